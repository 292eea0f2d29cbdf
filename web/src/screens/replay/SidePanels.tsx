import { memo, useEffect, useRef } from "react";
import { MiniCards } from "../../base/cards/MiniCard";
import { Scrolling } from "../../base/look/Scrolling";
import { capital } from "../../base/text/sentences";
import { useSpeech } from "../../base/text/speech";
import type { Table } from "../../link/wire";
import { Counter, LastTrick, Scores } from "../../table/panels/Panels";
import { moveName } from "../../table/words/moves";
import { chapterName } from "./Caption";
import { OpenList } from "./OpenHands";
import type { Step, Timeline } from "./timeline";
import type { Player } from "./usePlayer";

/** From this width on there is room beside the table. */
export const WIDE = 1100;

interface Props {
  readonly timeline: Timeline;
  readonly table: Table;
  readonly player: Player;
  readonly open: boolean;
}

/** Every move of the hand, in tricks: a tap leads there. */
export const Moves = memo(function Moves({
  timeline,
  step,
  onGo,
}: {
  readonly timeline: Timeline;
  readonly step: number;
  readonly onGo: (step: number) => void;
}) {
  const speech = useSpeech();
  const box = useRef<HTMLOListElement>(null);
  const tricks = new Map(timeline.chapters.map((chapter) => [chapter.step, chapter]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step moves what is in sight
  useEffect(() => {
    box.current?.querySelector("[aria-current]")?.scrollIntoView?.({ block: "nearest" });
  }, [step]);
  return (
    <ol ref={box} className="moves">
      {timeline.steps.map(({ seat, move, events }, at) => {
        if (seat === null || !move) return null;
        const chapter = tricks.get(at);
        // What was hidden from the seat stays so: the list tells the act alone.
        const cards = events.length > 0 ? (move.cards ?? []) : [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move is its place in the hand
          <li key={at}>
            {chapter?.trick && (
              <span className="moves-trick">{chapterName(speech, timeline, chapter)}</span>
            )}
            <button
              type="button"
              aria-current={at === step ? "step" : undefined}
              onClick={() => onGo(at)}
            >
              <bdi>{capital(speech.show(seat, "seat"))}</bdi>
              {move.act === "play" && cards.length > 0 ? (
                <MiniCards cards={cards} />
              ) : (
                <span>{moveName(speech, move)}</span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
});

/** Beside the table: scores and moves on the left, the last trick or all hands on the right. */
export function SidePanels({ timeline, table, player, open }: Props) {
  const { say } = useSpeech();
  return (
    <>
      <Scrolling className="side left" label={say("replay.moves")}>
        <Scores room={timeline.room} table={table} />
        <section className="panel moves-panel">
          <h2>{say("replay.moves")}</h2>
          <Moves timeline={timeline} step={player.step} onGo={player.to} />
        </section>
      </Scrolling>
      <Scrolling className="side right" label={say(open ? "replay.hands" : "table.last_trick")}>
        {open ? (
          <section className="panel">
            <h2>{say("replay.hands")}</h2>
            <OpenList step={timeline.steps[player.step] as Step} />
          </section>
        ) : (
          <>
            <LastTrick table={table} />
            <Counter table={table} />
          </>
        )}
      </Scrolling>
    </>
  );
}
