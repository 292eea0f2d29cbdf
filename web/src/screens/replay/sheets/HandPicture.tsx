import { useEffect, useMemo, useRef, useState } from "react";
import { saveFile } from "../../../base/device/download";
import { Button } from "../../../base/look/controls";
import { useSpeech } from "../../../base/text/speech";
import type { Timeline } from "../timeline";
import { drawPicture, HEIGHT, WIDTH } from "./drawHand";

/** The end of the hand as a picture, to keep or to share. */
export function HandPicture({ timeline }: { readonly timeline: Timeline }) {
  const outer = useSpeech();
  const { say } = outer;
  const speech = useMemo(() => {
    // Whoever gets the picture is not "you": everybody has a name in it.
    const own = timeline.replay.seats.find(({ you }) => you);
    const names = timeline.replay.seats.map(({ seat }) => [seat, outer.show(seat, "seat")]);
    const seats = { ...Object.fromEntries(names), ...(own?.name && { [own.seat]: own.name }) };
    return outer.of(timeline.replay.game, seats);
  }, [outer, timeline]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (canvas.current) setFailed(!drawPicture(canvas.current, timeline, speech));
  }, [timeline, speech]);
  const name = `paiju-${timeline.replay.hand ?? "record"}.png`;
  const make = () => new Promise<Blob | null>((done) => canvas.current?.toBlob(done, "image/png"));
  const save = async () => {
    const file = await make();
    if (file) saveFile(name, file);
    else setFailed(true);
  };
  const share = async () => {
    const file = await make();
    if (!file) return setFailed(true);
    const files = [new File([file], name, { type: file.type })];
    if (!navigator.canShare?.({ files })) return saveFile(name, file);
    // Whoever closes the sheet of the device has changed their mind.
    await navigator.share({ files }).catch(() => undefined);
  };
  const canShare = "share" in navigator;
  return (
    <div className="play-menu">
      <canvas
        ref={canvas}
        className="replay-picture"
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={say("replay.picture_alt")}
      />
      {failed && <p className="trouble">{say("replay.picture_failed")}</p>}
      <div className="row wrap">
        <Button kind={canShare ? "plain" : "go"} icon="file" onClick={save}>
          {say("replay.picture_save")}
        </Button>
        {canShare && (
          <Button kind="go" icon="share" onClick={share}>
            {say("replay.picture_share")}
          </Button>
        )}
      </div>
    </div>
  );
}
