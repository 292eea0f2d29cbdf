import { type FormEvent, useState } from "react";
import { Button } from "../../base/look/controls";
import { useStore } from "../../base/store";
import { useSpeech } from "../../base/text/speech";
import { call, link, sayHelloAgain } from "../../link/session";
import { Trouble } from "../shared/page/Trouble";

/** Change what one is called. */
export function NameForm() {
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
