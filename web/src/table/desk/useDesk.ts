import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { makeStore } from "../../base/store";
import type { TableActions } from "../../link/tableActions";
import type { Advice, Answer, Choice, Group, Table, WireMove, WireRefusal } from "../../link/wire";
import {
  type Chosen,
  chooseOnly,
  chosenCards,
  NOTHING,
  type Picks,
  stacksOf,
  stillHeld,
} from "../hand/stacks";
import { useSend } from "./useSend";

/** What is known of the chosen cards. */
export type Said =
  | { readonly kind: "wait" }
  | { readonly kind: "owe" }
  | {
      readonly kind: "more";
      readonly chosen: number;
      readonly least: number;
      readonly answer: Answer | null;
    }
  | { readonly kind: "asking" }
  | { readonly kind: "fine"; readonly choices: readonly Choice[] }
  | { readonly kind: "hint"; readonly advice: Advice; readonly answer: Answer | null }
  | {
      readonly kind: "refused";
      /** Whether the cards were played; until then the player is still choosing. */
      readonly tried: boolean;
      readonly refusal: WireRefusal;
      readonly alternative: WireMove | null;
      readonly answer: Answer | null;
    };

export interface Desk {
  /** The chosen cards as the hand shows them: at once, before anything else is drawn. */
  readonly picks: Picks;
  readonly cards: readonly string[];
  readonly said: Said;
  /** Whether a move is on its way. */
  readonly sending: boolean;
  /** Whether a hint is being thought about. */
  readonly hinting: boolean;
  /** Several things that the cards can be: the player says which. */
  readonly readings: readonly Choice[] | null;
  choose(chosen: Chosen): void;
  take(move: WireMove): void;
  send(move: WireMove): void;
  play(): void;
  hint(): void;
  dropReadings(): void;
}

const ASK_AFTER = 40;

/** How many cards must be chosen, where the only act with cards takes a fixed number; else 0. */
function neededOf(table: Table): number {
  const acts = (table.turn?.options ?? []).filter(({ most }) => most > 0);
  const [first] = acts;
  return acts.length === 1 && first && first.least === first.most ? first.most : 0;
}

/** Choices that differ in what the cards are meant as. */
function distinct(choices: readonly Choice[]): readonly Choice[] {
  const seen = new Set<string>();
  return choices.filter(({ move }) => {
    const key = JSON.stringify([move.act, move.as ?? null]);
    return !seen.has(key) && seen.add(key);
  });
}

/** What is known of cards holds for one moment of the table. */
function keyFor({ seq, turn }: Table, cards: readonly string[]): string {
  return `${seq}:${turn !== null}:${cards.join(" ")}`;
}

/** The player's desk: chosen cards, what they are, and the ways to play them. */
export function useDesk(
  table: Table,
  groups: readonly Group[],
  actions: TableActions,
  onRefused: () => void,
): Desk {
  const stacks = useMemo(() => stacksOf(groups), [groups]);
  const [picks] = useState<Picks>(() => makeStore({ chosen: NOTHING }));
  const [picked, setPicked] = useState<Chosen>(NOTHING);
  const cards = useMemo(() => chosenCards(stacks, picked), [stacks, picked]);
  const [answer, setAnswer] = useState<{ key: string; answer: Answer } | null>(null);
  const [advice, setAdvice] = useState<{ key: string; all: readonly Advice[]; at: number } | null>(
    null,
  );
  const [hinting, setHinting] = useState(false);
  const [readings, setReadings] = useState<readonly Choice[] | null>(null);
  const isTurn = table.turn !== null;
  const key = keyFor(table, cards);
  const latest = useRef(key);
  latest.current = key;
  /** The cards that Play was tapped for in vain. */
  const [tried, setTried] = useState("");
  /** The cards that Play was tapped for while they are judged. */
  const wish = useRef<string | null>(null);

  useEffect(() => {
    if (!isTurn || cards.length === 0) return;
    const timer = setTimeout(async () => {
      const found = await actions.ask(cards).catch(() => null);
      if (found && latest.current === key) setAnswer({ key, answer: found });
    }, ASK_AFTER);
    return () => clearTimeout(timer);
  }, [actions, cards, isTurn, key]);

  // The touched card answers at once; what the cards are called may come a frame later.
  const choose = useCallback(
    (next: Chosen) => {
      picks.change({ chosen: next });
      wish.current = null;
      startTransition(() => {
        setReadings(null);
        setTried("");
        setPicked(next);
      });
    },
    [picks],
  );

  const made = useCallback(() => choose(NOTHING), [choose]);
  const { sending, isSending, refused, send: sendMove } = useSend(actions, latest, made, onRefused);
  const send = useCallback(
    (move: WireMove) => {
      wish.current = null;
      setReadings(null);
      return sendMove(move);
    },
    [sendMove],
  );

  const known = answer?.key === key ? answer.answer : null;
  const least = neededOf(table);

  const said = useMemo((): Said => {
    if (!isTurn) return { kind: "wait" };
    if (refused?.key === key) return { kind: "refused", tried: true, ...refused, answer: known };
    const told = advice?.key === key ? advice.all[advice.at] : undefined;
    if (told) return { kind: "hint", advice: told, answer: known };
    if (cards.length === 0) return { kind: "owe" };
    if (known && known.choices.length > 0) return { kind: "fine", choices: known.choices };
    const isTried = tried === key;
    if (cards.length < least && !isTried)
      return { kind: "more", chosen: cards.length, least, answer: known };
    if (known?.refusal) {
      const alternative = known.alternatives[0] ?? null;
      return {
        kind: "refused",
        tried: isTried,
        refusal: known.refusal,
        alternative,
        answer: known,
      };
    }
    return { kind: "asking" };
  }, [advice, cards, isTurn, key, known, least, refused, tried]);

  useEffect(() => {
    const { chosen } = picks.get();
    const kept = stillHeld(chosen, stacks);
    if (kept !== chosen) choose(kept);
  }, [choose, picks, stacks]);

  const play = useCallback(async () => {
    if (!isTurn || isSending()) return;
    // Who chooses and plays in one breath means the cards that are up, drawn or not.
    const up = chosenCards(stacks, picks.get().chosen);
    const upKey = keyFor(table, up);
    const told = advice?.key === upKey ? advice.all[advice.at] : undefined;
    if (told) return send(told.move);
    if (up.length === 0) return onRefused();
    if (wish.current === upKey) return;
    wish.current = upKey;
    const kept = answer?.key === upKey ? answer.answer : null;
    const found = kept ?? (await actions.ask(up).catch(() => null));
    // Who chose other cards meanwhile, or passed, takes the wish back.
    if (wish.current !== upKey) return;
    wish.current = null;
    if (!found) return onRefused();
    setAnswer({ key: upKey, answer: found });
    const ways = distinct(found.choices);
    if (ways.length > 1) setReadings(ways);
    else if (ways[0]) send(ways[0].move);
    else {
      setTried(upKey);
      onRefused();
    }
  }, [actions, advice, answer, isSending, isTurn, onRefused, picks, send, stacks, table]);

  const hint = useCallback(async () => {
    if (!isTurn || hinting) return;
    const old = advice?.key.startsWith(`${table.seq}:`) ? advice : null;
    setHinting(!old);
    const all = old?.all ?? (await actions.hint().catch(() => null))?.best ?? [];
    setHinting(false);
    const at = old ? (old.at + 1) % all.length : 0;
    const best = all[at];
    // Who thinks long may find that the table has moved on.
    if (!best || !latest.current.startsWith(`${table.seq}:true:`)) return;
    const next = chooseOnly(stacks, best.move.cards ?? []);
    choose(next);
    startTransition(() => {
      setAdvice({ key: keyFor(table, chosenCards(stacks, next)), all, at });
    });
  }, [actions, advice, choose, hinting, isTurn, stacks, table]);

  const take = useCallback(
    (move: WireMove) => choose(chooseOnly(stacks, move.cards ?? [])),
    [choose, stacks],
  );
  const dropReadings = useCallback(() => setReadings(null), []);
  return {
    picks,
    cards,
    said,
    sending,
    hinting,
    readings,
    choose,
    take,
    send,
    play,
    hint,
    dropReadings,
  };
}
