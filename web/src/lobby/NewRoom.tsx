import { useState } from "react";
import { type GameInfo, games, openRoom } from "../link/games";
import { Bar } from "../look/Bar";
import { Button, Segments } from "../look/controls";
import { Icon } from "../look/Icon";
import { useAsync } from "../look/useAsync";
import { Trouble } from "../notices/Trouble";
import { PACES, STRENGTHS, WATCHINGS } from "../room/choices";
import { type Chosen, RuleSwitches } from "../room/RuleSwitches";
import { go } from "../route";
import { About, useSpeech } from "../text/use";
import { Picture } from "./Picture";

type Filling = "none" | (typeof STRENGTHS)[number];

function useForm(game: GameInfo) {
  const [presetName, setPresetName] = useState(game.presets[0]?.name ?? "");
  const [chosen, setChosen] = useState<Chosen>({});
  const [bots, setBots] = useState<Filling>("none");
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
  return {
    body,
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

function Form({ game }: { readonly game: GameInfo }) {
  const { say, name } = useSpeech();
  const form = useForm(game);
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const preset = game.presets.find((one) => one.name === form.body.preset);
  const count = Object.keys(form.chosen).length;
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
        <Picture game={game.name} />
      </div>
      <Segments
        label={say("new.preset")}
        value={form.body.preset}
        choices={game.presets.map((one) => ({ value: one.name, text: name("preset", one.name) }))}
        onChoose={form.setPreset}
      />
      <Segments
        label={say("new.bots")}
        value={form.bots}
        choices={[
          { value: "none", text: say("new.bots_none") },
          ...STRENGTHS.map((value) => ({ value, text: say(`strength.${value}`) })),
        ]}
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
        choices={WATCHINGS.map((value) => ({
          value,
          text: say(value === "hands" ? "watching.hands_late" : `watching.${value}`),
        }))}
        onChoose={form.setWatching}
      />
      <details className="ui-panel">
        <summary>
          <h2>{say("new.rules")}</h2>
          <span className="soft fine-print">
            {say(count ? "new.rules_changed" : "new.rules_all", { count })}
          </span>
          <Icon name="down" />
        </summary>
        {preset && <RuleSwitches preset={preset} chosen={form.chosen} onChange={form.setChosen} />}
      </details>
      <Trouble of={failed} />
      <Button kind="go" className="new-create" disabled={busy} onClick={create}>
        {say("new.create")}
      </Button>
    </>
  );
}

/** Make a room: a preset is enough, everything else has a sensible value. */
export function NewRoom({ game }: { readonly game: string }) {
  const { say, name } = useSpeech();
  const found = useAsync(games);
  const info = found.value?.find((one) => one.name === game);
  return (
    <div className="page">
      <Bar title={`${say("new.title")} · ${name("game", game)}`} back={{ at: "lobby" }} narrow />
      <main className="page-main page-narrow">
        <Trouble of={found.error} />
        <About game={game}>{info && <Form key={game} game={info} />}</About>
      </main>
    </div>
  );
}
