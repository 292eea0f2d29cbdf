import { type FormEvent, useId, useState } from "react";
import { Button, Panel } from "../../base/look/controls";
import { useSpeech } from "../../base/text/speech";
import { go } from "../../link/route";
import { findCode } from "../shared/rulecards/ruleCards";
import { readInvitation } from "./invitation";

/** Enter a room by its code or by a pasted invitation. */
export function Join() {
  const { say } = useSpeech();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const card = findCode(text);
    if (card) return go({ at: "new", game: card.split(".")[0] ?? "", card });
    const code = readInvitation(text);
    setWrong(code === null);
    if (code) go({ at: "room", code });
  };
  return (
    <Panel title={say("lobby.join")}>
      <form className="join" onSubmit={submit} noValidate>
        <label className="heard" htmlFor={id}>
          {say("lobby.code")}
        </label>
        <input
          id={id}
          className="field"
          value={text}
          placeholder={say("lobby.join_hint")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{say("lobby.enter")}</Button>
      </form>
      {wrong && (
        <p id={`${id}-wrong`} className="trouble join-wrong" role="alert">
          {say("lobby.bad_code")}
        </p>
      )}
    </Panel>
  );
}
