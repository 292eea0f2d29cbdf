// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Language, type Texts, words } from "../../src/base/text/catalogue";
import { Speaking, speech } from "../../src/base/text/speech";
import type { TableActions } from "../../src/link/tableActions";
import type { Room, Table } from "../../src/link/wire";
import { TableScreen } from "../../src/table/TableScreen";

const GAMES = ["friends", "gandengyan", "guandan", "shandong", "xiaoer"];
const actions: TableActions = {
  move: async () => "made",
  ask: async () => null,
  hint: async () => null,
  auto: async () => null,
};

/** Read what `make fixtures` keeps. */
function kept<T>(name: string): T {
  return JSON.parse(readFileSync(`made/${name}.json`, "utf-8"));
}

/** One table of each phase and set of acts: hands are long, and most moments alike. */
function moments(tables: readonly Table[]): Table[] {
  const found = new Map<string, Table>();
  for (const table of tables) {
    const acts = table.turn?.options.map(({ act }) => act).join() ?? "";
    found.set(`${table.view.phase}:${acts}:${table.view.table.length > 0}`, table);
  }
  return [...found.values()];
}

beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  // Nothing has a size without a browser; the felt draws its seats only when it has one.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(260);
});

afterEach(cleanup);

describe.each(["zh", "en"] as const)("the table in %s", (lang: Language) => {
  const texts = kept<Texts>(`text.${lang}`);

  it.each(GAMES)("shows every phase of %s, with its cards and without a raw key", (game) => {
    const { room, tables } = kept<{ room: Room; tables: Table[] }>(game);
    const names = Object.fromEntries(room.seats.map(({ seat, name }) => [seat, name]));
    const spoken = speech(words(lang, texts, game), names);
    for (const table of moments(tables)) {
      const { container } = render(
        <Speaking speech={spoken}>
          <TableScreen
            room={room}
            table={table}
            actions={actions}
            now={() => table.clock.now}
            onMenu={() => undefined}
          />
        </Speaking>,
      );
      const labels = [...container.querySelectorAll("[aria-label]")].map((element) =>
        element.getAttribute("aria-label"),
      );
      const shown = [container.textContent, ...labels].join("\n");
      expect(shown).not.toMatch(/\b(table|sheet|wheel|page)\.[a-z_]+|\{\w+|undefined|\[object/);
      const held = table.view.hand.flatMap(({ cards }) => cards);
      expect(container.querySelectorAll(".hand .card")).toHaveLength(held.length);
      expect(container.querySelectorAll(".seat")).toHaveLength(room.seats.length - 1);
      cleanup();
    }
  });
});
