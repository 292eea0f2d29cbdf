import { useCallback, useEffect, useMemo, useState } from "react";
import { Signs } from "../../base/cards/Signs";
import { About } from "../../base/text/speech";
import type { TableActions } from "../../link/tableActions";
import type { Answer, Room, Table } from "../../link/wire";
import { TableScreen } from "../../table/TableScreen";

interface Fixture {
  readonly room: Room;
  readonly tables: readonly Table[];
  /** Answers about some cards, by their names in the order of the alphabet. */
  readonly answers?: Readonly<Record<string, Answer>>;
}

const kept = import.meta.glob<Fixture>(
  ["../../../made/*.json", "!../../../made/{text,sentences}*"],
  {
    import: "default",
  },
);

function actionsFor(fixture: Fixture | null): TableActions {
  return {
    move: async () => "made",
    ask: async (cards) => fixture?.answers?.[[...cards].sort().join(" ")] ?? null,
    hint: async () => null,
    auto: async () => null,
  };
}

/** How much of the time has run when a kept table is shown. */
const RUN = 9000;

/** A table from a kept hand: `#/demo/guandan/12` shows what seat 1 was told the twelfth time. */
export default function Demo({ game, step }: { readonly game: string; readonly step: number }) {
  const [fixture, setFixture] = useState<Fixture | null>(null);
  useEffect(() => {
    kept[`../../../made/${game}.json`]?.().then(setFixture);
  }, [game]);
  const actions = useMemo(() => actionsFor(fixture), [fixture]);
  const table = fixture?.tables.at(step);
  const time = table?.clock.now ?? 0;
  const now = useCallback(() => time + RUN, [time]);
  if (!fixture || !table) return null;
  const seats = Object.fromEntries(fixture.room.seats.map((place) => [place.seat, place.name]));
  return (
    <About game={fixture.room.game} seats={seats}>
      <Signs />
      <TableScreen
        room={fixture.room}
        table={table}
        actions={actions}
        now={now}
        onMenu={() => undefined}
      />
    </About>
  );
}
