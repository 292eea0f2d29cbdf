import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { useWindow } from "../../base/hooks/useWindow";
import { IconButton } from "../../base/look/controls";
import { Dialog } from "../../base/look/Dialog";
import { Icon } from "../../base/look/Icon";
import { useStore } from "../../base/store";
import { About, useSpeech } from "../../base/text/speech";
import { go } from "../../link/route";
import { call, link } from "../../link/session";
import type { TableActions } from "../../link/tableActions";
import type { Answer, Table } from "../../link/wire";
import { useDesk } from "../../table/desk/useDesk";
import { Felt } from "../../table/felt/Felt";
import { Hand, type HandHandle } from "../../table/hand/Hand";
import { NOTHING } from "../../table/hand/stacks";
import { StatusBar } from "../../table/panels/StatusBar";
import { nameOf } from "../../table/words/seats";
import { brings, useGame } from "../shared/games/useGame";
import { Caption, toldOf } from "./Caption";
import { Controls } from "./Controls";
import { Ending } from "./Ending";
import { Judge } from "./Judge";
import { OpenHands } from "./OpenHands";
import { SidePanels, WIDE } from "./SidePanels";
import { type SheetName, Sheets } from "./sheets/Sheets";
import type { Source } from "./source";
import { lastOf, type Step, type Timeline, tableAt } from "./timeline";
import { useCoach } from "./useCoach";
import { usePlayer, useReplayKeys } from "./usePlayer";
import "../../table/table.css";
import "./replay.css";

interface Props {
  readonly timeline: Timeline;
  readonly source: Source;
  readonly start: number;
  onBack(): void;
  onSeat(seat: number): void;
}

const BookSheet = lazy(async () => ({
  default: (await import("../shared/rulebook/BookSheet")).BookSheet,
}));
const SAME_NOW = () => 0;
const nothing = () => undefined;
const NO_TURN = { options: [], legal: null };
const ANY: ReadonlySet<string> = new Set();

/** Ask the judge about cards at a step; everything else is the table's and not asked here. */
function useJudge(source: Source, seat: number, step: number): TableActions {
  return useMemo(
    () => ({
      ask: (cards) => call<Answer>("POST", "/api/replay/ask", { ...source, seat, step, cards }),
      move: async () => "made",
      hint: async () => null,
      auto: async () => null,
    }),
    [source, seat, step],
  );
}

function Inside({ timeline, source, start, onBack, onSeat }: Props) {
  const speech = useSpeech();
  const { width, height } = useWindow();
  const player = usePlayer(timeline, start);
  const [open, setOpen] = useState(false);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  const hasBook = brings(useGame(timeline.replay.game), "rulebook");
  const hand = useRef<HandHandle>(null);
  const { step } = player;
  const at = timeline.steps[step] as Step;
  const { seat } = timeline.replay;
  const table = useMemo(() => tableAt(timeline, step, open), [timeline, step, open]);
  const asked: Table = useMemo(() => ({ ...table, turn: NO_TURN }), [table]);
  const judge = useJudge(source, seat, step);
  const desk = useDesk(asked, table.view.hand, judge, nothing);
  const coach = useCoach(timeline, source);
  const handBox = useCallback(() => hand.current?.chosenBox() ?? null, []);
  const clear = () => desk.choose(NOTHING);
  useReplayKeys(player, lastOf(timeline));
  const isWide = width >= WIDE && height >= 480;
  const coached = coach.at(step);
  return (
    <main className="table-screen replay-screen" data-step={step} data-open={open || undefined}>
      <header className="top-bar">
        <IconButton icon="back" label={speech.say("nav.back")} onClick={onBack} />
        <h1 className="replay-title">
          {speech.name("game", timeline.replay.game)}
          <small>{speech.say("replay.number", { number: timeline.replay.number })}</small>
        </h1>
        <StatusBar table={table} />
        <button
          type="button"
          className="replay-eye"
          aria-pressed={open}
          aria-label={speech.say("replay.look_open")}
          title={speech.say(open ? "replay.look_own" : "replay.look_open")}
          onClick={() => setOpen(!open)}
        >
          <Icon name="eye" size={22} />
        </button>
        <IconButton
          icon="more"
          label={speech.say("replay.menu")}
          onClick={() => setSheet("menu")}
        />
      </header>
      <OwnTurn />
      <Felt
        room={timeline.room}
        table={table}
        trick={at.trick}
        now={SAME_NOW}
        handBox={handBox}
        onTouch={clear}
      />
      {isWide && <SidePanels timeline={timeline} table={table} player={player} open={open} />}
      <div className="desk">
        {desk.cards.length > 0 ? (
          <Judge desk={desk} onClear={clear} onRule={hasBook ? setClause : undefined} />
        ) : (
          <Caption
            timeline={timeline}
            step={step}
            open={open}
            coached={coached}
            onPlayOn={() => setSheet("play_on")}
          />
        )}
      </div>
      {open && !isWide && <OpenHands step={at} />}
      {at.view.outcome && !open && <Ending timeline={timeline} />}
      {(isWide || !open) && !at.view.outcome && (
        <Hand
          ref={hand}
          groups={table.view.hand}
          picks={desk.picks}
          points={table.view.points}
          legal={null}
          fresh={ANY}
          still={false}
          onChoose={desk.choose}
          onPlay={nothing}
          onMove={nothing}
        />
      )}
      <Controls
        timeline={timeline}
        player={player}
        costly={coach.worst}
        told={toldOf(speech, at)}
      />
      {clause && (
        <Dialog title={speech.say("menu.book")} onClose={() => setClause(null)}>
          <Suspense fallback={null}>
            <BookSheet
              game={timeline.replay.game}
              clause={clause}
              onClose={() => setClause(null)}
            />
          </Suspense>
        </Dialog>
      )}
      <Sheets
        sheet={sheet}
        onSheet={setSheet}
        timeline={timeline}
        source={source}
        player={player}
        coach={coach}
        onSeat={onSeat}
      />
    </main>
  );
}

/** One's own table waits for a move meanwhile. */
function OwnTurn() {
  const { say } = useSpeech();
  const code = useStore(link.state, ({ table }) => (table?.turn ? table.room : null));
  if (!code) return null;
  return (
    <button type="button" className="replay-turn" onClick={() => go({ at: "room", code })}>
      <Icon name="clock" size={18} />
      {say("replay.your_turn")}
    </button>
  );
}

/** Name the seats of a timeline: oneself as such, people and bots by name, others by number. */
function useNames(timeline: Timeline): Readonly<Record<number, string>> {
  const speech = useSpeech();
  return useMemo(
    () =>
      Object.fromEntries(
        timeline.replay.seats.flatMap(({ seat, name, bot, you }, at) => {
          const place = timeline.room.seats[at];
          if (you) return [[seat, speech.name("seat", "you")]];
          return place && (bot || name) ? [[seat, nameOf(speech, place)]] : [];
        }),
      ),
    [timeline, speech],
  );
}

/** A hand that can be looked at step by step. */
export function Viewer(props: Props) {
  const names = useNames(props.timeline);
  return (
    <About game={props.timeline.replay.game} seats={names}>
      <Inside {...props} />
    </About>
  );
}
