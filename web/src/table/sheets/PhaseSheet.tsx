import { useSpeech } from "../../base/text/speech";
import type { TableActions } from "../../link/tableActions";
import type { Table } from "../../link/wire";
import type { Desk } from "../desk/useDesk";
import { bankOf } from "../facts";
import { callOption } from "../wheel/calling";
import { FriendWheel } from "../wheel/FriendWheel";
import { BidSheet } from "./BidSheet";
import { CardsSheet } from "./CardsSheet";
import { KeepSheet } from "./KeepSheet";
import { ReadingsSheet } from "./ReadingsSheet";
import { Sheet } from "./Sheet";

const BIDS = new Set(["show", "counter", "stick"]);
const GIFTS = new Set(["bury", "tribute", "return"]);

interface Props {
  readonly table: Table;
  readonly desk: Desk;
  readonly actions: TableActions;
  readonly now: () => number;
  readonly onRule?: ((clause: string) => void) | undefined;
}

/** The sheet that the present phase asks for; none while cards are simply played. */
export function PhaseSheet({ table, desk, actions, now, onRule }: Props) {
  const speech = useSpeech();
  const { turn } = table;
  const { send, sending } = desk;
  if (desk.readings) {
    return (
      <ReadingsSheet
        choices={desk.readings}
        sending={sending}
        onMove={send}
        onClose={desk.dropReadings}
      />
    );
  }
  if (!turn) return null;
  const { options } = turn;
  const call = callOption(turn);
  if (call) {
    return (
      <Sheet title={speech.name("act", "call")} tall>
        <FriendWheel
          turn={turn}
          option={call}
          actions={actions}
          sending={sending}
          deadline={table.clock.deadline}
          bank={bankOf(table)}
          now={now}
          onCall={send}
          onRule={onRule}
        />
      </Sheet>
    );
  }
  const keep = options.find(({ act }) => act === "keep");
  if (keep)
    return <KeepSheet table={table} option={keep} sending={sending} now={now} onMove={send} />;
  const gift = options.find(({ act }) => GIFTS.has(act));
  if (gift) return <CardsSheet table={table} option={gift} cards={desk.cards} />;
  const bids = options.filter(({ act }) => BIDS.has(act));
  const no = options.find(({ act }) => act === "decline");
  if (bids.length === 0) return null;
  return (
    <BidSheet table={table} options={bids} no={no} sending={sending} now={now} onMove={send} />
  );
}
