import { useSpeech } from "../../base/text/speech";
import type { TableActions } from "../../link/tableActions";
import type { Table } from "../../link/wire";
import type { Desk } from "../desk/useDesk";
import { bankOf } from "../facts";
import { callOption, choiceOptions, giftOption, keepOption } from "../options";
import { FriendWheel } from "../wheel/FriendWheel";
import { CardsSheet } from "./CardsSheet";
import { ChoiceButtons, ChoiceSheet } from "./ChoiceSheet";
import { KeepSheet } from "./KeepSheet";
import { ReadingsSheet } from "./ReadingsSheet";
import { Sheet } from "./Sheet";

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
  const call = callOption(turn);
  if (call) {
    const others = turn.options.filter((option) => option !== call);
    return (
      <Sheet title={speech.name("act", call.act)} tall>
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
        {others.length > 0 && (
          <div className="sheet-choices">
            <ChoiceButtons options={others} sending={sending} onMove={send} />
          </div>
        )}
      </Sheet>
    );
  }
  const keep = keepOption(turn);
  if (keep)
    return <KeepSheet table={table} option={keep} sending={sending} now={now} onMove={send} />;
  const gift = giftOption(turn);
  if (gift) return <CardsSheet table={table} option={gift} cards={desk.cards} />;
  const options = choiceOptions(turn);
  if (options.length === 0) return null;
  return <ChoiceSheet table={table} options={options} sending={sending} now={now} onMove={send} />;
}
