import { MiniCards } from "../../../base/cards/MiniCard";
import { Icon } from "../../../base/look/Icon";
import { capital } from "../../../base/text/sentences";
import { type Speech, useSpeech } from "../../../base/text/speech";
import type { JudgedPlay, JudgedReading, WireTried } from "../../../link/routes";
import { readingName, verbName } from "../../../table/words/moves";
import { Trouble } from "../page/Trouble";

const CLAUSE = /\s*[（(]([a-z_]+\.\d+\.\d+)[)）]/g;

/** Name what cards are. */
function nameOf(speech: Speech, reading: JudgedReading): string {
  return capital(readingName(speech, { ...reading, stands_for: [...reading.as], units: [] }));
}

/** Take the clauses out of a sentence of the judge. */
export function parted(told: string): { readonly text: string; readonly clauses: string[] } {
  const clauses = [...told.matchAll(CLAUSE)].map((match) => match[1] ?? "");
  return { text: told.replace(CLAUSE, ""), clauses };
}

interface SaidProps {
  readonly told: Readonly<Record<string, string>>;
  readonly onClause: (named: string) => void;
}

/** A sentence of the judge with the clauses it names as links. */
function Said({ told, onClause }: SaidProps) {
  const { lang, say } = useSpeech();
  const { text, clauses } = parted(told[lang] ?? "");
  return (
    <>
      {text}
      {clauses.map((named) => (
        <button key={named} type="button" className="book-link" onClick={() => onClause(named)}>
          {say("table.clause", { clause: named.replace(/^[a-z_]+\./, "") })}
        </button>
      ))}
    </>
  );
}

interface VerdictProps {
  readonly judged: WireTried | null;
  readonly error: unknown;
  readonly waiting: boolean;
  readonly led: boolean;
  readonly onClause: (named: string) => void;
}

function headline(speech: Speech, judged: WireTried): string {
  const names = judged.cards?.readings.map((reading) => nameOf(speech, reading)) ?? [];
  return [...new Set(names)].join(speech.say("try.or")) || speech.say("try.nothing");
}

/** What the chosen cards are, and whether they may be played. */
export function Verdict({ judged, error, waiting, led, onClause }: VerdictProps) {
  const speech = useSpeech();
  const { say } = speech;
  if (error) return <Trouble of={error} />;
  if (!judged) return <p className="try-verdict" aria-busy="true" />;
  if (judged.error)
    return (
      <p className="try-verdict" data-legal="false" role="status">
        <Icon name="warn" />
        <span>
          <Said told={judged.error.message} onClause={onClause} />
        </span>
      </p>
    );
  const { ruling } = judged;
  if (!ruling) return <p className="try-verdict">{say("try.pick")}</p>;
  const verb = ruling.verb && !["lead", "follow"].includes(ruling.verb) ? ruling.verb : "";
  return (
    <div
      className="try-verdict"
      data-legal={ruling.legal}
      data-code={ruling.code ?? undefined}
      aria-busy={waiting}
      role="status"
    >
      <Icon name={ruling.legal ? "check" : "no"} />
      <span>
        <b>
          {verb && `${capital(verbName(speech, verb))} · `}
          {headline(speech, judged)}
        </b>
        <span className="try-why">
          {ruling.legal ? (
            say(led ? "try.may_follow" : "try.may_lead")
          ) : (
            <Said told={ruling.message ?? {}} onClause={onClause} />
          )}
        </span>
      </span>
    </div>
  );
}

interface PlaysProps {
  readonly title: string;
  readonly plays: readonly JudgedPlay[];
  readonly more?: number;
  readonly none: string;
  readonly onTake?: ((cards: readonly string[]) => void) | undefined;
}

function labelOf(speech: Speech, play: JudgedPlay): string {
  if (play.reading) return nameOf(speech, play.reading);
  return play.verb ? capital(verbName(speech, play.verb)) : "";
}

/** Plays with what they are; a tap takes one. */
export function Plays({ title, plays, more = 0, none, onTake }: PlaysProps) {
  const speech = useSpeech();
  return (
    <section className="ui-panel try-plays">
      <h2>{title}</h2>
      {plays.length === 0 && <p className="soft">{none}</p>}
      <ul>
        {plays.map((play) => {
          const inside = (
            <>
              <MiniCards cards={play.cards} />
              <span className="try-name">{labelOf(speech, play)}</span>
              {play.wins && <span className="try-wins">{speech.say("try.wins")}</span>}
            </>
          );
          return (
            <li key={play.cards.join()}>
              {onTake ? (
                <button type="button" onClick={() => onTake(play.cards)}>
                  {inside}
                </button>
              ) : (
                <span className="try-play">{inside}</span>
              )}
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="soft fine-print">{speech.say("try.more", { count: more })}</p>}
    </section>
  );
}
