import { type Ref, useMemo } from "react";
import { Avatar } from "../../base/cards/Avatar";
import { MiniCards } from "../../base/cards/MiniCard";
import { Icon, type IconName } from "../../base/look/Icon";
import { capital } from "../../base/text/sentences";
import { type Speech, useSpeech } from "../../base/text/speech";
import type { Table, WireEvent, WireMove } from "../../link/wire";
import { Ring, urgencyOf, useTimeLeft } from "../clock/Ring";
import { bankOf, worth } from "../facts";
import type { SeatFacts } from "../felt/Seat";
import { ClauseButton } from "../words/ClauseButton";
import { choiceName, readingName, verbName } from "../words/moves";
import type { Said } from "./useDesk";

/** The first sentence says what is wrong, the rest what to do: the line shows both small. */
interface Words {
  readonly tone: "plain" | "fine" | "refused" | "moment";
  readonly icon: IconName;
  readonly title: string;
  readonly below: string;
  readonly clause: string | null;
  readonly alternative: WireMove | null;
}

const QUIET = { tone: "plain", clause: null, alternative: null } as const;

/** Say what nobody should miss. */
function momentous(speech: Speech, moments: readonly WireEvent[]): Words {
  const title = moments.map((event) => speech.event(event)).join(" ");
  return { ...QUIET, tone: "moment", icon: "eye", title, below: "" };
}

/** What a seat owes now, in words: by the acts that it may make. */
function owed(speech: Speech, table: Table): Words {
  const options = table.turn?.options ?? [];
  const acts = options.filter(({ most }) => most > 0);
  const [first] = acts;
  if (options.length > 0 && acts.length === 0) {
    const only = options.map(({ act }) => speech.name("act", act)).join(" / ");
    const stuck = options.length === 1 && options[0]?.act === "pass";
    return {
      ...QUIET,
      icon: "up",
      title: stuck ? speech.say("table.cannot_beat") : only,
      below: "",
    };
  }
  if (first && first.act !== "play") {
    const title = acts.map(({ act }) => speech.name("act", act)).join(" / ");
    const fixed =
      first.least === first.most ? speech.say("table.owe_cards", { cards: first.least }) : "";
    return { ...QUIET, icon: "up", title, below: fixed };
  }
  const leads = !table.view.table.some(({ cards }) => cards.length > 0);
  const below = leads
    ? speech.say("table.lead_any")
    : options.some(({ act }) => act === "pass")
      ? speech.say("table.beat_or_pass")
      : speech.say("table.follow_cards", { cards: first?.least ?? 1 });
  return {
    ...QUIET,
    icon: "up",
    title: speech.say(leads ? "table.your_lead" : "table.your_turn"),
    below,
  };
}

type Refused = Extract<Said, { kind: "refused" }>;

/** Say why cards were not played, and what may be played instead. */
function refusedWords(speech: Speech, { refusal, alternative }: Refused): Words {
  const title = speech.refusal(refusal);
  const clause = refusal.rule || null;
  return { tone: "refused", icon: "no", title, below: "", clause, alternative };
}

/** Say what cards are and what they lack, to somebody who is still choosing.

    Who has chosen fewer cards than the play to take instead has is not done yet. */
function unfitWords(speech: Speech, said: Refused, cards: readonly string[]): Words {
  const [reading] = said.answer?.readings ?? [];
  const title = reading ? readingName(speech, reading) : speech.show(cards.length, "n card");
  const below = speech.refusal(said.refusal);
  const isWhole = cards.length >= (said.alternative?.cards?.length ?? 0);
  const clause = isWhole ? said.refusal.rule || null : null;
  const alternative = isWhole ? said.alternative : null;
  return { tone: "plain", icon: "up", title, below, clause, alternative };
}

/** Say what is known of the chosen cards. */
function wordsFor(speech: Speech, table: Table, said: Said, cards: readonly string[]): Words {
  const points = worth(cards, table.view.points);
  const pointsNote = points > 0 ? speech.show(points, "n point") : "";
  switch (said.kind) {
    case "wait": {
      const { actors, outcome } = table.view;
      const title = outcome
        ? speech.say("table.over")
        : speech.say("table.wait_for", { seats: actors });
      const told = table.events.at(-1);
      return { ...QUIET, icon: "clock", title, below: told ? speech.event(told) : "" };
    }
    case "owe":
      return owed(speech, table);
    case "asking":
      return {
        ...QUIET,
        icon: "up",
        title: speech.show(cards.length, "n card"),
        below: pointsNote,
      };
    case "more": {
      const [reading] = said.answer?.readings ?? [];
      const name = reading ? readingName(speech, reading) : "";
      const count = speech.say("table.chosen_count", { chosen: said.chosen, least: said.least });
      const below = [name, pointsNote].filter(Boolean).join(" · ");
      return { ...QUIET, icon: "up", title: count, below };
    }
    case "hint": {
      const { move, reading, reason } = said.advice;
      const known = said.answer?.choices.find((choice) => choice.move.act === move.act);
      const title = choiceName(speech, known ?? { move, reading, verb: null });
      const clause = reason.rule || null;
      return { ...QUIET, tone: "fine", icon: "hint", title, below: speech.reason(reason), clause };
    }
    case "fine": {
      const [first] = said.choices;
      const names = new Set(said.choices.map((choice) => choiceName(speech, choice)));
      const follows = first?.verb === "follow" ? verbName(speech, "follow") : "";
      const below = [follows, speech.show(cards.length, "n card"), pointsNote].filter(Boolean);
      return {
        ...QUIET,
        tone: "fine",
        icon: "check",
        title: [...names].join(" / "),
        below: below.join(" · "),
      };
    }
    case "refused":
      return said.tried ? refusedWords(speech, said) : unfitWords(speech, said, cards);
  }
}

interface Props {
  readonly table: Table;
  readonly said: Said;
  /** What nobody should miss: told before everything else, for its time. */
  readonly moments: readonly WireEvent[];
  readonly cards: readonly string[];
  readonly now: () => number;
  readonly own: {
    readonly name: string;
    readonly picture: number;
    readonly badge: SeatFacts["badge"];
  };
  readonly ref?: Ref<HTMLDivElement>;
  onTake(move: WireMove): void;
  onRule?: ((clause: string) => void) | undefined;
}

/** The line above the hand: time, what the cards are, why not, and what instead. */
export function SelectionLine(props: Props) {
  const { table, said, moments, cards, now, own, ref, onTake, onRule } = props;
  const speech = useSpeech();
  const words = useMemo(
    () => (moments.length > 0 ? momentous(speech, moments) : wordsFor(speech, table, said, cards)),
    [speech, table, said, moments, cards],
  );
  const { clause, alternative } = words;
  return (
    <div className="line">
      <OwnTime table={table} now={now} own={own} />
      <div ref={ref} className={`line-box ${words.tone}`}>
        <span className="line-icon">
          <Icon name={words.icon} size={14} />
        </span>
        <span className="line-words" role="status">
          <span className="line-title">
            {clause && onRule && <ClauseButton rule={clause} onRule={onRule} />}
            {capital(words.title)}
          </span>
          {words.below && <span className="line-below">{words.below}</span>}
        </span>
        {alternative && (alternative.cards?.length ?? 0) > 0 && (
          <button type="button" className="line-take" onClick={() => onTake(alternative)}>
            <span>{speech.say("table.take")}</span>
            <MiniCards cards={alternative.cards ?? []} />
          </button>
        )}
      </div>
    </div>
  );
}

/** The own picture, or the seconds that are left. */
function OwnTime({ table, now, own }: Pick<Props, "table" | "now" | "own">) {
  const speech = useSpeech();
  const { deadline } = table.clock;
  const { seat, actors } = table.view;
  const acts = seat !== null && actors.includes(seat);
  const time = useTimeLeft(acts ? deadline : null, bankOf(table), now);
  const badge = own.badge && (
    <span className="seat-badge" title={own.badge.label}>
      {own.badge.text}
    </span>
  );
  if (!time) {
    return (
      <div className="own-time">
        <Avatar of={own.name} pick={own.picture} />
        {badge}
      </div>
    );
  }
  const seconds = Math.ceil(time.left);
  return (
    <div
      className={`own-time ${urgencyOf(time.left)}`}
      role="timer"
      aria-label={speech.say(time.spare ? "table.spare_seconds" : "table.seconds", {
        left: seconds,
      })}
    >
      <span className="own-seconds" aria-hidden="true">
        {seconds}
      </span>
      {time.spare && (
        <span className="own-spare" aria-hidden="true">
          {speech.say("table.spare_mark")}
        </span>
      )}
      <Ring {...time} />
      {badge}
    </div>
  );
}
