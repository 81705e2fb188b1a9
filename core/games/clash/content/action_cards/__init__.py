"""The Action cards: the deck, and the halves in modules by theme; `civil` imports all civil ones.

The rules import the deck, the halves import the rules: so nothing is imported here.
"""
