"""The options of a game in the new-game dialog: how it is played, the rulebook's variants, what bots do at the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.dialogs.newgame_data import OptionSpec


def tr(text: str) -> str:
    """Return the text in the language of the program."""
    return QCoreApplication.translate("Clash", text)


def options() -> tuple[OptionSpec, ...]:
    """Return the options, each with a line for every value."""
    return (
        OptionSpec(
            "mode", tr("Game"), default="full",
            choices=(("full", tr("Full game")), ("learning", tr("Learning game"))),
            notes=(
                ("full", tr("With all cards: Actions, Objectives and whole Events.")),
                ("learning", tr("The way to learn: Events bring their icons only; no Action and Objective cards.")),
            ),
        ),
        OptionSpec(
            "events", tr("Events"), default="full", group=tr("Variants"),
            choices=(("full", tr("Whole cards")), ("optional", tr("Optional Events")), ("icons", tr("No Events"))),
            notes=(
                ("full", tr("First the icon, then the text.")),
                ("optional", tr("The drawer announces before drawing: icon and text, or the icon only.")),
                ("icons", tr("Only the icons of Event cards count.")),
            ),
            settled=(("mode", "learning", "icons"),),
        ),
        OptionSpec(
            "length", tr("Length"), default="normal", group=tr("Variants"),
            choices=(("normal", tr("Six Ages")), ("short", tr("Shorter Game"))),
            notes=(
                ("normal", tr("Three rounds each, with one free Advance after an Age.")),
                ("short", tr("Four Ages; two Settlers at the start, two free Advances after an Age.")),
            ),
        ),
        OptionSpec(
            "ending", tr("End"), default="fixed", group=tr("Variants"),
            choices=(("fixed", tr("Fixed")), ("roll", tr("Roll to End")), ("wonder", tr("A Wonderful Ending"))),
            notes=(
                ("fixed", tr("The game ends after the last Age.")),
                ("roll", tr("Seven Ages, but before each of the last five rounds a die may end the game.")),
                ("wonder", tr("Seven Ages, but a Wonder built in one of the last five rounds makes it the last.")),
            ),
            settled=(("length", "short", "fixed"),),
        ),
        OptionSpec(
            "open_wonders", tr("Open Wonders"), tr("Drawn Wonder cards lie open on the table: everybody may build them."),
            False, group=tr("Variants"),
        ),
        OptionSpec(
            "offers", tr("Trade offers of bots"), default="seldom", group=tr("At the table"),
            choices=(("never", tr("Never")), ("seldom", tr("Seldom")), ("often", tr("Often"))),
            notes=(
                ("never", tr("Bots only answer your offers.")),
                ("seldom", tr("Bots offer a trade when it helps them much.")),
                ("often", tr("Bots offer a trade whenever it helps them.")),
            ),
            of_bots=True,
        ),
    )  # fmt: skip
