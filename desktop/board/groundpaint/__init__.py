"""How the ground is drawn: washes, coast, borders, glyphs, clouds.

Only the drawing process imports it: it needs numpy and shapely.
"""
