import { useState } from "react";
import { Avatar } from "../../base/cards/Avatar";
import { Button, IconButton } from "../../base/look/controls";
import { Icon } from "../../base/look/Icon";
import { called } from "../../base/text/format";
import { useSpeech } from "../../base/text/speech";
import { isDeviceRoom } from "../../link/device/deviceRoom";
import type { change } from "../../link/session";
import type { Place, Room } from "../../link/wire";
import { nameOf } from "../../table/words/seats";
import { useBots } from "../shared/rooms/useBots";

interface Props {
  readonly room: Room;
  readonly place: Place;
  /** Which picture the player has. */
  readonly picture?: number | undefined;
  /** Our own id. */
  readonly me: string;
  /** Make a change and show why it was refused. */
  readonly act: (command: Parameters<typeof change>[0]) => void;
}

function Free({ room, place, me, act }: Props) {
  const { say } = useSpeech();
  const bots = useBots(isDeviceRoom(room.code));
  const hosting = room.host === me;
  return (
    <div className="place-ways">
      <Button
        small
        kind={room.you === null ? "go" : "plain"}
        onClick={() => act({ type: "sit", seat: place.seat })}
      >
        {say("room.sit")}
      </Button>
      {hosting && <Icon name="bot" />}
      {hosting &&
        bots.map(({ value, text }) => (
          <Button
            key={value}
            small
            aria-label={`${say("room.add_bot")} · ${text}`}
            onClick={() => act({ type: "fill", seat: place.seat, bot: value })}
          >
            {text}
          </Button>
        ))}
    </div>
  );
}

function Ways({ room, place, me, act }: Props) {
  const speech = useSpeech();
  const { say } = speech;
  const hosting = room.host === me;
  const { seat, player } = place;
  const offered = room.seats.find((one) => one.seat === room.you)?.offers === seat;
  const asked = room.you !== null && place.offers === room.you;
  return (
    <div className="place-ways">
      {room.you !== null && (
        <Button
          small
          icon="swap"
          kind={asked ? "go" : "plain"}
          disabled={offered}
          aria-label={
            asked ? say("room.swap_accept") : say("room.swap_with", { name: nameOf(speech, place) })
          }
          onClick={() => act({ type: "swap", seat })}
        >
          {say(asked ? "room.swap_accept" : offered ? "room.offered" : "room.swap")}
        </Button>
      )}
      {hosting && place.kind === "bot" && (
        <Button small icon="close" onClick={() => act({ type: "clear", seat })}>
          {say("room.clear")}
        </Button>
      )}
      {hosting && player && (
        <>
          <Button small icon="crown" onClick={() => act({ type: "host", player })}>
            {say("room.make_host")}
          </Button>
          <Button small kind="bad" icon="door" onClick={() => act({ type: "kick", player })}>
            {say("room.kick")}
          </Button>
        </>
      )}
    </div>
  );
}

function State({ room, place, me }: Omit<Props, "act">) {
  const speech = useSpeech();
  const { say } = speech;
  // A bot without a name is called by its strength already.
  const bot = place.name && place.bot && called(speech, "", place.bot);
  const marks = [
    place.player === me && say("room.you"),
    place.player === room.host && say("room.host"),
    bot,
    place.kind === "human" && !place.here && say("room.away"),
    room.you !== null && place.offers === room.you && say("room.offers"),
  ];
  return <span className="soft fine-print">{marks.filter(Boolean).join(" · ")}</span>;
}

/** One seat of a waiting room. */
export function WaitingSeat(props: Props) {
  const { room, place, me } = props;
  const speech = useSpeech();
  const { say } = speech;
  const [open, setOpen] = useState(false);
  const free = place.kind === "free";
  const own = place.player === me;
  const asked = room.you !== null && place.offers === room.you;
  const name = free ? say("room.free") : place.name || called(speech, "", place.bot);
  return (
    <li className="place" data-kind={place.kind} data-own={own || undefined}>
      <div className="place-row">
        <span className="place-face">
          {free ? (
            <Icon name="plus" />
          ) : (
            <Avatar of={place.player ?? place.name} pick={props.picture ?? 0} />
          )}
        </span>
        <span className="place-words">
          <bdi className="place-name">{name}</bdi>
          {free ? (
            <span className="soft fine-print">{say("room.seat", { n: place.seat })}</span>
          ) : (
            <State {...props} />
          )}
        </span>
        {!free && (
          <span className="place-ready" data-ready={place.ready}>
            {place.ready && <Icon name="check" size={18} />}
            {say(place.ready ? "room.ready" : "room.not_ready")}
          </span>
        )}
        {!free && !own && (room.you !== null || room.host === me) && (
          <IconButton
            icon="more"
            label={say("room.more", { name })}
            aria-expanded={open || asked}
            onClick={() => setOpen(!open)}
          />
        )}
      </div>
      {free && <Free {...props} />}
      {!free && !own && (open || asked) && <Ways {...props} />}
    </li>
  );
}
