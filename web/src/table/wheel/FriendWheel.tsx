import { useCallback, useEffect, useRef, useState } from "react";
import { CardFace } from "../../base/cards/CardFace";
import { cardLabel } from "../../base/cards/MiniCard";
import { RankSign, SuitSign } from "../../base/cards/Signs";
import { useSettings } from "../../base/device/settings";
import { type Speech, useSpeech } from "../../base/text/speech";
import type { TableActions } from "../../link/tableActions";
import type { Option, Turn, WireDeadline, WireMove, WireRefusal } from "../../link/wire";
import { Countdown } from "../clock/Countdown";
import { ClauseButton } from "../words/ClauseButton";
import {
  ALONE,
  BEGIN,
  type Call,
  callOf,
  cardOf,
  chosen,
  isBarred,
  kindsFor,
  moveOf,
  progress,
  RANKS,
  stepBack,
} from "./calling";
import { type Item, Wheel } from "./Wheel";
import "./wheel.css";

interface Props {
  readonly turn: Turn;
  readonly option: Option;
  readonly actions: TableActions;
  readonly sending: boolean;
  readonly deadline: WireDeadline | null;
  readonly bank: number;
  readonly now: () => number;
  onCall(move: WireMove): void;
  /** A clause of the rules was asked for. */
  readonly onRule?: ((clause: string) => void) | undefined;
}

/** A drag that rests on a kind goes on by itself after a moment. */
const GO_ON = 450;

function kindItem(speech: Speech, kind: string, legal: readonly string[] | null): Item {
  if (kind === ALONE) {
    const label = speech.say("wheel.alone");
    return { key: kind, label, barred: false, face: <span className="wheel-alone">{label}</span> };
  }
  const isJoker = kind === "JB" || kind === "JS";
  const label = speech.name(isJoker ? "card" : "suit", kind);
  const face = isJoker ? (
    <span className="wheel-card">
      <CardFace card={kind} full />
    </span>
  ) : (
    <span className="wheel-suit">
      <SuitSign suit={kind} />
    </span>
  );
  return { key: kind, label, barred: isBarred(kind, legal), face };
}

function rankItem(
  speech: Speech,
  suit: string,
  rank: string,
  legal: readonly string[] | null,
): Item {
  const card = `${suit}${rank}`;
  const barred = legal !== null && !legal.includes(card);
  const face = (
    <span className="wheel-rank" data-suit={suit}>
      <RankSign rank={rank} />
    </span>
  );
  return { key: card, label: cardLabel(speech, card), barred, face };
}

/** Whether a copy is played early, in the middle or late. */
function copyHint(speech: Speech, copy: number, copies: readonly number[]): string {
  const when = copy === copies[0] ? "early" : copy === copies.at(-1) ? "late" : "middle";
  return speech.say(`wheel.${when}`);
}

function copyItem(speech: Speech, copy: number, copies: readonly number[]): Item {
  const name = speech.say("wheel.copy", { copy });
  const hint = copyHint(speech, copy, copies);
  const face = (
    <span className="wheel-copy">
      <b>{name}</b>
      <small>{hint}</small>
    </span>
  );
  return { key: String(copy), label: `${name}: ${hint}`, barred: false, face };
}

/** Ask why a card may not be called. */
function useReason(
  card: string | null,
  { act, numbers }: Option,
  actions: TableActions,
): WireRefusal | null {
  const [reason, setReason] = useState<{ card: string; refusal: WireRefusal } | null>(null);
  const [number] = numbers;
  useEffect(() => {
    if (!card) return;
    let wanted = true;
    actions.ask([card], act, number).then(
      (answer) => {
        if (wanted && answer?.refusal) setReason({ card, refusal: answer.refusal });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [card, act, number, actions]);
  return card && reason?.card === card ? reason.refusal : null;
}

/** Call a friend (叫朋友) on three wheels: kind, rank, copy; then a last look. */
export function FriendWheel(props: Props) {
  const { turn, option, actions, sending, deadline, bank, now, onCall } = props;
  const speech = useSpeech();
  const { vibration } = useSettings();
  const [call, setCall] = useState<Call>(BEGIN);
  const [pointed, setPointed] = useState(0);
  const [why, setWhy] = useState("");
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const copies = option.numbers;
  const { legal } = turn;
  const items = itemsFor(speech, call, option, legal, copies);
  const isFirst = call.step === "kind";
  const here = items[pointed];
  const pointedCard =
    call.step === "rank"
      ? (here?.key ?? null)
      : call.step === "kind" && here?.key.startsWith("J")
        ? here.key
        : null;
  const reason = useReason(here?.barred ? pointedCard : null, option, actions);

  const stopWaiting = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current);
    waiting.current = null;
  }, []);
  useEffect(() => stopWaiting, [stopWaiting]);

  function choose(at: number) {
    stopWaiting();
    const item = items[at];
    if (!item || item.barred) return;
    setPointed(0);
    setCall(chosen(call, call.step === "rank" ? item.key.slice(1) : item.key));
  }

  function back() {
    stopWaiting();
    setPointed(0);
    setCall(stepBack(call));
  }

  async function hint() {
    stopWaiting();
    const best = (await actions.hint().catch(() => null))?.best.find(
      ({ move }) => move.act === option.act,
    );
    if (!best) return;
    setWhy(speech.reason(best.reason));
    setCall(callOf(best.move));
  }

  if (call.step === "sure") {
    return (
      <Sure
        call={call}
        sending={sending}
        why={why}
        onAgain={() => {
          setWhy("");
          setCall(BEGIN);
        }}
        onCall={() => onCall(moveOf(option.act, call))}
      />
    );
  }
  return (
    <section className="friend-wheel" aria-label={speech.name("act", option.act)}>
      <header className="wheel-head">
        <button type="button" className="button small" onClick={isFirst ? hint : back}>
          {speech.say(isFirst ? "table.hint" : "wheel.back")}
        </button>
        <div className="wheel-title">
          <h2>{speech.say(`wheel.${call.step}_title`)}</h2>
          <span className="wheel-progress">
            {[1, 2, 3].map((at) => (
              <i key={at} className={at <= progress(call) ? "done" : ""} />
            ))}
            {progress(call)}/3
          </span>
        </div>
        <Countdown deadline={deadline} bank={bank} now={now} />
      </header>
      <div className="wheel-stage" key={`${call.step}${call.kind ?? ""}`}>
        <Wheel
          label={speech.say(`wheel.${call.step}_title`)}
          items={items}
          first={0}
          vibrates={vibration}
          onPoint={setPointed}
          onChoose={choose}
          onRest={
            call.step === "kind"
              ? (at) => {
                  stopWaiting();
                  waiting.current = setTimeout(() => choose(at), GO_ON);
                }
              : undefined
          }
          onBack={back}
        >
          <Hub call={call} item={here} onChoose={() => choose(pointed)} />
        </Wheel>
      </div>
      <p className="wheel-reason" role="status">
        {reason?.rule && props.onRule && <ClauseButton rule={reason.rule} onRule={props.onRule} />}
        {here?.barred
          ? reason
            ? speech.refusal(reason)
            : speech.say("wheel.barred")
          : call.step === "copy" && here
            ? here.label
            : speech.say("wheel.how")}
      </p>
    </section>
  );
}

function itemsFor(
  speech: Speech,
  call: Call,
  option: Option,
  legal: readonly string[] | null,
  copies: readonly number[],
): Item[] {
  if (call.step === "kind") return kindsFor(option).map((kind) => kindItem(speech, kind, legal));
  if (call.step === "rank")
    return RANKS.map((rank) => rankItem(speech, call.kind ?? "S", rank, legal));
  return copies.map((copy) => copyItem(speech, copy, copies));
}

/** The middle of the wheel: what it points at, to be chosen with one touch. */
function Hub({
  call,
  item,
  onChoose,
}: {
  call: Call;
  item: Item | undefined;
  onChoose: () => void;
}) {
  const speech = useSpeech();
  const card =
    call.step === "copy" ? cardOf(call) : call.step === "rank" ? (item?.key ?? null) : null;
  return (
    <button
      type="button"
      className="wheel-choose"
      onClick={onChoose}
      disabled={!item || item.barred}
    >
      {card ? (
        <span className="wheel-card">
          <CardFace card={card} full />
        </span>
      ) : (
        <b>{item?.label}</b>
      )}
      <span className="wheel-take">{speech.say("wheel.choose")}</span>
    </button>
  );
}

/** The last look before the call is made. */
function Sure({
  call,
  why,
  sending,
  onAgain,
  onCall,
}: {
  call: Call;
  why: string;
  sending: boolean;
  onAgain: () => void;
  onCall: () => void;
}) {
  const speech = useSpeech();
  const card = cardOf(call);
  return (
    <section className="friend-wheel sure" aria-label={speech.say("wheel.sure_title")}>
      <h2>{speech.say("wheel.sure_title")}</h2>
      {card && (
        <span className="sure-card">
          <CardFace card={card} full />
        </span>
      )}
      <p className="sure-name">
        {card
          ? speech.say("wheel.sure_card", { copy: call.copy, card: cardLabel(speech, card) })
          : speech.say("wheel.sure_alone")}
      </p>
      {why && <p className="sheet-hint">{why}</p>}
      <div className="sheet-buttons">
        <button type="button" className="button" onClick={onAgain}>
          {speech.say("wheel.again")}
        </button>
        <button type="button" className="button go" onClick={onCall} disabled={sending}>
          {speech.say("wheel.confirm")}
        </button>
      </div>
    </section>
  );
}
