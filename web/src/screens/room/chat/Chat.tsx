import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button, IconButton } from "../../../base/look/controls";
import { useStore } from "../../../base/store";
import { useSpeech } from "../../../base/text/speech";
import { change, link } from "../../../link/session";
import type { Refused, Room, Said } from "../../../link/wire";
import { Trouble } from "../../shared/page/Trouble";
import { hidden, hide } from "./hidden";
import "./chat.css";

function Line({ said, own }: { readonly said: Said; readonly own: boolean }) {
  const { say, name } = useSpeech();
  const text = said.text ?? (said.phrase ? name("phrase", said.phrase) : "");
  return (
    <li className="said" data-own={own || undefined}>
      <span className="said-who">
        {said.name}
        {said.seat === null && <span className="soft"> · {say("chat.onlooker")}</span>}
      </span>
      <span className="said-text">{text}</span>
    </li>
  );
}

function People({ room, me }: { readonly room: Room; readonly me: string }) {
  const { say } = useSpeech();
  const silent = useStore(hidden, (value) => value.players);
  const people = [...room.seats, ...room.onlookers].filter(
    (one) => one.player && one.player !== me,
  );
  if (people.length === 0) return null;
  return (
    <ul className="chat-people">
      {people.map(({ player, name }) => (
        <li key={player}>
          <Button
            small
            kind="quiet"
            icon={silent.includes(player ?? "") ? "eye" : "mute"}
            onClick={() => hide(player ?? "", !silent.includes(player ?? ""))}
          >
            {say(silent.includes(player ?? "") ? "chat.unmute" : "chat.mute", { name })}
          </Button>
          {room.host === me && player && (
            <Button small kind="quiet" onClick={() => change({ type: "mute", player, on: true })}>
              {say("chat.host_mute")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Form({ onRefused }: { readonly onRefused: (refused: Refused | null) => void }) {
  const { say } = useSpeech();
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    const shown = text.trim();
    if (!shown) return;
    setText("");
    void change({ type: "chat", text: shown }).then(onRefused);
  };
  return (
    <form className="row chat-form" onSubmit={send}>
      <input
        className="field"
        aria-label={say("chat.placeholder")}
        placeholder={say("chat.placeholder")}
        maxLength={300}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton type="submit" icon="send" label={say("chat.send")} />
    </form>
  );
}

/** What people in a room say: short phrases in one tap, or words of one's own. */
export function Chat({ room, me }: { readonly room: Room; readonly me: string }) {
  const { say, name, keys } = useSpeech();
  const said = useStore(link.state, (state) => state.chat);
  const silent = useStore(hidden, (value) => value.players);
  const [refused, setRefused] = useState<Refused | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = said.filter((one) => !silent.includes(one.player));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is scrolled into sight
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [said]);
  return (
    <div className="chat">
      <ul className="chat-lines" ref={list} aria-live="polite">
        {shown.length === 0 && <li className="soft">{say("chat.empty")}</li>}
        {shown.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <Line key={at} said={one} own={one.player === me} />
        ))}
      </ul>
      <ul className="chat-phrases" aria-label={say("chat.phrases")}>
        {keys("phrase").map((phrase) => (
          <li key={phrase}>
            <Button small onClick={() => void change({ type: "chat", phrase }).then(setRefused)}>
              {name("phrase", phrase)}
            </Button>
          </li>
        ))}
      </ul>
      <Trouble of={refused} />
      <Form onRefused={setRefused} />
      <People room={room} me={me} />
    </div>
  );
}
