import {
  type CSSProperties,
  memo,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { picturesOf } from "../../base/cards/Avatar";
import { SuitSign } from "../../base/cards/Signs";
import { useSize } from "../../base/hooks/useSize";
import { useWindow } from "../../base/hooks/useWindow";
import { capital } from "../../base/text/sentences";
import { useSpeech } from "../../base/text/speech";
import type { Room, Table, WirePlayed } from "../../link/wire";
import { textOf, worth } from "../facts";
import { fly } from "../motion";
import type { Trick } from "../show/useTrick";
import { readingName, verbName } from "../words/moves";
import { arrowsOf, feltOf, placeOf, type Spot, turnsFrom, wordsAt } from "./geometry";
import { PlayedCards } from "./PlayedCards";
import { Seat } from "./Seat";
import { seatFacts } from "./seatFacts";
import { type Unplayed, unplayedOf } from "./unplayed";

interface Props {
  readonly room: Room;
  readonly table: Table;
  readonly trick: Trick;
  readonly now: () => number;
  /** Where the chosen cards of the hand are: own plays start there. */
  readonly handBox: () => DOMRect | null;
  onTouch(): void;
}

/** The width of played cards, by the size of the window. */
function playedWidth(width: number, height: number): number {
  if (height < 480 && width > height) return 32;
  if (width < 600) return 36;
  if (width >= 1280) return 72;
  return width >= 1100 ? 62 : 84;
}

function screenSpot(element: HTMLElement | null): Spot | null {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** The table: seats around an oval in the direction of play, and what lies on it. */
export const Felt = memo(function Felt(props: Props) {
  const { room, table, trick, now, handBox, onTouch } = props;
  const speech = useSpeech();
  const box = useRef<HTMLElement>(null);
  const size = useSize(box);
  const window = useWindow();
  const { view, clock } = table;
  const seats = view.counts.length;
  const own = view.seat ?? 1;
  const big = window.width >= 600 && window.height >= 480;
  const felt = useMemo(() => feltOf(size.width, size.height, big), [size, big]);
  const turns = useMemo(() => turnsFrom(own, seats, room.direction), [own, seats, room.direction]);
  const pictures = useMemo(
    () => picturesOf(room.seats.map((place) => place.player ?? place.name)),
    [room.seats],
  );
  const placeFor = (seat: number) => placeOf(felt, turns.get(seat) ?? 0, seats);
  const middle = wordsAt(felt, seats);
  const width = playedWidth(window.width, window.height);
  const unplayed = useMemo(
    () => (trick.plays.length > 0 ? [] : unplayedOf(view)),
    [trick.plays, view],
  );

  const hasPoints = Object.keys(view.points).length > 0;
  const winner = trick.stage === "gathered" ? trick.best : null;
  const to = useCallback(() => seatSpot(box, winner), [winner]);
  const from = useCallback(
    (seat: number) => () => {
      if (seat === own) {
        const start = handBox();
        if (start) return { x: start.left + start.width / 2, y: start.top, scale: 1.25 };
      }
      const spot = seatSpot(box, seat);
      return spot && { ...spot, scale: 0.5 };
    },
    [own, handBox],
  );

  /** What the highest play is called: its type where cards climb, else that it is the highest. */
  function bestName({ reading }: WirePlayed): string {
    if (trick.stage !== "open") return speech.say("table.won");
    if (hasPoints || !reading) return speech.say("table.best");
    return capital(readingName(speech, { ...reading, stands_for: [] }));
  }

  function tagOf(play: WirePlayed | Unplayed) {
    if ("tag" in play) {
      return play.tag
        ? { text: speech.say(`table.tag_${play.tag}`), best: play.tag === "bid" }
        : null;
    }
    if (play.cards.length === 0) return null;
    if (play.seat === trick.best) return { text: bestName(play), best: true };
    const isLead = view.facts.leader === play.seat && play === trick.plays[0];
    return isLead ? { text: verbName(speech, "lead"), best: false } : null;
  }

  const isOwn = table.turn !== null && view.phase === "play" && trick.stage === "open";
  const hasOwn = trick.plays.some(({ seat, cards }) => seat === own && cards.length > 0);
  return (
    <section
      ref={box}
      className={`felt-area${big ? " big" : ""}`}
      style={{ "--cw": `${width}px` } as CSSProperties}
      onPointerDown={onTouch}
      aria-label={speech.say("table.table")}
    >
      <div className="felt" />
      {size.width > 0 && (
        <>
          {arrowsOf(felt, seats).map(({ x, y, turn }) => (
            <svg
              key={`${x}:${y}`}
              className="felt-arrow"
              viewBox="0 0 12 12"
              style={{ left: x, top: y, transform: `rotate(${turn}deg)` }}
              aria-hidden="true"
            >
              <path d="M4 1.5 8.5 6 4 10.5" />
            </svg>
          ))}
          <Middle table={table} trick={trick} at={middle} />
          {room.seats
            .filter(({ seat }) => seat !== own)
            .map((place) => (
              <Seat
                key={place.seat}
                {...seatFacts(speech, room, table, place)}
                at={placeFor(place.seat)}
                low={!big && placeFor(place.seat).y > size.height * 0.55}
                deadline={clock.deadline}
                bank={clock.bank[place.seat - 1] ?? 0}
                now={now}
                picture={pictures[place.seat - 1] ?? 0}
              />
            ))}
          {isOwn && !hasOwn && (
            <div
              className="felt-ghost"
              style={{ left: placeFor(own).play.x, top: placeFor(own).play.y }}
            >
              {speech.say("table.your_turn")}
            </div>
          )}
          {[...trick.plays, ...unplayed].map((play, at) => (
            <PlayedCards
              key={`${play.seat}:${play.cards.join()}:${"tag" in play ? at : ""}`}
              play={play}
              place={placeFor(play.seat)}
              width={width}
              points={view.points}
              tag={tagOf(play)}
              from={from(play.seat)}
              to={winner ? to : null}
            />
          ))}
          {winner !== null && trick.points > 0 && (
            <PointsFly points={trick.points} at={middle} to={to} />
          )}
        </>
      )}
    </section>
  );
});

/** The place of a seat on the screen; the own seat is the lower edge. */
function seatSpot(box: RefObject<HTMLElement | null>, seat: number | null): Spot | null {
  if (seat === null || !box.current) return null;
  const found = box.current.querySelector<HTMLElement>(`.seat[data-seat="${seat}"] .seat-face`);
  if (found) return screenSpot(found);
  const area = box.current.getBoundingClientRect();
  return { x: area.left + area.width / 2, y: area.bottom + 20 };
}

/** Points on their way to whoever won them. */
function PointsFly({ points, at, to }: { points: number; at: Spot; to: () => Spot | null }) {
  const box = useRef<HTMLSpanElement>(null);
  const end = useRef(to);
  useLayoutEffect(() => {
    if (box.current) fly(box.current, end.current);
  }, []);
  return (
    <span ref={box} className="felt-points" style={{ left: at.x, top: at.y }} aria-hidden="true">
      +{points}
    </span>
  );
}

/** The words in the middle: which trick, what lies there, under the sign of the trump suit. */
function Middle({ table: { view }, trick, at }: { table: Table; trick: Trick; at: Spot }) {
  const speech = useSpeech();
  const trump = textOf(view.private, "trump") ?? textOf(view.facts, "trump");
  const { number } = trick;
  const points = worth(
    trick.plays.flatMap(({ cards }) => cards),
    view.points,
  );
  const isPlay = view.phase === "play";
  const hasPoints = Object.keys(view.points).length > 0;
  return (
    <div className="felt-middle" style={{ left: at.x, top: at.y }}>
      {trump && <SuitSign suit={trump} className="felt-trump" />}
      {!isPlay && <span className="felt-phase">{capital(speech.name("phase", view.phase))}</span>}
      {isPlay && hasPoints && number !== null && (
        <span>{speech.say("table.trick", { number })}</span>
      )}
      {isPlay && hasPoints && points > 0 && <b>{speech.show(points, "n point")}</b>}
    </div>
  );
}
