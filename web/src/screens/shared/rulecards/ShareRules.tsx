import { type FormEvent, useCallback, useId, useState } from "react";
import { useAsync } from "../../../base/hooks/useAsync";
import { Button } from "../../../base/look/controls";
import { useStore } from "../../../base/store";
import { ScreenTexts } from "../../../base/text/ScreenTexts";
import { useSpeech } from "../../../base/text/speech";
import type { WireCard } from "../../../link/routes";
import { Sharing } from "../page/Sharing";
import { Trouble } from "../page/Trouble";
import { addFavourite, cardPath, favourites, makeCard } from "./ruleCards";
import "./ruleCards.css";

interface Props {
  readonly game: string;
  readonly preset: string;
  /** What differs from the preset. */
  readonly switches: Readonly<Record<string, string | number>>;
}

/** Keep rules on this device under a name. */
function Save({ card }: { readonly card: WireCard }) {
  const { say, name } = useSpeech();
  const id = useId();
  const saved = useStore(favourites, ({ list }) => list.find((one) => one.code === card.code));
  const [called, setCalled] = useState("");
  const [lasts, setLasts] = useState(true);
  const count = Object.keys(card.changed).length;
  const usual = say(count ? "card.name_changed" : "card.name_same", {
    preset: name("preset", card.preset),
    count,
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setLasts(addFavourite({ code: card.code, name: called.trim() || usual }));
  };
  return (
    <form className="card-save" onSubmit={save}>
      <label htmlFor={id} className="soft fine-print">
        {say("card.name")}
      </label>
      <div className="row">
        <input
          id={id}
          className="field"
          value={called}
          placeholder={usual}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setCalled(event.target.value)}
        />
        <Button type="submit" icon={saved ? "check" : "plus"}>
          {say("card.save")}
        </Button>
      </div>
      <p role="status" className={lasts ? "soft fine-print" : "trouble"}>
        {saved && say(lasts ? "card.saved" : "card.not_lasting", { name: saved.name })}
      </p>
    </form>
  );
}

function Inside({ game, preset, switches }: Props) {
  const { say } = useSpeech();
  const asked = JSON.stringify(switches);
  const ask = useCallback(() => makeCard(game, preset, JSON.parse(asked)), [game, preset, asked]);
  const { value: card, error } = useAsync(ask);
  if (error) return <Trouble of={error} />;
  if (!card) return <p role="status">{say("loading")}</p>;
  return (
    <div className="card-share">
      <Sharing
        label={say("card.code")}
        code={card.code}
        path={cardPath(card)}
        picture={`/api/cards/${card.code}/qr.svg`}
        alt={say("card.qr")}
        words={say("card.share_text", { game })}
      />
      <Save key={card.code} card={card} />
    </div>
  );
}

/** Rules to hand on, or to keep: their code, link and picture. */
export function ShareRules(props: Props) {
  return (
    <ScreenTexts name="rules">
      <Inside {...props} />
    </ScreenTexts>
  );
}
