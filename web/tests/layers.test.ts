/**
 * The page has layers: a file imports from its own layer and from those below it, never upwards.
 * Types count as much as values: what only needs a type of something above still knows it.
 */
import { describe, expect, it } from "vitest";
import { allImports, circles, type Import, importsIn, sourceFiles } from "./imports";

/** From below to above; `main.tsx` starts it all. */
const LAYERS = ["base", "link", "table", "screens", "app", "main.tsx"];
/** What screens share lies below all of them. */
const SHARED = "shared";
const MOST_MODULES = 20;

const layerOf = (path: string) => LAYERS.indexOf(path.split("/")[0] ?? "");

/** The screen that a file belongs to; null outside of screens. */
function screenOf(path: string): string | null {
  const [layer, screen = ""] = path.split("/");
  return layer === "screens" ? screen : null;
}

/** The part of its layer that a file belongs to: a folder, or the file itself. */
function partOf(path: string): string {
  return path
    .split("/")
    .slice(0, screenOf(path) === SHARED ? 3 : 2)
    .join("/");
}

const upwards = (imports: readonly Import[]) =>
  imports.filter(({ from, to }) => layerOf(from) < layerOf(to));

const betweenScreens = (imports: readonly Import[]) =>
  imports.filter(({ from, to }) => {
    const [own, other] = [screenOf(from), screenOf(to)];
    return own !== null && other !== null && own !== other && other !== SHARED;
  });

const partCircles = (imports: readonly Import[]) =>
  circles(imports.map(({ from, to }) => ({ from: partOf(from), to: partOf(to) })));

describe("the layers of the page", () => {
  const files = sourceFiles();
  const imports = allImports();

  it("every file is in a layer, and every import is found", () => {
    expect(files.filter((file) => layerOf(file) < 0)).toEqual(["env.d.ts"]);
    const known = new Set(files);
    expect(imports.filter(({ to }) => !known.has(to))).toEqual([]);
  });

  it("imports go down", () => expect(upwards(imports)).toEqual([]));

  it("no screen knows another", () => expect(betweenScreens(imports)).toEqual([]));

  it("the parts of a layer form no circle", () => expect(partCircles(imports)).toEqual([]));

  it("modules form no circle", () => expect(circles(imports)).toEqual([]));

  it(`no folder has more than ${MOST_MODULES} modules`, () => {
    const count = new Map<string, number>();
    for (const file of files.filter((name) => !name.endsWith(".css"))) {
      const folder = file.slice(0, file.lastIndexOf("/"));
      count.set(folder, (count.get(folder) ?? 0) + 1);
    }
    expect([...count].filter(([, modules]) => modules > MOST_MODULES)).toEqual([]);
  });
});

describe("what the layers are held by", () => {
  const files = new Set(["base/look/Icon.tsx", "link/wire.ts", "table/felt/felt.css"]);
  const LINES: readonly (readonly [string, string])[] = [
    ['import { Icon } from "../look/Icon";', "base/look/Icon.tsx"],
    ['import type { Table } from "../../link/wire";', "link/wire.ts"],
    ['import {\n  type Room,\n  type Table,\n} from "../../link/wire";', "link/wire.ts"],
    ['export { Icon } from "../look/Icon";', "base/look/Icon.tsx"],
    ['export type { Table } from "../../link/wire";', "link/wire.ts"],
    ['const load = () => import("../look/Icon");', "base/look/Icon.tsx"],
    ['let wire: typeof import("../../link/wire");', "link/wire.ts"],
    ['new Worker(new URL("../../link/wire.ts", import.meta.url));', "link/wire.ts"],
    ['import "../../table/felt/felt.css";', "table/felt/felt.css"],
    ['@import "../../table/felt/felt.css";', "table/felt/felt.css"],
  ];

  it.each(LINES)("sees %s", (line, to) => {
    expect(importsIn("base/cards/Some.tsx", line, files)).toEqual([
      { from: "base/cards/Some.tsx", to },
    ]);
  });

  const one = (from: string, to: string): Import => ({ from, to });

  it("finds an import that goes up", () => {
    const up = [
      one("base/text/load.ts", "link/http.ts"),
      one("table/facts.ts", "screens/me/Me.tsx"),
    ];
    expect(upwards([...up, one("link/http.ts", "base/store.ts")])).toEqual(up);
  });

  it("finds a screen that knows another, also from what they share", () => {
    const wrong = [
      one("screens/room/Result.tsx", "screens/replay/load.ts"),
      one("screens/shared/page/Bar.tsx", "screens/room/room.css"),
    ];
    const right = [
      one("screens/room/Result.tsx", "screens/shared/page/Bar.tsx"),
      one("screens/room/Result.tsx", "screens/room/chat/Chat.tsx"),
      one("app/App.tsx", "screens/room/RoomScreen.tsx"),
    ];
    expect(betweenScreens([...wrong, ...right])).toEqual(wrong);
  });

  it("finds circles of parts where no modules form one", () => {
    const found = [
      one("table/felt/Felt.tsx", "table/desk/Line.tsx"),
      one("table/desk/Buttons.tsx", "table/felt/Seat.tsx"),
      one("table/desk/Buttons.tsx", "table/facts.ts"),
    ];
    expect(circles(found)).toEqual([]);
    expect(partCircles(found)).toEqual([["table/desk", "table/felt"]]);
  });

  it("finds circles of modules, long ones and several", () => {
    const found = [one("a", "b"), one("b", "c"), one("c", "a"), one("c", "d"), one("d", "e")];
    expect(circles([...found, one("e", "d")])).toEqual([
      ["a", "b", "c"],
      ["d", "e"],
    ]);
  });
});
