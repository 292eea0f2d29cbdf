import { useEffect, useState } from "react";
import type { Acting } from "../link/acting";
import { TableScreen } from "../table";
import { About } from "../text/use";
import type { Room, Table } from "../wire";

interface Fixture {
  readonly room: Room;
  readonly tables: readonly Table[];
}

const kept = import.meta.glob<Fixture>(["../../made/*.json", "!../../made/text.*"], {
  import: "default",
});

const idle: Acting = {
  move: async () => null,
  ask: async () => null,
  hint: async () => null,
  auto: async () => null,
};

/** A table from a kept hand: `#/demo/guandan/12` shows what seat 1 was told the twelfth time. */
export default function Demo({ game, step }: { readonly game: string; readonly step: number }) {
  const [fixture, setFixture] = useState<Fixture | null>(null);
  useEffect(() => {
    kept[`../../made/${game}.json`]?.().then(setFixture);
  }, [game]);
  const table = fixture?.tables.at(step);
  if (!fixture || !table) return null;
  const seats = Object.fromEntries(fixture.room.seats.map((place) => [place.seat, place.name]));
  return (
    <About game={fixture.room.game} seats={seats}>
      <TableScreen
        room={fixture.room}
        table={table}
        acting={idle}
        now={() => table.clock.now + 9000}
        onMenu={() => undefined}
      />
    </About>
  );
}
