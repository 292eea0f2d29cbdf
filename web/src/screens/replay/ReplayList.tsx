import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { Button, Panel } from "../../base/look/controls";
import { ScreenTexts } from "../../base/text/ScreenTexts";
import { useSpeech } from "../../base/text/speech";
import { History } from "../shared/history/History";
import { Bar } from "../shared/page/Bar";
import { Trouble } from "../shared/page/Trouble";
import { loadTimeline } from "./load";
import type { Source } from "./source";
import "./replay.css";

/** A record of the longest hand is far smaller. */
const MOST_TEXT = 60_000;

interface Props {
  readonly typed: string;
  onTyped(text: string): void;
  onOpen(source: Source): void;
}

/** Open a record: pasted, or from a file. What is wrong with it is said, and the text stays. */
function Import({ typed, onTyped, onOpen }: Props) {
  const { say } = useSpeech();
  const [failed, setFailed] = useState<unknown>(null);
  const [note, setNote] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const open = async (text: string) => {
    setFailed(null);
    if (!text.trim()) return setNote(say("replay.import_empty"));
    if (text.length > MOST_TEXT) return setNote(say("replay.import_large"));
    setNote("");
    try {
      const { replay } = await loadTimeline({ record: text }, null);
      onOpen({ record: replay.record ?? text });
    } catch (error) {
      setFailed(error);
      setNote(say("replay.import_kept"));
    }
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    if (chosen.size > MOST_TEXT) return setNote(say("replay.import_large"));
    const text = await chosen.text();
    // The same file can be chosen again after it was mended.
    target.value = "";
    onTyped(text);
    await open(text);
  };
  return (
    <form
      className="import"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void open(typed);
      }}
    >
      <p className="soft">{say("replay.import_hint")}</p>
      <label className="heard" htmlFor="import-text">
        {say("replay.import_label")}
      </label>
      <textarea
        id="import-text"
        className="field fair-code"
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        onChange={(event) => onTyped(event.target.value)}
      />
      <input ref={file} type="file" accept=".txt,text/plain" hidden onChange={choose} />
      <div className="row wrap">
        <Button icon="file" onClick={() => file.current?.click()}>
          {say("replay.import_file")}
        </Button>
        <Button kind="go" type="submit">
          {say("replay.import_open")}
        </Button>
      </div>
      <Trouble of={failed} />
      <p role="status" className="soft fine-print">
        {note}
      </p>
    </form>
  );
}

/** One's own hands to replay, and a way in for records from elsewhere. */
export function ReplayList(props: Props) {
  const { say } = useSpeech();
  return (
    <div className="page">
      <Bar title={say("replay.title")} back={{ at: "lobby" }} narrow />
      <main className="page-main page-narrow">
        <ScreenTexts name="me">
          <History question="" />
        </ScreenTexts>
        <Panel title={say("replay.import")}>
          <Import {...props} />
        </Panel>
      </main>
    </div>
  );
}
