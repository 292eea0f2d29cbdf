"""A standing is read as it is written, and nothing else is taken for one."""

import json

import pytest
from hypothesis import given

from paiju.game import Refused, Standing
from paiju.game.standing import standing_from_json, standing_to_json
from paiju.testing.strategies import standings

SOUND = standing_to_json(Standing((0, 0), tallies={"fails": (1, 2)}, owed=((1, 2),)))


@given(standings())
def test_a_standing_survives_json(standing: Standing) -> None:
    assert standing_from_json(json.loads(json.dumps(standing_to_json(standing)))) == standing


@pytest.mark.parametrize(
    "change",
    [
        {"scores": "00"},
        {"scores": [0.5]},
        {"scores": [True]},
        {"scores": None},
        {"hand": None},
        {"hand": "1"},
        {"hand": True},
        {"levels": [2]},
        {"levels": "22"},
        {"dealer": "1"},
        {"owed": [[1]]},
        {"owed": [[1, 2, 3]]},
        {"owed": [1]},
        {"owed": None},
        {"owed": {"1": 2}},
        {"tallies": []},
        {"tallies": {"fails": 3}},
        {"tallies": None},
        {"winners": 1},
        {"more": 1},
    ],
)
def test_anything_else_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(Refused) as error:
        standing_from_json({**SOUND, **change})
    assert error.value.refusal.code == "record_line"


@pytest.mark.parametrize("missing", SOUND)
def test_every_field_is_needed(missing: str) -> None:
    with pytest.raises(Refused):
        standing_from_json({name: value for name, value in SOUND.items() if name != missing})
