import { useState } from "react";
import { IconButton } from "../../../base/look/controls";
import { useStore } from "../../../base/store";
import { ScreenTexts } from "../../../base/text/ScreenTexts";
import { useSpeech } from "../../../base/text/speech";
import type { WireCard } from "../../../link/routes";
import { Trouble } from "../page/Trouble";
import { dropFavourite, favourites, readCard } from "./ruleCards";
import "./ruleCards.css";

interface Props {
  readonly game: string;
  /** The code of the rules that are chosen, where they came from a code. */
  readonly chosen: string;
  readonly onCard: (card: WireCard) => void;
}

function Inside({ game, chosen, onCard }: Props) {
  const { say } = useSpeech();
  const list = useStore(favourites, (value) => value.list);
  const [failed, setFailed] = useState<unknown>(null);
  const own = list.filter(({ code }) => code.startsWith(`${game}.`));
  if (own.length === 0) return null;
  const take = (code: string) => {
    setFailed(null);
    readCard(code).then(onCard, setFailed);
  };
  return (
    <section className="favourites">
      <h2>{say("card.favourites")}</h2>
      <ul>
        {own.map(({ code, name }) => (
          <li key={code} data-code={code}>
            <button type="button" aria-pressed={code === chosen} onClick={() => take(code)}>
              <bdi>{name}</bdi>
            </button>
            <IconButton
              icon="close"
              label={say("card.forget", { name })}
              onClick={() => dropFavourite(code)}
            />
          </li>
        ))}
      </ul>
      <Trouble of={failed} />
    </section>
  );
}

/** The rules of a game that were kept on this device, to be taken with one tap. */
export function Favourites(props: Props) {
  return (
    <ScreenTexts name="rules">
      <Inside {...props} />
    </ScreenTexts>
  );
}
