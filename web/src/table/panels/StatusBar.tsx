import { memo, type ReactNode } from "react";
import { MiniCard } from "../../base/cards/MiniCard";
import { SuitSign } from "../../base/cards/Signs";
import { useSpeech } from "../../base/text/speech";
import type { Table } from "../../link/wire";
import { bySeat, numberOf, textOf, textsOf } from "../facts";

function Chip({
  label,
  children,
  title,
  tone = "",
  plain = false,
}: {
  label?: string;
  children: ReactNode;
  title?: string;
  tone?: string;
  /** Whether the chip tells its meaning without the label, where there is little room. */
  plain?: boolean;
}) {
  return (
    <span className={`chip ${tone}`} title={title}>
      {label && <span className={`chip-label${plain ? " plain" : ""}`}>{label}</span>}
      {children}
    </span>
  );
}

/** Trump suit and level. */
function Trump({ table: { view } }: { table: Table }) {
  const speech = useSpeech();
  const trump = textOf(view.private, "trump") ?? textOf(view.facts, "trump");
  const level = textOf(view.facts, "level");
  if (!trump && !level) return null;
  return (
    <Chip label={speech.say(trump ? "table.trump" : "table.level")} plain={trump !== null}>
      {trump && (
        <span className="chip-suit" role="img" aria-label={speech.name("suit", trump)}>
          <SuitSign suit={trump} />
        </span>
      )}
      {level && <b>{speech.show(level, "rank")}</b>}
    </Chip>
  );
}

/** The called friend: which card, which copy, how many were played; or who it is. */
function Friend({ table: { view } }: { table: Table }) {
  const speech = useSpeech();
  const { facts } = view;
  const called = textOf(facts, "called");
  const friend = numberOf(facts, "friend");
  if (facts.alone === true) return <Chip tone="now">{speech.say("table.alone")}</Chip>;
  if (friend !== null) {
    return (
      <Chip label={speech.say("table.friend_short")}>
        <b className="chip-name">
          <bdi>{speech.show(friend, "seat")}</bdi>
        </b>
      </Chip>
    );
  }
  if (!called) return null;
  const nth = numberOf(facts, "nth") ?? 1;
  const seen = numberOf(facts, "seen") ?? 0;
  return (
    <Chip
      label={speech.say("table.friend_short")}
      title={speech.say("table.friend_seen", { seen, nth })}
    >
      <MiniCard card={called} />
      <span className="chip-count">
        {seen}/{nth}
      </span>
    </Chip>
  );
}

/** What everybody knows of the hand, in short. */
export const StatusBar = memo(function StatusBar({ table }: { table: Table }) {
  const speech = useSpeech();
  const { facts, points: worth } = table.view;
  const points = numberOf(facts, "points");
  const pile = numberOf(facts, "pile");
  const times = numberOf(facts, "multiplier");
  const raised = textsOf(facts, "shown");
  const own = table.view.seat;
  const taken = bySeat(facts, "taken");
  const mine = own && taken && points === null ? (taken[own] ?? null) : null;
  return (
    <div className="status">
      <Trump table={table} />
      {raised.map((one) => (
        <Chip key={one}>{speech.name("shown", one)}</Chip>
      ))}
      <Friend table={table} />
      {points !== null && Object.keys(worth).length > 0 && (
        <Chip label={speech.say("table.points")} tone="points">
          <b>{points}</b>
        </Chip>
      )}
      {mine !== null && (
        <Chip label={speech.say("table.own_points")} tone="points">
          <b>{mine}</b>
        </Chip>
      )}
      {pile !== null && (
        <Chip label={speech.say("table.pile")}>
          <b>{pile}</b>
        </Chip>
      )}
      {times !== null && times > 1 && (
        <Chip tone="points">
          <b>×{times}</b>
        </Chip>
      )}
    </div>
  );
});
