import { lazy, Suspense, useCallback, useState } from "react";
import { useAsync } from "../../base/hooks/useAsync";
import { Button, Segments } from "../../base/look/controls";
import { About, useSpeech } from "../../base/text/speech";
import { games, openRoom } from "../../link/games";
import { go } from "../../link/route";
import type { WireCard, WireGame } from "../../link/routes";
import { GamePicture } from "../shared/games/GamePicture";
import { HouseRules } from "../shared/houserules/HouseRules";
import type { Chosen } from "../shared/houserules/RuleSwitches";
import { Bar } from "../shared/page/Bar";
import { Trouble } from "../shared/page/Trouble";
import { PACES, WATCHINGS } from "../shared/rooms/choices";
import { useBots } from "../shared/rooms/useBots";
import { readCard } from "../shared/rulecards/ruleCards";

const Favourites = lazy(async () => ({
  default: (await import("../shared/rulecards/Favourites")).Favourites,
}));
const ShareRules = lazy(async () => ({
  default: (await import("../shared/rulecards/ShareRules")).ShareRules,
}));

function useForm(game: WireGame, card: WireCard | null) {
  const [presetName, setPresetName] = useState(card?.preset ?? game.presets[0]?.name ?? "");
  const [chosen, setChosen] = useState<Chosen>(card?.changed ?? {});
  const [bots, setBots] = useState("none");
  const [pace, setPace] = useState<(typeof PACES)[number]>("usual");
  const [who, setWho] = useState<"link" | "public">("link");
  const [watching, setWatching] = useState<(typeof WATCHINGS)[number]>("table");
  const body = {
    game: game.name,
    preset: presetName,
    switches: chosen,
    public: who === "public",
    watching,
    pace,
    bots: bots === "none" ? null : bots,
  };
  const setPreset = (name: string) => {
    setPresetName(name);
    setChosen({});
  };
  const take = (taken: WireCard) => {
    setPresetName(taken.preset);
    setChosen(taken.changed);
  };
  return {
    body,
    take,
    chosen,
    bots,
    pace,
    who,
    watching,
    setPreset,
    setChosen,
    setBots,
    setPace,
    setWho,
    setWatching,
  };
}

interface FormProps {
  readonly game: WireGame;
  /** The rules to begin with, where a code brought them. */
  readonly card: WireCard | null;
}

function Form({ game, card }: FormProps) {
  const { say, name } = useSpeech();
  const form = useForm(game, card);
  const bots = useBots();
  const [taken, setTaken] = useState(card?.code ?? "");
  const [sharing, setSharing] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const preset = game.presets.find((one) => one.name === form.body.preset);
  const create = async () => {
    setBusy(true);
    setFailed(null);
    try {
      go({ at: "room", code: await openRoom("/api/rooms", form.body) });
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  };
  return (
    <>
      <div className="new-picture">
        <GamePicture game={game} />
      </div>
      <Suspense fallback={null}>
        <Favourites
          game={game.name}
          chosen={taken}
          onCard={(found) => {
            form.take(found);
            setTaken(found.code);
          }}
        />
      </Suspense>
      <Segments
        label={say("new.preset")}
        value={form.body.preset}
        choices={game.presets.map((one) => ({ value: one.name, text: name("preset", one.name) }))}
        onChoose={(chosen) => {
          form.setPreset(chosen);
          setTaken("");
        }}
      />
      <Segments
        label={say("new.bots")}
        value={form.bots}
        choices={[{ value: "none", text: say("new.bots_none") }, ...bots]}
        onChoose={form.setBots}
      />
      <Segments
        label={say("new.who")}
        value={form.who}
        choices={[
          { value: "link", text: say("new.by_link") },
          { value: "public", text: say("new.public") },
        ]}
        onChoose={form.setWho}
      />
      <Segments
        label={say("new.pace")}
        value={form.pace}
        choices={PACES.map((value) => ({ value, text: say(`pace.${value}`) }))}
        onChoose={form.setPace}
      />
      <Segments
        label={say("new.watching")}
        value={form.watching}
        choices={WATCHINGS.map((value) => ({ value, text: say(`watching.${value}`) }))}
        onChoose={form.setWatching}
      />
      <HouseRules
        preset={preset}
        chosen={form.chosen}
        onChange={(chosen) => {
          form.setChosen(chosen);
          setTaken("");
        }}
        open={card !== null}
      >
        <Button small icon="share" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
          {say("room.share_rules")}
        </Button>
        {sharing && (
          <Suspense fallback={null}>
            <ShareRules game={game.name} preset={form.body.preset} switches={form.chosen} />
          </Suspense>
        )}
      </HouseRules>
      <Trouble of={failed} />
      <Button kind="go" className="new-create" disabled={busy} onClick={create}>
        {say("new.create")}
      </Button>
    </>
  );
}

interface Props {
  readonly game: string;
  /** A rule code. */
  readonly card?: string | undefined;
}

function Inside({ game, card }: Props) {
  const { say, name } = useSpeech();
  const found = useAsync(games);
  const read = useAsync(useCallback(async () => (card ? readCard(card) : null), [card]));
  const known = !card || read.value !== null || read.error !== null;
  const info = found.value?.find((one) => one.name === game);
  const title = found.value && !info ? "" : ` · ${name("game", game)}`;
  return (
    <div className="page">
      <Bar title={`${say("new.title")}${title}`} back={{ at: "lobby" }} narrow />
      <main className="page-main page-narrow">
        <Trouble of={found.error} />
        <Trouble of={read.error} />
        {found.value && !info && (
          <Button kind="go" onClick={() => go({ at: "lobby" })}>
            {say("link.home")}
          </Button>
        )}
        <About game={game}>{info && known && <Form game={info} card={read.value} />}</About>
      </main>
    </div>
  );
}

/** Make a room: a preset is enough, everything else has a sensible value; a code brings rules. */
export function NewRoom({ game, card }: Props) {
  return <Inside key={card ?? game} game={game} card={card} />;
}
