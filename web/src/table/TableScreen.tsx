import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { picturesOf } from "../base/cards/Avatar";
import { useSettings } from "../base/device/settings";
import { IconButton } from "../base/look/controls";
import { useSpeech } from "../base/text/speech";
import { Buttons } from "./desk/Buttons";
import { SelectionLine } from "./desk/SelectionLine";
import { useAutoPass } from "./desk/useAutoPass";
import { useDesk } from "./desk/useDesk";
import { useFirstTouch } from "./desk/useFirstTouch";
import { useGroups } from "./desk/useGroups";
import { useKeys } from "./desk/useKeys";
import { Felt } from "./felt/Felt";
import { seatFacts } from "./felt/seatFacts";
import { freshCards } from "./felt/unplayed";
import { Hand, type HandHandle } from "./hand/Hand";
import { NOTHING } from "./hand/stacks";
import { shake } from "./motion";
import { callOption } from "./options";
import { SidePanels } from "./panels/SidePanels";
import { StatusBar } from "./panels/StatusBar";
import type { TableProps } from "./props";
import { MoreSheet } from "./sheets/MoreSheet";
import { PhaseSheet } from "./sheets/PhaseSheet";
import { useMoments } from "./show/useMoments";
import { useTrick } from "./show/useTrick";
import { useSounds } from "./sound/useSounds";
import "./table.css";

/** The table with the player's hand. */
export function TableScreen(props: TableProps) {
  const { room, table, actions, now, onMenu, onChat, unread = 0, onRule, onResult } = props;
  const speech = useSpeech();
  const { autoPass } = useSettings();
  const hand = useRef<HandHandle>(null);
  const line = useRef<HTMLDivElement>(null);
  const refused = useCallback(() => shake(line.current), []);
  const { trick, hurry: gather } = useTrick(table);
  const { moments, skip } = useMoments(table);
  const isHeld = trick.stage !== "open" || moments.length > 0;
  const hurry = useCallback(() => {
    gather();
    skip();
  }, [gather, skip]);
  const { groups, move } = useGroups(table, actions);
  const desk = useDesk(table, groups, actions, refused);
  const [isMore, setMore] = useState(false);
  const { view, turn } = table;
  const own = view.seat ?? 1;
  const place = room.seats[own - 1];
  const pictures = useMemo(
    () => picturesOf(room.seats.map((one) => one.player ?? one.name)),
    [room.seats],
  );
  const legal = useMemo(
    () => (turn?.legal && !callOption(turn) ? new Set(turn.legal) : null),
    [turn],
  );
  const isLooking = view.seat === null;
  const fresh = useMemo(() => freshCards(view), [view]);
  const handBox = useCallback(() => hand.current?.chosenBox() ?? null, []);
  const auto = place?.auto ?? false;
  const calls = callOption(turn) !== null && !auto;

  useAutoPass(table, autoPass && !auto, desk.send);
  useSounds(table, trick, now);
  useKeys({ desk, turn, hand, onMore: () => setMore(true) });

  // What a push holds is known only once its effects have run.
  const [followed, setFollowed] = useState(table);
  useEffect(() => setFollowed(table), [table]);
  const isOver = view.outcome !== null && followed === table && !isHeld;
  const result = useRef(onResult);
  result.current = onResult;
  useEffect(() => {
    if (isOver) result.current?.();
  }, [isOver]);

  useFirstTouch(turn !== null && isHeld, hurry);

  const deskNow = useRef({ desk, hurry });
  deskNow.current = { desk, hurry };
  const play = useCallback(() => deskNow.current.desk.play(), []);
  const touched = useCallback(() => {
    deskNow.current.hurry();
    setMore(false);
    if (deskNow.current.desk.cards.length > 0) deskNow.current.desk.choose(NOTHING);
  }, []);

  return (
    <main
      className={`table-screen${calls || isLooking ? " bare" : ""}`}
      data-game={room.game}
      data-phase={view.phase}
    >
      <h1 className="heard">{speech.name("game", room.game)}</h1>
      <header className="top-bar">
        <IconButton icon="menu" label={speech.say("table.menu")} onClick={onMenu} />
        <StatusBar table={table} />
        {onChat && (
          <span className="chat-button">
            <IconButton icon="chat" label={speech.say("table.chat")} onClick={onChat} />
            {unread > 0 && <span className="unread">{unread}</span>}
          </span>
        )}
      </header>
      <Felt room={room} table={table} trick={trick} now={now} handBox={handBox} onTouch={touched} />
      <SidePanels room={room} table={table} />
      <PhaseSheet table={table} desk={desk} actions={actions} now={now} onRule={onRule} />
      <div className="desk">
        <SelectionLine
          ref={line}
          table={table}
          said={desk.said}
          moments={moments}
          cards={desk.cards}
          now={now}
          own={{
            name: place?.name ?? "",
            picture: pictures[own - 1] ?? 0,
            badge: place ? seatFacts(speech, room, table, place).badge : null,
          }}
          onTake={desk.take}
          onRule={onRule}
        />
      </div>
      <Hand
        ref={hand}
        groups={groups}
        picks={desk.picks}
        points={view.points}
        legal={legal}
        fresh={fresh}
        still={isLooking || desk.sending || auto || view.outcome !== null}
        onChoose={desk.choose}
        onPlay={play}
        onMove={move}
      />
      {!calls && !isLooking && (
        <Buttons
          table={table}
          desk={desk}
          auto={auto}
          onMore={() => setMore(!isMore)}
          onAuto={actions.auto}
          onClear={() => desk.choose(NOTHING)}
        />
      )}
      {isMore && (
        <MoreSheet table={table} auto={auto} onAuto={actions.auto} onClose={() => setMore(false)} />
      )}
    </main>
  );
}
