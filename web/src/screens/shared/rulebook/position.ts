import { listed, tally } from "../../../base/cards/notation";
import type { Position as Asked } from "../../../link/routes";

/** Cards to try: what lies on the table, a hand, and what of it is to be played. */
export type Position = Required<Omit<Asked, "game">>;

export const EMPTY: Position = {
  rules: {},
  level: null,
  trump: null,
  shown: [],
  table: [],
  hand: [],
  cards: [],
};

const CARD = /^(?:[SHCD](?:10|[2-9AJQK])|J[BS])$/;
const RANK = /^(?:10|[2-9AJQK])$/;
const WORD = /^[a-z0-9_]{1,40}$/;
const MOST = 60;

const cardsIn = (text: string | null): string[] =>
  (text ?? "")
    .split(".")
    .filter((card) => CARD.test(card))
    .slice(0, MOST);

/** Take so many cards of a hand as it has. */
export function within(cards: readonly string[], hand: readonly string[]): string[] {
  const held = tally(hand);
  const taken = [...tally(cards)].map(
    ([card, count]) => [card, Math.min(count, held.get(card) ?? 0)] as const,
  );
  return listed(new Map(taken));
}

function rulesIn(text: string | null): Record<string, string | number> {
  const rules: Record<string, string | number> = {};
  for (const part of (text ?? "").split(".")) {
    const [name = "", value = ""] = part.split(":");
    if (!WORD.test(name) || !WORD.test(value)) continue;
    rules[name] = name !== "preset" && /^\d+$/.test(value) ? Number(value) : value;
  }
  return rules;
}

/** Read a position from an address; what cannot be read is left out. */
export function readPosition(text: string): Position {
  const given = new URLSearchParams(text);
  const level = given.get("level") ?? "";
  const trump = given.get("trump") ?? "";
  const hand = cardsIn(given.get("hand"));
  return {
    rules: rulesIn(given.get("rules")),
    level: RANK.test(level) ? level : null,
    trump: /^[SHCD]$/.test(trump) ? trump : null,
    shown: (given.get("shown") ?? "").split(".").filter((word) => WORD.test(word)),
    table: cardsIn(given.get("table")),
    hand,
    cards: within(cardsIn(given.get("cards")), hand),
  };
}

/** Write a position as a part of an address. */
export function writePosition(position: Position): string {
  const parts: [string, string][] = [
    [
      "rules",
      Object.entries(position.rules)
        .map((rule) => rule.join(":"))
        .join("."),
    ],
    ["level", position.level ?? ""],
    ["trump", position.trump ?? ""],
    ["shown", position.shown.join(".")],
    ["table", position.table.join(".")],
    ["hand", position.hand.join(".")],
    ["cards", position.cards.join(".")],
  ];
  return parts
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}
