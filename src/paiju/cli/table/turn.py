"""One turn of the player: choose cards, look at what they are, play them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rich.text import Text

from paiju.cards import Card
from paiju.cli.table.desk import Desk
from paiju.cli.table.entry import EntryError, read_cards
from paiju.cli.table.hand import hand_lines
from paiju.cli.table.moves import (
    describe_cards,
    describe_choices,
    describe_move,
    describe_options,
    find_call,
    numbered,
)
from paiju.cli.table.terminal import Left
from paiju.desk import arrange, find_moves, find_pass, options
from paiju.game import AnyState, Move
from paiju.text.rulebook import find_clause


@dataclass(frozen=True, slots=True)
class Chosen:
    """What lies ready: cards, and the exact move where a hint or a list chose one."""

    cards: tuple[Card, ...] = ()
    move: Move | None = None


class Turn:
    """Ask until there is a legal move. Nothing typed is lost: a refusal leaves the cards chosen."""

    def __init__(self, desk: Desk, state: AnyState, seat: int) -> None:
        self._desk = desk
        self._state = state
        self._seat = seat
        self._view = desk.game.view(state, seat)
        self._arranged = arrange(desk.game, self._view, self._view.hand)
        self._options = options(desk.game, state, seat)
        self._past: list[Chosen] = []
        self._chosen = Chosen()
        self._notes: list[Text] = []
        self._commands: Mapping[str, Callable[[], Move | None]] = {
            "command_hint": self._hint,
            "command_undo": self._undo,
            "command_pass": self._pass,
            "command_help": self._help,
            "command_rules": self._rules,
            "command_log": self._log,
            "command_lang": self._lang,
            "command_quit": self._quit,
        }

    def move(self) -> Move:
        """Return the move that the player makes; `Left` where the player leaves."""
        only = self._options.moves
        if len(only) == 1:
            if only[0].act == "decline":
                return only[0]
            self._chosen = Chosen(only[0].cards, only[0])
            self._note(self._desk.words.say("only_move", move=self._describe(only[0])))
        self._draw()
        while True:
            made = self._answer(self._desk.terminal.ask(self._desk.words.say("prompt")))
            if made is not None:
                self._desk.has_seen(self._view)
                return made
            self._draw_again()

    def _describe(self, move: Move) -> str:
        """Name a move in the player's language."""
        return describe_move(move, self._desk.words)

    def _note(self, text: str, style: str = "") -> None:
        """Say something under the hand."""
        self._notes.append(Text(text, style=style))

    def _draw(self) -> None:
        """Show the table, the news, the hand and what is to be done."""
        hand = hand_lines(self._arranged, self._chosen.cards, self._desk.words)
        notes = self._desk.terminal.wrapped(self._notes or [Text(self._task(), style="cyan")])
        below = len(hand) + len(notes) + 1
        self._desk.terminal.draw(*self._desk.table(self._view, below), *hand, *notes)
        self._notes = []

    def _draw_again(self) -> None:
        """Show what changed: the whole screen, or in a pipe only what was said."""
        if self._desk.terminal.interactive:
            self._draw()
            return
        self._desk.terminal.say(*self._notes)
        self._notes = []

    def _task(self) -> str:
        """Say what the seat may do now."""
        words = self._desk.words
        owed = self._options
        if owed.moves and owed.act != "play":
            listed = " · ".join(describe_options(owed.moves, words))
            return words.say("task_options", options=listed)
        name = words.name("act", owed.act)
        act = name[:1].upper() + name[1:]
        if owed.called:
            call = {"act": act, "number": words.number(owed.act, 2)}
            alone = find_pass(self._desk.game, self._state, self._seat).moves
            if not alone:
                return words.say("task_call", **call)
            return words.say("task_call_alone", **call, alone=self._name_of_none(alone[0]))
        if owed.act != "play":
            return words.say("task_cards", act=act, cards=owed.cards)
        follow = any(made.cards for made in self._view.table)
        return words.say("task_follow" if follow else "task_lead")

    def _name_of_none(self, move: Move) -> str:
        """Name the call of nothing."""
        words = self._desk.words
        return words.number(move.act, None) or words.name("act", move.act)

    def _answer(self, line: str) -> Move | None:
        """Do what a line asks for; a move ends the turn."""
        named = line.rstrip("! ")
        if not named:
            return self._confirm()
        for key, command in self._commands.items():
            if line.lower() in self._desk.words.say(key).lower().split():
                return command()
        clause = find_clause(self._desk.game.name, self._desk.words.lang, named)
        if clause is not None:
            self._note(f"{clause.number} {clause.text}", "cyan")
            return None
        if not (self._take(named) or self._choose(named)):
            return None
        if named != line:
            return self._confirm()
        self._explain()
        return None

    def _take(self, line: str) -> bool:
        """Lay a move ready that is not made of cards of the hand: a call, or one of a list."""
        game, owed = self._desk.game, self._options
        if owed.called:
            found = find_call(game, self._state, self._seat, owed.act, line)
            if found is None:
                return False
            if found.refusal is not None:
                self._note(self._desk.words.render(found.refusal), "red")
                self._put(Chosen())
            else:
                self._put(Chosen(move=found.moves[0]))
            return True
        bare = numbered(owed.moves)
        if line.isascii() and line.isdecimal() and 1 <= int(line[:3]) <= len(bare):
            self._put(Chosen(move=bare[int(line[:3]) - 1]))
            return True
        return False

    def _choose(self, line: str) -> bool:
        """Choose the cards that a line names: instead of the others, or with + and - besides."""
        sign = line[0] if line[:1] in ("+", "-") and len(line) > 1 else ""
        try:
            cards = read_cards(line[len(sign) :], self._arranged)
            if sign:
                cards = self._changed(sign, cards)
        except EntryError as error:
            self._note(self._desk.words.say(error.key, **error.facts), "red")
            return False
        self._put(Chosen(cards))
        return True

    def _changed(self, sign: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Add cards to the chosen ones, or take them away."""
        before = list(self._chosen.cards)
        for held in cards:
            if (held in before) != (sign == "-"):
                raise EntryError("not_chosen" if sign == "-" else "chosen_twice", cards=(held,))
            if sign == "-":
                before.remove(held)
            else:
                before.append(held)
        return tuple(before)

    def _put(self, chosen: Chosen) -> None:
        """Lay something ready and remember what lay there."""
        self._past.append(self._chosen)
        self._chosen = chosen

    def _explain(self) -> None:
        """Name the chosen cards and say whether they may be played."""
        words = self._desk.words
        cards = self._chosen.cards
        if self._chosen.move is not None:
            self._note(words.say("chosen", cards=self._describe(self._chosen.move)), "green")
            return
        if not cards:
            if not self._notes:
                self._note(words.say("nothing_chosen"))
            return
        name = describe_cards(self._desk.game, self._view, cards, words)
        shown = words.show(cards, "cards")
        named = f"{shown} · {name}" if name else shown
        found = find_moves(self._desk.game, self._state, self._seat, cards)
        if found.refusal is None:
            self._note(words.say("chosen", cards=named), "green")
        else:
            self._note(words.say("chosen_refused", cards=named), "yellow")
            self._note(words.render(found.refusal), "red")

    def _confirm(self) -> Move | None:
        """Play what lies ready, or say why it cannot be played."""
        words = self._desk.words
        if self._chosen.move is not None:
            return self._chosen.move
        if not self._chosen.cards:
            self._note(words.say("nothing_chosen"))
            return None
        found = find_moves(self._desk.game, self._state, self._seat, self._chosen.cards)
        if found.refusal is not None:
            self._note(words.render(found.refusal), "red")
            return None
        return found.moves[0] if len(found.moves) == 1 else self._pick(found.moves)

    def _pick(self, moves: tuple[Move, ...]) -> Move | None:
        """Let the player say which of several readings is meant."""
        words = self._desk.words
        lines = [Text(words.say("which_reading"), style="cyan")]
        named = describe_choices(self._desk.game, self._view, moves, words)
        lines += [Text(f"  {number}  {name}") for number, name in enumerate(named, 1)]
        self._desk.terminal.say(*lines)
        answer = self._desk.terminal.ask(words.say("prompt_reading", most=len(moves)))
        if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:3]) <= len(moves):
            return moves[int(answer[:3]) - 1]
        self._note(words.say("no_reading"))
        return None

    def _hint(self) -> Move | None:
        """Lay ready what a bot would play, with its reason."""
        move, why = self._desk.adviser.choose(self._view)
        self._put(Chosen(move.cards, move))
        words = self._desk.words
        self._note(words.say("hint", move=self._describe(move)), "green")
        self._note(words.reason(why), "dim")
        return None

    def _undo(self) -> Move | None:
        """Go back to what lay ready before."""
        if not self._past:
            self._note(self._desk.words.say("nothing_to_undo"))
            return None
        self._chosen = self._past.pop()
        self._explain()
        return None

    def _pass(self) -> Move | None:
        """Pass, or say no."""
        found = find_pass(self._desk.game, self._state, self._seat)
        if found.refusal is not None:
            self._note(self._desk.words.render(found.refusal), "red")
            return None
        return found.moves[0]

    def _help(self) -> Move | None:
        """Explain the keys."""
        self._desk.pages([Text(line) for line in self._desk.words.say("help").splitlines()])
        return None

    def _rules(self) -> Move | None:
        """Show the rules of this table."""
        self._desk.pages(self._desk.rules_text())
        return None

    def _log(self) -> Move | None:
        """Show everything that happened in this hand."""
        self._desk.pages(self._desk.log(self._view) or [Text(self._desk.words.say("log_empty"))])
        return None

    def _lang(self) -> Move | None:
        """Change the language."""
        self._desk.switch_language()
        self._note(self._desk.words.say("language_changed"))
        return None

    def _quit(self) -> Move | None:
        """Leave the table."""
        raise Left
