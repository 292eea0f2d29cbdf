import { describe, expect, it } from "vitest";
import type { Table, WireEvent, WirePlayed } from "../../../src/link/wire";
import { endedTrick, latest } from "../../../src/table/show/useTrick";

function played(seat: number, ...cards: string[]): WirePlayed {
  return { seat, cards, reading: null };
}

function told(...events: WireEvent[]): Table {
  return { events, view: { facts: { trick: 4 } } } as unknown as Table;
}

function happened(name: string, facts: WireEvent["facts"]): WireEvent {
  return { name, facts, moment: false };
}

const follows = happened("followed", { seat: 3, cards: ["S4"], verb: "follow" });
const won = happened("trick_won", { seat: 2, points: 15 });

describe("a trick on the table", () => {
  it("is put together when it ends, with the play that ended it", () => {
    const ended = endedTrick([played(1, "S5"), played(2, "SK")], told(follows, won));
    expect(ended?.plays.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(ended?.best).toBe(2);
    expect(ended?.points).toBe(15);
    expect(ended?.number).toBe(3);
  });

  it("has not ended while nobody won it", () => {
    expect(endedTrick([played(1, "S5")], told(follows))).toBeNull();
  });

  it("shows the last play of a seat that played twice", () => {
    const plays = [played(1, "S5"), played(2), played(1, "S9")];
    expect(latest(plays)).toEqual([played(2), played(1, "S9")]);
  });
});
