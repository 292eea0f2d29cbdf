import { type FormEvent, useState } from "react";
import { call, forgetToken, link, sayHelloAgain } from "../link/session";
import { Bar } from "../look/Bar";
import { Button, Panel } from "../look/controls";
import { Trouble } from "../notices/Trouble";
import { go } from "../route";
import { useStore } from "../store";
import { useSpeech } from "../text/use";
import { forgetAll, lasting } from "./memory";
import { SettingsForm } from "./SettingsForm";
import "./me.css";

function NameForm() {
  const { say } = useSpeech();
  const known = useStore(link.state, (state) => state.me?.name ?? "");
  const [typed, setTyped] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await call("PATCH", "/api/me", { name: (typed ?? known).trim() });
      sayHelloAgain();
      setFailed(null);
      setSaved(true);
    } catch (error) {
      setFailed(error);
    }
  };
  return (
    <form onSubmit={save} className="me-name">
      <label className="heard" htmlFor="me-name">
        {say("me.name")}
      </label>
      <div className="row">
        <input
          id="me-name"
          className="field"
          maxLength={24}
          value={typed ?? known}
          onChange={(event) => {
            setTyped(event.target.value);
            setSaved(false);
          }}
        />
        <Button type="submit">{say("me.name_save")}</Button>
      </div>
      <span role="status" className="soft fine-print">
        {saved && say("me.name_saved")}
      </span>
      <Trouble of={failed} />
    </form>
  );
}

function OwnData() {
  const { say } = useSpeech();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const save = async () => {
    try {
      const all = await call<unknown>("GET", "/api/me/export");
      const file = new Blob([JSON.stringify(all, null, 2)], { type: "application/json" });
      const anchor = document.createElement("a");
      anchor.href = URL.createObjectURL(file);
      anchor.download = "paiju.json";
      anchor.click();
      URL.revokeObjectURL(anchor.href);
    } catch (error) {
      setFailed(error);
    }
  };
  const remove = async () => {
    try {
      await call("DELETE", "/api/me");
      forgetAll();
      forgetToken();
      link.stop();
      go({ at: "lobby" });
      location.reload();
    } catch (error) {
      setFailed(error);
    }
  };
  return (
    <>
      <div className="row wrap">
        <Button icon="file" onClick={save}>
          {say("me.export")}
        </Button>
        {!asking && (
          <Button kind="bad" onClick={() => setAsking(true)}>
            {say("me.delete")}
          </Button>
        )}
      </div>
      {asking && (
        <div className="me-delete">
          <p>{say("me.delete_question")}</p>
          <div className="row">
            <Button onClick={() => setAsking(false)}>{say("me.cancel")}</Button>
            <Button kind="bad" onClick={remove}>
              {say("me.delete")}
            </Button>
          </div>
        </div>
      )}
      <Trouble of={failed} />
    </>
  );
}

/** The page about oneself: name, look, data. */
export function Me() {
  const { say } = useSpeech();
  return (
    <div className="page">
      <Bar title={say("me.title")} back={{ at: "lobby" }} narrow />
      <main className="page-main page-narrow">
        {!lasting && <p className="trouble">{say("me.memory_denied")}</p>}
        <Panel title={say("me.name")}>
          <NameForm />
        </Panel>
        <Panel title={say("me.look")}>
          <SettingsForm />
        </Panel>
        <Panel title={say("me.data")}>
          <OwnData />
        </Panel>
      </main>
    </div>
  );
}
