"""Rule cards: every table has one code, every code one table, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.game import COMMON_CODES, AnyGame, Refused, games
from paiju.game.rulecard import RuleCard, read_card, signs, write_card
from paiju.game.rules import switches, to_json

PRESETS = [(game, preset) for game in games().values() for preset in game.presets]


@st.composite
def cards(draw: st.DrawFn) -> RuleCard:
    """Draw any switches of any preset that go together."""
    game, preset = draw(st.sampled_from(PRESETS))
    given: dict[str, object] = {"preset": preset}
    for name, switch in switches(game.presets[preset]).items():
        if draw(st.booleans()):
            plain = [one.value for one in switch.values]
            bounded = st.integers(switch.low, switch.high)
            given[name] = draw(st.sampled_from(plain) if plain else bounded)
    try:
        return RuleCard(game, preset, game.parse(given))
    except Refused:
        return RuleCard(game, preset, game.presets[preset])


@given(cards())
def test_what_is_written_is_read_again(card: RuleCard) -> None:
    assert read_card(card.code) == card
    assert read_card(f"  {card.code.upper()}\n") == card


@given(cards(), cards())
def test_two_tables_share_a_code_only_if_they_are_the_same(one: RuleCard, other: RuleCard) -> None:
    assert (one.code == other.code) == (one == other)


@given(cards())
def test_a_code_says_only_what_differs(card: RuleCard) -> None:
    plain = write_card(card.game, card.preset, card.game.presets[card.preset])
    assert len(card.code) == len(plain) + 5 * len(card.changed)
    usual = to_json(card.game.presets[card.preset])
    assert {**usual, **card.changed} == to_json(card.rules)


def refusal(code: str) -> str:
    with pytest.raises(Refused) as caught:
        read_card(code)
    found = caught.value.refusal
    assert set(found.facts) == set(COMMON_CODES[found.code])
    return found.code


@given(cards(), st.data())
def test_a_wrong_sign_and_a_swap_are_always_found(card: RuleCard, data: st.DataObject) -> None:
    code = card.code
    at = data.draw(st.integers(code.index("~") + 1, len(code) - 1))
    other = data.draw(st.sampled_from("0123456789abcdefghjkmnpqrstvwxyz"))
    if other != code[at]:
        assert refusal(code[:at] + other + code[at + 1 :]) in ("card_altered", "card_version")
    if at + 1 < len(code) and code[at] != code[at + 1]:
        swapped = code[:at] + code[at + 1] + code[at] + code[at + 2 :]
        assert refusal(swapped) in ("card_altered", "card_version")


def sealed(head: str) -> str:
    """Put the right check signs behind a code that somebody made up."""
    signs = "0123456789abcdefghjkmnpqrstvwxyz"
    rest = int.from_bytes(head.encode(), "big") % 1021
    return head + signs[rest // 32] + signs[rest % 32]


def signs_of(game: AnyGame, switch: str) -> str:
    found = signs(next(iter(game.presets.values())))
    return next(mark for mark, name in found.items() if name == switch)


def test_everything_else_is_refused_by_its_code() -> None:
    gandengyan = games()["gandengyan"]
    hands, step = signs_of(gandengyan, "hands"), signs_of(gandengyan, "step")
    cases = {
        "": "card_form",
        "guandan": "card_form",
        "guandan.house": "card_form",
        "guandan.house~": "card_form",
        "guandan.house~1i!": "card_form",
        "掼蛋.house~18k": "card_form",
        "x" * 5000: "card_form",
        "guandan.house~18m": "card_altered",
        "guandan.hause~18k": "card_altered",
        sealed("guandan.house~2"): "card_version",
        sealed("bridge.house~1"): "unknown_game",
        sealed("guandan.wild~1"): "unknown_preset",
        sealed("guandan.house~1zzz00"): "card_switch",
        sealed("guandan.house~1zz"): "card_altered",
        sealed(f"gandengyan.house~1{hands}00"): "switch_range",
        sealed(f"gandengyan.house~1{hands}zz"): "switch_range",
        sealed(f"gandengyan.house~1{step}zz"): "card_value",
        sealed(f"gandengyan.house~1{hands}07{hands}08"): "card_altered",
    }
    assert {code: refusal(code) for code in cases} == cases
