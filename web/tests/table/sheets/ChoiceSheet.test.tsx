// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type Language, type Texts, words } from "../../../src/base/text/catalogue";
import { Speaking, speech } from "../../../src/base/text/speech";
import type { Option, Table, WireMove } from "../../../src/link/wire";
import { ChoiceSheet } from "../../../src/table/sheets/ChoiceSheet";

/** Read what `make fixtures` keeps. */
function kept<T>(name: string): T {
  return JSON.parse(readFileSync(`made/${name}.json`, "utf-8"));
}

const option = (act: string, moves: readonly WireMove[]): Option => ({
  act,
  least: 0,
  most: 0,
  moves,
  numbers: moves.flatMap(({ number }) => number ?? []),
});
const BIDS = option(
  "call",
  [1, 2, 3].map((number) => ({ act: "call", number })),
);
const NO = option("decline", [{ act: "decline" }]);
const { tables } = kept<{ tables: readonly [Table] }>("xiaoer");
const table: Table = {
  ...tables[0],
  view: { ...tables[0].view, phase: "first_auction", facts: {} },
};

/** Show what a made-up game offers, with words of its own or without. */
function show(lang: Language, options: readonly Option[], own: Texts["games"][string] = {}) {
  const texts = kept<Texts>(`text.${lang}`);
  const games = { ...texts.games, auction: own };
  const made: WireMove[] = [];
  const { container } = render(
    <Speaking speech={speech(words(lang, { ...texts, games }, "auction"))}>
      <ChoiceSheet
        table={table}
        options={options}
        sending={false}
        now={() => 0}
        onMove={(move) => made.push(move)}
      />
    </Speaking>,
  );
  const buttons = [...container.querySelectorAll("button")];
  return { made, buttons, title: container.querySelector("h2")?.textContent };
}

afterEach(cleanup);

it("offers the bids of a game that brings no words, and its no last", () => {
  const { buttons, title, made } = show("en", [NO, BIDS]);
  expect(title).toBe("First auction");
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    "Call 1",
    "Call 2",
    "Call 3",
    "Decline",
  ]);
  for (const button of buttons) fireEvent.click(button);
  expect(made).toEqual([...BIDS.moves, { act: "decline" }]);
});

it("says bids in the words that a game brings", () => {
  const own = {
    act: { call: "叫分", decline: "不叫" },
    number: { call: { other: "{n}分", "3": "三分包打" } },
  };
  const { buttons } = show("zh", [BIDS, NO], own);
  const said = buttons.map(({ textContent }) => textContent);
  expect(said).toEqual(["叫分 1分", "叫分 2分", "叫分 三分包打", "不叫"]);
});

it("names acts that nobody has words for as a reader would", () => {
  const acts = ["grab_lead", "double"].map((act) => option(act, [{ act }]));
  const { buttons } = show("en", acts);
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Grab lead", "Double"]);
});

it("shows cards with their number, and lets cards alone speak for themselves", () => {
  const cards = ["S2", "H2"].map((card) => ({ act: "show", cards: [card] }));
  const { buttons } = show("en", [option("show", cards)]);
  expect(buttons.map((one) => one.querySelector("span")?.className)).toEqual(["heard", "heard"]);
  cleanup();
  const numbered = cards.map((move, at) => ({ ...move, number: at + 1 }));
  const shown = show("en", [option("show", numbered)]).buttons;
  expect(shown.map((one) => one.querySelector("span")?.textContent)).toEqual(["Show 1", "Show 2"]);
  expect(shown.map((one) => one.querySelector("span")?.className)).toEqual(["", ""]);
});
