import { useState } from "react";
import { Button, Segments } from "../../../base/look/controls";
import { Dialog } from "../../../base/look/Dialog";
import type { IconName } from "../../../base/look/Icon";
import { capital } from "../../../base/text/sentences";
import { useSpeech } from "../../../base/text/speech";
import { openRoom } from "../../../link/games";
import { go } from "../../../link/route";
import { Trouble } from "../../shared/page/Trouble";
import { USUAL_BOT, useBots } from "../../shared/rooms/useBots";
import { Moves } from "../SidePanels";
import type { Source } from "../source";
import type { Timeline } from "../timeline";
import type { Coach } from "../useCoach";
import type { Player } from "../usePlayer";
import { CoachList } from "./CoachList";
import { FairCheck } from "./FairCheck";
import { HandPicture } from "./HandPicture";
import { SaveRecord } from "./SaveRecord";

export type SheetName = "menu" | "play_on" | "moves" | "coach" | "save" | "picture" | "fair";

interface Props {
  readonly sheet: SheetName | null;
  onSheet(sheet: SheetName | null): void;
  readonly timeline: Timeline;
  readonly source: Source;
  readonly player: Player;
  readonly coach: Coach;
  onSeat(seat: number): void;
}

const ENTRIES: readonly (readonly [SheetName, IconName])[] = [
  ["play_on", "bot"],
  ["moves", "menu"],
  ["coach", "hint"],
  ["save", "share"],
  ["picture", "file"],
  ["fair", "shield"],
];

function Menu({ timeline, source, onSheet, onSeat }: Props) {
  const speech = useSpeech();
  const { say } = speech;
  const seats = timeline.replay.seats.map(({ seat }) => ({
    value: String(seat),
    text: capital(speech.show(seat, "seat")),
  }));
  const entries = ENTRIES.filter(([name]) => name !== "coach" || "hand" in source);
  return (
    <div className="play-menu">
      <Segments
        label={say("replay.view")}
        value={String(timeline.replay.seat)}
        choices={seats}
        onChoose={(seat) => onSeat(Number(seat))}
      />
      {entries.map(([name, icon]) => (
        <Button key={name} icon={icon} onClick={() => onSheet(name)}>
          {say(`replay.${name}`)}
        </Button>
      ))}
      <p className="soft fine-print keys-note">{say("replay.keys")}</p>
    </div>
  );
}

/** Take the hand up from this step, against bots. */
function PlayOn({ timeline, source, player }: Props) {
  const { say } = useSpeech();
  const [strength, setStrength] = useState(USUAL_BOT);
  const bots = useBots();
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const { step } = player;
  const { seat } = timeline.replay;
  const over = timeline.steps[step]?.view.outcome !== null;
  const start = async () => {
    setBusy(true);
    try {
      const body = { ...source, step, seat, strength };
      go({ at: "room", code: await openRoom("/api/replay/play", body) });
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  };
  if (over) return <p>{say("replay.play_on_over")}</p>;
  return (
    <div className="play-menu">
      <p>{say("replay.play_on_hint", { seat })}</p>
      <Segments
        label={say("replay.strength")}
        value={strength}
        choices={bots}
        onChoose={setStrength}
      />
      <Button kind="go" disabled={busy} onClick={start}>
        {say("replay.play_on")}
      </Button>
      <Trouble of={failed} />
    </div>
  );
}

function Body(props: Props) {
  const { sheet, timeline, source, player, coach, onSheet } = props;
  const leave = (step: number) => {
    player.to(step);
    onSheet(null);
  };
  switch (sheet) {
    case "menu":
      return <Menu {...props} />;
    case "play_on":
      return <PlayOn {...props} />;
    case "moves":
      return <Moves timeline={timeline} step={player.step} onGo={leave} />;
    case "coach":
      return <CoachList timeline={timeline} coach={coach} onGo={leave} />;
    case "save":
      return <SaveRecord timeline={timeline} source={source} step={player.step} />;
    case "picture":
      return <HandPicture timeline={timeline} />;
    case "fair":
      return <FairCheck timeline={timeline} source={source} />;
    default:
      return null;
  }
}

/** What opens over a replay: its menu and all that the menu leads to. */
export function Sheets(props: Props) {
  const { say } = useSpeech();
  const { sheet, onSheet } = props;
  if (!sheet) return null;
  return (
    <Dialog key={sheet} title={say(`replay.${sheet}`)} onClose={() => onSheet(null)}>
      <Body {...props} />
    </Dialog>
  );
}
