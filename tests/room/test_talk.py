"""Names and chat as others may see them, and questions about cards."""

from dataclasses import replace

import pytest

from paiju.game import Refusal
from paiju.room import chat
from paiju.room.clock import wall_clock
from paiju.room.names import LONGEST, clean, clean_name, guest_name
from paiju.room.questions import ask, near
from paiju.store.contract import Chat
from paiju.wire import commands as c
from paiju.wire.pushes import Answer, Arranged, Said
from paiju.wire.views import write_move
from tests.room.script import ANN, BO, CAI, CODE, Script, two

FAMILY = "\U0001f468\u200d\U0001f469"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  two   words ", "two words"),
        ("a\u202eb", "ab"),
        ("a\u200bb", "ab"),
        ("a\x07b", "ab"),
        ("a\u2028b", "ab"),
        ("a\ue000b", "ab"),
        ("e\u0301", "\u00e9"),
        (FAMILY, FAMILY),
        ("\u200d" + FAMILY, FAMILY),
        (FAMILY + "\u200d", FAMILY),
        ("a\u200d\U0001f469", "a\U0001f469"),
        ("\U0001f468\u200db", "\U0001f468b"),
        ("\U0001f468\u202e\U0001f469", "\U0001f468\U0001f469"),
    ],
)
def test_what_cannot_be_seen_is_taken_out(text: str, shown: str) -> None:
    assert clean(text) == shown


def test_a_name_has_at_least_one_letter_and_at_most_sixteen() -> None:
    assert LONGEST == 16
    assert clean_name("a") == "a"
    assert clean_name("a" * 16) == "a" * 16
    assert clean_name("a" * 17) is None
    assert clean_name(" \u200b ") is None
    assert clean_name(" Ann ") == "Ann"
    assert len(guest_name()) == 4
    assert len({guest_name() for _ in range(20)}) > 15


def test_time_is_counted_in_milliseconds() -> None:
    assert 1_700_000_000_000 < wall_clock() < 4_000_000_000_000


def say(script: Script, player: str, text: str | None = None, phrase: str | None = None) -> object:
    """Say something to a room."""
    return chat.check(script.room, player, c.Chat(id="chat-1234", text=text, phrase=phrase), 77)


def test_what_is_said_is_kept_with_who_said_it_from_where() -> None:
    script = Script(seats=2)
    script.seat(BO)
    script.do(CAI, c.Enter, room=CODE)
    assert say(script, BO.player, " hi\u200b ") == Chat(CODE, BO.player, "Bo", 2, "hi", None, 77)
    heard = Chat(CODE, CAI.player, "Cai", None, None, "hello", 77)
    assert say(script, CAI.player, phrase="hello") == heard
    assert say(script, CAI.player, "ignored", "hello") == heard
    assert chat.write(heard) == Said(
        player=CAI.player, name="Cai", seat=None, text=None, phrase="hello", at=77
    )
    assert chat.REMEMBERED == 30


def test_chat_is_refused_to_strangers_and_the_muted_and_where_nothing_is_said() -> None:
    script = Script(seats=2)
    assert say(script, BO.player, "hi") == Refusal("room.not_in")
    script.seat(BO)
    script.do(ANN, c.Mute, player=BO.player, on=True)
    assert say(script, BO.player, "hi") == Refusal("room.muted")
    assert say(script, ANN.player, "\u200b") == Refusal("chat.empty")
    assert say(script, ANN.player) == Refusal("chat.empty")
    assert say(script, ANN.player, phrase="nope") == Refusal(
        "chat.phrase", facts={"phrase": "nope"}
    )


def test_who_has_a_seat_may_ask_what_cards_are() -> None:
    script = Script(seats=2)
    script.seat(BO)
    script.do(CAI, c.Enter, room=CODE)
    questions: tuple[c.Ask | c.Arrange, ...] = (
        c.Ask(id="ask-12345", cards=()),
        c.Arrange(id="ask-12345"),
    )
    for question in questions:
        assert ask(script.room, ANN.player, question) == Refusal("table.no_hand")
    script.begin(BO)
    for question in questions:
        assert ask(script.room, CAI.player, question) == Refusal("table.no_hand")
    told, laid = (ask(script.room, BO.player, question) for question in questions)
    assert isinstance(told, Answer)
    assert isinstance(laid, Arranged)
    assert (told.seq, laid.seq) == (script.room.seq, script.room.seq)
    assert (told.id, laid.id) == ("ask-12345", "ask-12345")
    assert script.room.hand is not None
    held = script.room.game.view(script.room.hand.state, 2).hand
    assert sum(len(group.cards) for group in laid.groups) == len(held)
    script.finish(ANN, BO)
    assert not isinstance(ask(script.room, BO.player, questions[1]), Refusal)


def test_near_a_refused_move_a_legal_one_is_found_for_who_must_act() -> None:
    script = two()
    who = script.mover(ANN, BO)
    legal = [move for move in script.legal_of(who) if move.cards]
    wanted = write_move(legal[-1])
    wrong = c.WireMove(act="play", cards=(*wanted.cards, "JB"))
    play = c.Play(id="play-1234", at=0, move=wrong)
    found = near(script.room, who.player, play)
    assert found is not None
    assert set(found.cards) & set(wanted.cards)
    other = BO if who == ANN else ANN
    assert near(script.room, other.player, play) is None
    assert near(script.room, CAI.player, play) is None
    unread = c.Play(id="play-1234", at=0, move=c.WireMove(act="play", cards=("ZZ",)))
    assert near(script.room, who.player, unread) is None
    assert near(replace(script.room, phase="held"), who.player, play) is None
    script.finish(ANN, BO)
    assert near(script.room, who.player, play) is None
