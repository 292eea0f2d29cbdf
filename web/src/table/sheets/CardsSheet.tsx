import { CardFace } from "../../base/cards/CardFace";
import { useSpeech } from "../../base/text/speech";
import type { Option, Table } from "../../link/wire";
import { worth } from "../facts";
import { actName } from "../words/moves";
import "./sheets.css";

interface Props {
  readonly table: Table;
  readonly option: Option;
  readonly cards: readonly string[];
}

/** Cards to be given away: a place for each, filled from the hand (扣底、进贡、还牌). */
export function CardsSheet({ table, option, cards }: Props) {
  const speech = useSpeech();
  const { points } = table.view;
  const total = worth(cards, points);
  const places = Math.max(option.most, cards.length);
  const hint = option.act === "bury" ? "sheet.bury_how" : "sheet.give_how";
  return (
    <section
      className={`sheet slim${places > 3 ? "" : " few"}`}
      aria-label={actName(speech, option.act)}
    >
      <div className="sheet-places">
        {Array.from({ length: places }, (_, at) => {
          const card = cards[at];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: places keep their order
            <span key={at} className={`sheet-place${at >= option.most ? " beyond" : ""}`}>
              {card && <CardFace card={card} points={(points[card] ?? 0) > 0} full />}
            </span>
          );
        })}
      </div>
      <p className="sheet-hint">
        {speech.say(hint)}
        {total > 0 && <b> · {speech.show(total, "n point")}</b>}
      </p>
    </section>
  );
}
