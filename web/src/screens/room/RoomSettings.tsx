import { useState } from "react";
import { useAsync } from "../../base/hooks/useAsync";
import { Button, Segments } from "../../base/look/controls";
import { useSpeech } from "../../base/text/speech";
import { games } from "../../link/games";
import { change } from "../../link/session";
import type { Refused, Room } from "../../link/wire";
import { type Chosen, RuleSwitches } from "../shared/houserules/RuleSwitches";
import { Trouble } from "../shared/page/Trouble";
import { PACES, WATCHINGS } from "../shared/rooms/choices";
import { changedOf } from "./changedRules";

/** The settings of a room, for its host before a match. */
export function RoomSettings({
  room,
  onDone,
}: {
  readonly room: Room;
  readonly onDone: () => void;
}) {
  const { say, name } = useSpeech();
  const info = useAsync(games).value?.find((one) => one.name === room.game);
  const [presetName, setPresetName] = useState(room.preset);
  const [chosen, setChosen] = useState<Chosen>(changedOf(room));
  const [open, setOpen] = useState(room.public);
  const [pace, setPace] = useState(room.pace);
  const [watching, setWatching] = useState(room.watching);
  const [refused, setRefused] = useState<Refused | null>(null);
  const preset = info?.presets.find((one) => one.name === presetName);
  const save = async () => {
    const no = await change({
      type: "settings",
      preset: presetName,
      switches: chosen,
      public: open,
      pace,
      watching,
    });
    setRefused(no);
    if (!no) onDone();
  };
  return (
    <div className="room-settings">
      <Segments
        label={say("new.preset")}
        value={presetName}
        choices={(info?.presets ?? []).map((one) => ({
          value: one.name,
          text: name("preset", one.name),
        }))}
        onChoose={(value) => {
          setPresetName(value);
          setChosen({});
        }}
      />
      <Segments
        label={say("new.who")}
        value={open ? "public" : "by_link"}
        choices={(["by_link", "public"] as const).map((value) => ({
          value,
          text: say(`new.${value}`),
        }))}
        onChoose={(value) => setOpen(value === "public")}
      />
      <Segments
        label={say("new.pace")}
        value={pace}
        choices={PACES.map((value) => ({ value, text: say(`pace.${value}`) }))}
        onChoose={setPace}
      />
      <Segments
        label={say("new.watching")}
        value={watching}
        choices={WATCHINGS.map((value) => ({ value, text: say(`watching.${value}`) }))}
        onChoose={setWatching}
      />
      {preset && <RuleSwitches preset={preset} chosen={chosen} onChange={setChosen} />}
      <Trouble of={refused} />
      <Button kind="go" onClick={save}>
        {say("room.save")}
      </Button>
    </div>
  );
}
