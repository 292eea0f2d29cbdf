import { Icon } from "../../base/look/Icon";
import { capital } from "../../base/text/sentences";
import { useSpeech } from "../../base/text/speech";
import { comingLines, resultLines } from "../../table/words/result";
import { scoreText } from "../../table/words/score";
import { lastOf, type Timeline, tableAt } from "./timeline";

/** How the hand ended: who won what, and why. */
export function Ending({ timeline }: { readonly timeline: Timeline }) {
  const speech = useSpeech();
  const table = tableAt(timeline, lastOf(timeline), true);
  const { outcome } = table.view;
  if (!outcome) return null;
  const lines = [
    ...resultLines(speech, timeline.room, table),
    ...comingLines(speech, timeline.room),
  ];
  return (
    <section className="ending" aria-label={speech.say("result.this_hand")}>
      <ul className="ending-seats">
        {timeline.replay.seats.map(({ seat }, at) => {
          const score = outcome.scores[at] ?? 0;
          const won = outcome.winners.includes(seat);
          return (
            <li key={seat} data-won={won || undefined}>
              {won && <Icon name="crown" size={16} />}
              <bdi>{capital(speech.show(seat, "seat"))}</bdi>
              <b>{scoreText(speech, score, outcome.penalties)}</b>
            </li>
          );
        })}
      </ul>
      <ul className="ending-lines soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
