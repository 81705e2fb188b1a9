"""Every key that the rules use has words, and every template only names values that it gets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

import core.games.clash
from core.engine.decision import Entry, Refusal
from core.engine.scenario import run
from core.games.clash.content.cards import FACE_DOWN
from core.games.clash.game import GAME
from core.games.clash.moves import Collect
from desktop.games.clash.words.cards import card_name
from desktop.games.clash.words.names import people_name, player_name
from desktop.games.clash.words.refusals import REFUSALS
from desktop.games.clash.words.sentences import JOURNAL, MINOR, MOVES, QUESTIONS
from desktop.games.clash.words.speaker import Speaker
from desktop.games.clash.words.topics import TOPICS
from desktop.table.people import YOU
from tests.desktop.games.clash.panels import link_of, space
from tests.scenarios.files import SCENARIOS

RULES = Path(core.games.clash.__file__).parent
SOURCES = "\n".join(path.read_text("utf-8") for path in sorted(RULES.rglob("*.py")))


def keys(pattern: str) -> set[str]:
    return set(re.findall(pattern, SOURCES))


def test_every_refusal_has_a_sentence() -> None:
    used = keys(r'Refusal\(\s*"([a-z_]+)"') | keys(r'"(government_prerequisite|top_advance_first)"')
    used |= {f"collect_{reason}" for reason in ("exhausted", "another_city", "enemy_units")}
    assert len(used) > 80
    assert used - set(REFUSALS) == set()


def test_refusals_are_one_sentence_each() -> None:
    for key, words in REFUSALS.items():
        assert re.fullmatch(r"[A-Z{][^.!?]*[.]", words), key


@pytest.mark.usefixtures("qapp")
def test_refusals_name_only_what_they_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    said: dict[str, str] = {}
    judge = type(GAME).refusal

    def noted(game: Any, state: Any, seat: int, move: Any) -> Refusal | None:
        refusal = judge(game, state, seat, move)
        if refusal is not None and refusal.key not in said:
            speaker = Speaker(("Mira", "Jonas", "Ada", "Kim")[: len(state.players)])
            speaker.view = state
            said[refusal.key] = speaker.refusal(refusal)
        return refusal

    monkeypatch.setattr(type(GAME), "refusal", noted)
    for scenario in SCENARIOS:
        if any("refused" in move for move in scenario.data.get("moves", [])):
            run(scenario)
    assert len(said) > 150
    assert {key: words for key, words in said.items() if "{" in words or key == words} == {}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("terrain", "said"),
    [
        ("barren", "B1 (Barrens) gives you nothing without the Advance Irrigation."),
        ("sea", "B1 (Sea) gives you nothing without the Advance Fishing."),
        ("unrevealed", "Nothing can be collected from B1: nobody has revealed it yet."),
    ],
)
def test_what_a_space_would_give_with_an_advance_is_said(terrain: str, said: str) -> None:
    link = link_of({"board": {"0,0": "plains", "1,0": terrain}, "seats": {"0": {"cities": {"0,0": {}}}}})
    there = space(link, 1, 0)
    refusal = link.refusal(Collect(space(link, 0, 0), ((there, "food"),)))
    assert refusal is not None
    assert link.speaker.refusal(refusal) == said.replace("B1", link.speaker.space(there))


def test_every_journal_line_has_a_sentence() -> None:
    used = keys(r'\.write(?:_private)?\(\s*"([a-z_]+)"') | keys(r'key: str = "([a-z_]+)"')
    assert len(used) > 40
    assert used - set(JOURNAL) == set()


def test_every_question_has_a_title() -> None:
    used = keys(r'Decision\([^"]*"([a-z_]+)"') | {"raze", "government", "spawn_settlement", "spawn_infantry"}
    # Sources, values and refusals beside questions whose kind is computed.
    used -= {"barbarians_spawn", "status_phase", "optional", "answer_the_question"}
    used |= keys(r'\bask\(\s*step,\s*frame,\s*"([a-z_]+)"')
    assert len(used) > 20
    assert used - set(QUESTIONS) == set()


def test_names_of_steps_address_nobody() -> None:
    # All players read them; these questions are answered by moves that have a name of their own.
    own = {"turn", "pay", "gain", "event_lose_unit"}
    words = [*MOVES.values(), *TOPICS.values(), *(title for kind, (title, _) in QUESTIONS.items() if kind not in TOPICS)]
    addressing = {text for text in words if re.search(r"\b(you|yours?)\b", text, re.IGNORECASE)}
    assert addressing <= {QUESTIONS[kind][0] for kind in own}
    assert set(TOPICS) <= set(QUESTIONS)


def test_every_move_has_a_name() -> None:
    used = {f"move.{tag}" for tag in keys(r'Move, frozen=True, tag="([a-z_]+)"')}
    assert len(used) >= 23
    assert used | {"history.start"} == {key for key in MOVES if key.count(".") == 1}


def test_a_captured_city_without_a_name_is_called_by_its_space() -> None:
    entry = Entry("city_captured", 0, {"loser": -1, "space": 12, "city": "", "size": 1, "mood": 0})
    assert Speaker(("Mira",)).entry(entry)[1] == "Mira captured 12 from Barbarians."


def test_dice_of_a_battle_and_of_a_card_are_told() -> None:
    speaker = Speaker(("Mira",))
    assert speaker.entry(Entry("battle_roll", 0, {"dice": ((3, "infantry"), (5, ""))}))[1] == "Mira rolled 3, 5."
    assert "rolled 3, 5" in speaker.entry(Entry("combat_card_dice", 0, {"dice": (3, 5), "source": "archers"}))[1]


def test_events_are_named_with_and_without_an_icon() -> None:
    speaker = Speaker(("Mira",))
    assert speaker.entry(Entry("event_drawn", 0, {"card": "E02", "icon": ""}))[1] == "Mira drew Epidemic."
    assert speaker.entry(Entry("event_drawn", 0, {"card": "E01", "icon": "gold_mine"}))[1] == "Mira drew Plague: Gold Mine."


def test_lines_about_cards_have_the_icon_of_their_kind() -> None:
    speaker = Speaker(("Mira", "Rome"))
    handed = Entry("cards_traded", 0, {"partner": 1, "given": (("objective", 1),)})
    assert speaker.entry(handed)[0] == "card_objective"
    assert speaker.entry(Entry("card_drawn", 0, {"kind": "action"}))[0] == "card_action"


def test_the_history_tells_what_was_played_and_what_was_asked() -> None:
    speaker = Speaker(("Mira",))
    assert speaker.label(Entry("move.play", 0, {"card": FACE_DOWN["action"]})) == "Play a card"
    assert speaker.label(Entry("move.play", 0, {"card": "E18"})) == f"Play {card_name('E18')}"
    asked = {"asked": "battle_power", "source": "siegecraft", "option": "no"}
    assert speaker.label(Entry("move.choose", 0, asked)) == "Siegecraft: No"
    lost = {"asked": "event_which_piece", "source": "E03", "option": "great_pyramid"}
    assert speaker.label(Entry("move.choose", 0, lost)) == f"Lose {card_name('great_pyramid')}"
    influence = {"city": 3, "city_name": "Ur", "target": 12, "target_name": ""}
    assert speaker.label(Entry("move.influence", 0, influence)) == "Influence 12 from Ur"


def test_a_person_without_a_name_is_called_after_the_people() -> None:
    assert player_name(YOU, "minoans") == people_name("minoans") != ""


@pytest.mark.parametrize(
    ("actions", "said"),
    [(0, ""), (1, "Ada ended the turn with 1 action unused."), (2, "Ada ended the turn with 2 actions unused.")],
)
def test_actions_that_were_left_unused_are_told(actions: int, said: str) -> None:
    speaker = Speaker(("Ada", "Bob"))
    (line,) = speaker.told([Entry("turn_ended", 0, {"actions": actions})])
    assert ("" if line.key in MINOR else speaker.entry(line)[1]) == said
