import { useState } from "react";
import { CardFace } from "../../../base/cards/CardFace";
import { cardLabel } from "../../../base/cards/MiniCard";
import { tally } from "../../../base/cards/notation";
import { Button, Segments } from "../../../base/look/controls";
import { useSpeech } from "../../../base/text/speech";
import type { RuleBook, WireGame } from "../../../link/routes";
import { CardPicker } from "./CardPicker";
import { Conditions } from "./Conditions";
import { EMPTY, type Position, within } from "./position";
import { clausesOf } from "./useBook";
import { useVerdict } from "./useVerdict";
import { Plays, Verdict } from "./Verdict";
import "./book.css";
import "./try.css";

type Place = "table" | "hand";

interface Props {
  readonly game: WireGame;
  readonly book: RuleBook;
  readonly position: Position;
  readonly onPosition: (position: Position) => void;
  readonly onClause: (named: string) => void;
}

/** Where one begins who has picked nothing yet. */
export function starting(book: RuleBook): Position {
  const takes = (what: string) => book.context.includes(what);
  return { ...EMPTY, level: takes("level") ? "2" : null, trump: takes("trump") ? "S" : null };
}

/** Give every card of a list a name of its own, equal ones by their number. */
function numbered(cards: readonly string[]): readonly (readonly [string, string])[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return [card, `${card}-${count}`] as const;
  });
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.lastIndexOf(card);
  return cards.filter((_, place) => place !== at);
}

interface RowProps {
  readonly label: string;
  readonly empty: string;
  readonly cards: readonly string[];
  /** Which are chosen; where nothing can be chosen, none. */
  readonly chosen?: readonly string[];
  readonly nameOf: (card: string, chosen: boolean) => string;
  readonly onTap: (card: string, chosen: boolean) => void;
}

/** Cards that lie somewhere, to be tapped. */
function Row({ label, empty, cards, chosen, nameOf, onTap }: RowProps) {
  const up = tally(chosen ?? []);
  return (
    <fieldset className="try-row">
      <legend>{label}</legend>
      {cards.length === 0 && <p className="soft fine-print">{empty}</p>}
      <div className="try-cards">
        {numbered(cards).map(([card, key]) => {
          const isUp = Number(key.split("-")[1]) <= (up.get(card) ?? 0);
          return (
            <button
              key={key}
              type="button"
              className="try-card"
              data-up={isUp || undefined}
              aria-pressed={chosen ? isUp : undefined}
              aria-label={nameOf(card, isUp)}
              onClick={() => onTap(card, isUp)}
            >
              <CardFace card={card} full />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function Examples({ book, onTake }: { book: RuleBook; onTake: (position: Position) => void }) {
  const { say } = useSpeech();
  const found = clausesOf(book).flatMap((clause) =>
    clause.pictures.flatMap(({ name, caption, position }) =>
      position ? [{ name, caption: `${clause.number} ${caption}`, position }] : [],
    ),
  );
  return (
    <label className="try-examples">
      <span className="soft fine-print">{say("try.examples")}</span>
      <select
        className="field"
        value=""
        onChange={(event) => {
          const one = found.find(({ name }) => name === event.target.value);
          if (one) onTake({ ...EMPTY, ...one.position });
        }}
      >
        <option value="">{say("try.example_choose")}</option>
        {found.map(({ name, caption }) => (
          <option key={name} value={name}>
            {caption}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Cards to pick and what the judge says of them. */
export function TryBox({ game, book, position, onPosition, onClause }: Props) {
  const speech = useSpeech();
  const { say } = speech;
  const [place, setPlace] = useState<Place>("hand");
  const { judged, error, waiting } = useVerdict(game.name, position);
  const change = (part: Partial<Position>) => onPosition({ ...position, ...part });
  const used = tally([...position.table, ...position.hand]);
  const add = (card: string) =>
    change(
      place === "table"
        ? { table: [...position.table, card] }
        : { hand: [...position.hand, card], cards: [...position.cards, card] },
    );
  const led = position.table.length > 0;
  const named = (key: string) => (card: string) => say(key, { card: cardLabel(speech, card) });
  return (
    <div className="try">
      <div className="try-left">
        <Examples book={book} onTake={onPosition} />
        <Conditions game={game} book={book} position={position} onChange={change} />
        <Row
          label={say("try.table")}
          empty={say("try.table_empty")}
          cards={position.table}
          nameOf={named("try.remove")}
          onTap={(card) => change({ table: without(position.table, card) })}
        />
        <Row
          label={say("try.hand")}
          empty={say("try.hand_empty")}
          cards={position.hand}
          chosen={position.cards}
          nameOf={(card) => cardLabel(speech, card)}
          onTap={(card, up) =>
            change({
              cards: up ? without(position.cards, card) : [...position.cards, card],
            })
          }
        />
        <Verdict judged={judged} error={error} waiting={waiting} led={led} onClause={onClause} />
        <div className="try-tools">
          <Segments
            label={say("try.where")}
            value={place}
            choices={(["table", "hand"] as const).map((value) => ({
              value,
              text: say(`try.to_${value}`),
            }))}
            onChoose={setPlace}
          />
          <div className="row wrap">
            <Button
              small
              disabled={position.cards.length === 0}
              onClick={() => {
                const kept = position.cards.reduce<readonly string[]>(without, position.hand);
                change({ hand: kept, cards: [] });
              }}
            >
              {say("try.drop")}
            </Button>
            <Button
              small
              disabled={position.cards.length === 0}
              onClick={() => {
                const kept = position.cards.reduce<readonly string[]>(without, position.hand);
                change({ table: position.cards, hand: kept, cards: [] });
              }}
            >
              {say("try.lay")}
            </Button>
            <Button small kind="quiet" onClick={() => change({ table: [], hand: [], cards: [] })}>
              {say("try.clear")}
            </Button>
          </div>
        </div>
        <CardPicker left={(card) => book.copies - (used.get(card) ?? 0)} onPick={add} />
      </div>
      <div className="try-right" aria-busy={waiting}>
        <Plays
          title={say(led ? "try.follows" : "try.leads")}
          plays={judged?.plays ?? []}
          more={(judged?.count ?? 0) - (judged?.plays.length ?? 0)}
          none={say(led ? "try.follows_none" : "try.leads_none")}
          onTake={(cards) => change({ cards: within(cards, position.hand) })}
        />
        <Plays
          title={say("try.beaten")}
          plays={judged?.beaten ?? []}
          none={say("try.beaten_none")}
        />
      </div>
    </div>
  );
}
