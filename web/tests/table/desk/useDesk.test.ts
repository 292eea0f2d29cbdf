// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Moved, TableActions } from "../../../src/link/tableActions";
import type { Answer, Table, WireMove } from "../../../src/link/wire";
import { type Desk, useDesk } from "../../../src/table/desk/useDesk";

const PAIR: WireMove = { act: "play", cards: ["S9", "D9"] };
const GROUPS = [{ name: "", cards: ["S9", "D9", "S3"] }];
const TABLE = { seq: 3, turn: { options: [], legal: null } } as unknown as Table;
const FINE = { choices: [{ move: PAIR, reading: null, verb: null }] } as unknown as Answer;

/** A promise that the test keeps when it wants to. */
function later<T>() {
  let keep: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    keep = done;
  });
  return { promise, keep };
}

/** A desk with a pair chosen, and a server that answers when the test says so. */
function sitDown() {
  const judged = later<Answer | null>();
  const moved = later<Moved>();
  const moves: WireMove[] = [];
  let refusals = 0;
  const actions: TableActions = {
    ask: () => judged.promise,
    move: (move) => {
      moves.push(move);
      return moved.promise;
    },
    hint: async () => null,
    auto: async () => null,
  };
  const refused = () => {
    refusals += 1;
  };
  const { result } = renderHook(() => useDesk(TABLE, GROUPS, actions, refused));
  act(() => result.current.choose({ S9: 1, D9: 1 }));
  return { desk: () => result.current, judged, moved, moves, refusals: () => refusals };
}

/** A tap waits for nothing. */
function tapPlay(desk: Desk): void {
  act(() => {
    desk.play();
  });
}

describe("a tap on Play", () => {
  it("counts once the cards are judged, and only once", async () => {
    const { desk, judged, moves } = sitDown();
    tapPlay(desk());
    tapPlay(desk());
    expect(moves).toEqual([]);
    await act(async () => judged.keep(FINE));
    expect(moves).toEqual([PAIR]);
    tapPlay(desk());
    expect(moves).toEqual([PAIR]);
  });

  it("is taken back by whoever chooses other cards before they are judged", async () => {
    const { desk, judged, moves } = sitDown();
    tapPlay(desk());
    act(() => desk().choose({ S3: 1 }));
    await act(async () => judged.keep(FINE));
    expect(moves).toEqual([]);
    expect(desk().cards).toEqual(["S3"]);
  });

  it("in vain is told as a refusal, and not before", async () => {
    const { desk, judged, refusals } = sitDown();
    const no = { code: "not_higher", rule: null, facts: {} };
    const answer = { choices: [], readings: [], refusal: no, alternatives: [] };
    judged.keep(answer as unknown as Answer);
    await waitFor(() => expect(desk().said).toMatchObject({ kind: "refused", tried: false }));
    await act(async () => desk().play());
    expect(desk().said).toMatchObject({ kind: "refused", tried: true });
    expect(refusals()).toBe(1);
    act(() => desk().choose({ S9: 1, D9: 1 }));
    expect(desk().said).toMatchObject({ kind: "refused", tried: false });
  });

  it("says so where nobody judges the cards", async () => {
    const { desk, judged, refusals } = sitDown();
    tapPlay(desk());
    await act(async () => judged.keep(null));
    expect(refusals()).toBe(1);
  });
});

describe("a move", () => {
  async function played(moved: Moved) {
    const table = sitDown();
    tapPlay(table.desk());
    await act(async () => table.judged.keep(FINE));
    await act(async () => table.moved.keep(moved));
    return table.desk();
  }

  it("takes the chosen cards with it when it is made", async () => {
    expect((await played("made")).cards).toEqual([]);
  });

  it("leaves the cards chosen when it is lost", async () => {
    const desk = await played("lost");
    expect(desk.cards).toEqual(PAIR.cards);
    expect(desk.sending).toBe(false);
  });

  it("leaves the cards chosen and says why when the table went on before it came", async () => {
    const refusal = { code: "table.stale", rule: null, facts: {} };
    const stale = { type: "refused", id: "1", seq: 3, refusal, alternative: null };
    const desk = await played(stale as unknown as Moved);
    expect(desk.cards).toEqual(PAIR.cards);
    expect(desk.said.kind).toBe("refused");
  });
});
