import { useState } from "react";
import { Avatar, picturesOf } from "../../base/cards/Avatar";
import { MiniCards } from "../../base/cards/MiniCard";
import { saveText } from "../../base/device/download";
import { useSeconds } from "../../base/hooks/useSeconds";
import { Button } from "../../base/look/controls";
import { Icon } from "../../base/look/Icon";
import { Scrolling } from "../../base/look/Scrolling";
import { capital } from "../../base/text/sentences";
import { useSpeech } from "../../base/text/speech";
import { isDeviceRoom } from "../../link/device/deviceRoom";
import { recordHere } from "../../link/device/localAnswers";
import { go } from "../../link/route";
import { call, change } from "../../link/session";
import type { Refused, Room, Table } from "../../link/wire";
import { closing, comingLines, resultLines } from "../../table/words/result";
import { scoreText, totalText } from "../../table/words/score";
import { beReady } from "../shared/fair/ready";
import { Trouble } from "../shared/page/Trouble";
import { useReplayAhead } from "../shared/replays/replayAhead";
import "./result.css";

interface Props {
  readonly room: Room;
  readonly table: Table;
  readonly now: () => number;
  readonly onFair: () => void;
  readonly onLeave: () => void;
}

function titleOf({ room, table }: Props): string {
  const winners = room.standing.winners ?? table.view.outcome?.winners ?? [];
  const over = room.phase === "over";
  if (room.you === null) return over ? "result.match_lost" : "result.watched";
  const won = winners.includes(room.you);
  return `result.${over ? "match_" : ""}${won ? "won" : "lost"}`;
}

function Scores({ room, table }: Props) {
  const speech = useSpeech();
  const { say, show } = speech;
  const { outcome, standing: before } = table.view;
  const penalties = outcome?.penalties ?? false;
  const after = room.standing;
  const levels = before.levels.length > 0;
  const pictures = picturesOf(room.seats.map((place) => place.player ?? place.name));
  return (
    <table className="scores">
      <thead>
        <tr>
          <th scope="col">{say("result.player")}</th>
          <th scope="col">{say("result.this_hand")}</th>
          <th scope="col">{say("result.total")}</th>
          {levels && <th scope="col">{say("result.level")}</th>}
        </tr>
      </thead>
      <tbody>
        {room.seats.map((place, at) => {
          const score = outcome?.scores[at] ?? 0;
          const [from, to] = [before.levels[at], after.levels[at] ?? before.levels[at]];
          return (
            <tr key={place.seat} data-won={outcome?.winners.includes(place.seat) || undefined}>
              <th scope="row">
                <Avatar of={place.name} pick={pictures[at] ?? 0} className="scores-face" />
                <bdi className="scores-name">{capital(show(place.seat, "seat"))}</bdi>
                {outcome?.winners.includes(place.seat) && <Icon name="crown" size={16} />}
              </th>
              <td>{scoreText(speech, score, penalties)}</td>
              <td>{totalText(speech, after.scores[at] ?? 0, penalties)}</td>
              {levels && (
                <td data-risen={from !== to || undefined}>
                  {from === to ? (
                    from
                  ) : (
                    <>
                      {from} → <b>{to}</b>
                    </>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function NextButton({
  room,
  now,
  onRefused,
}: Props & { onRefused: (refused: Refused | null) => void }) {
  const { say } = useSpeech();
  const seconds = useSeconds(room.due, now);
  const own = room.seats.find((place) => place.seat === room.you);
  if (!own) return null;
  if (room.phase === "over" && room.event) {
    const { code } = room.event;
    return (
      <Button kind="go" icon="crown" onClick={() => go({ at: "tournament", code })}>
        {say("result.ranking")}
      </Button>
    );
  }
  if (room.phase === "over") {
    return (
      <Button kind="go" onClick={() => void change({ type: "rematch" }).then(onRefused)}>
        {say("result.again")}
      </Button>
    );
  }
  return (
    <Button
      kind="go"
      disabled={own.ready || room.phase !== "between"}
      onClick={() => void beReady(room.promise).then(onRefused)}
    >
      {own.ready
        ? say("result.waiting")
        : seconds === null
          ? say("result.next_hand")
          : say("result.next_in", { seconds })}
    </Button>
  );
}

/** Take the record home: from the server, or from this device where the hand was played on it. */
function RecordButton({ room, table }: Pick<Props, "room" | "table">) {
  const { say } = useSpeech();
  const file = `${table.hand}.txt`;
  const [failed, setFailed] = useState<unknown>(null);
  const save = async () => {
    try {
      const here = isDeviceRoom(room.code);
      const kept = here
        ? await recordHere(table.hand)
        : await call<string>("GET", `/api/hands/${table.hand}/record`);
      saveText(file, kept);
      setFailed(null);
    } catch (error) {
      setFailed(error);
    }
  };
  return (
    <>
      <Button small icon="file" onClick={() => void save()}>
        {say("result.record")}
      </Button>
      <Trouble of={failed} />
    </>
  );
}

/** The end of a hand: who won what, why, and what comes next. */
export function Result(props: Props) {
  const { room, table, onFair, onLeave } = props;
  const speech = useSpeech();
  const { say } = speech;
  const [refused, setRefused] = useState<Refused | null>(null);
  const [away, setAway] = useState(false);
  useReplayAhead();
  const kitty = table.view.outcome?.facts.buried;
  const story = closing(table.events, room.coming);
  if (away) {
    return (
      <div className="result-back">
        <Button onClick={() => setAway(false)}>{say("result.show_result")}</Button>
      </div>
    );
  }
  return (
    <section className="result" aria-labelledby="result-title">
      <header className="result-head" data-title={titleOf(props).split(".")[1]}>
        <span className="soft">{say("result.hand_number", { hand: table.number })}</span>
        <h2 id="result-title">{say(titleOf(props))}</h2>
      </header>
      <Scrolling className="result-body" label={say("result.this_hand")}>
        <Scores {...props} />
        <ul className="result-lines">
          {[...resultLines(speech, room, table), ...comingLines(speech, room)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {Array.isArray(kitty) && kitty.length > 0 && (
          <p className="result-kitty">
            <span className="soft fine-print">{say("result.kitty")}</span>{" "}
            <MiniCards cards={kitty as string[]} />
          </p>
        )}
        {story.length > 0 && (
          <ul className="result-story soft fine-print" aria-label={say("result.story")}>
            {story.map((event, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the story of a hand that is over
              <li key={at}>{speech.event(event)}</li>
            ))}
          </ul>
        )}
        <Trouble of={refused} />
      </Scrolling>
      <footer className="result-ways">
        <NextButton {...props} onRefused={setRefused} />
        <div className="row wrap">
          {/* The server has no hand of a device before it was sent. */}
          {!isDeviceRoom(room.code) && (
            <Button
              small
              icon="replay"
              onClick={() => go({ at: "replay", hand: table.hand, step: 0 })}
            >
              {say("result.replay")}
            </Button>
          )}
          <Button small icon="shield" onClick={onFair}>
            {say("result.fair")}
          </Button>
          <RecordButton room={room} table={table} />
          <Button small icon="eye" onClick={() => setAway(true)}>
            {say("result.show_table")}
          </Button>
          <Button small kind="quiet" icon="door" onClick={onLeave}>
            {say("result.leave")}
          </Button>
        </div>
      </footer>
    </section>
  );
}
