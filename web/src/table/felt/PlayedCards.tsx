import { useLayoutEffect, useRef } from "react";
import { CardEdge, CardFace } from "../../base/cards/CardFace";
import { cardsLabel } from "../../base/cards/MiniCard";
import { useSpeech } from "../../base/text/speech";
import type { WirePlayed } from "../../link/wire";
import { gather, travel } from "../motion";
import { actName } from "../words/moves";
import { layPlay, type SeatPlace, type Spot } from "./geometry";

interface Props {
  readonly play: WirePlayed;
  readonly place: SeatPlace;
  /** Width of a card. */
  readonly width: number;
  readonly points: Readonly<Record<string, number>>;
  readonly tag: { readonly text: string; readonly best: boolean } | null;
  /** Where the cards come from, on the screen; null: they have been there before. */
  readonly from: () => { x: number; y: number; scale: number } | null;
  /** Where a finished trick goes, on the screen. */
  readonly to: (() => Spot | null) | null;
}

/** A play where it lies: in front of its seat, copies close, the highest framed and named. */
export function PlayedCards({ play, place, width, points, tag, from, to }: Props) {
  const speech = useSpeech();
  const box = useRef<HTMLDivElement>(null);
  const origin = useRef(from);

  useLayoutEffect(() => {
    if (box.current) travel(box.current, origin.current);
  }, []);

  useLayoutEffect(() => {
    if (box.current && to) gather(box.current, to);
  }, [to]);

  const name = speech.show(play.seat, "seat");
  const anchor = place.side === "left" ? "left" : place.side === "right" ? "right" : "middle";
  const style =
    anchor === "right"
      ? { right: `calc(100% - ${place.play.x}px)`, top: place.play.y }
      : { left: place.play.x, top: place.play.y };
  if (play.cards.length === 0) {
    return (
      <div ref={box} className={`play ${anchor} pass ${place.side}`} style={style}>
        <span className="play-pass">{actName(speech, "tag" in play ? "decline" : "pass")}</span>
      </div>
    );
  }
  const { rows, strips } = layPlay(play.cards, width, place.room);
  return (
    <div
      ref={box}
      className={`play ${anchor}${tag?.best ? " best" : ""}`}
      style={style}
      role="img"
      aria-label={speech.say("table.played", { name, cards: cardsLabel(speech, play.cards) })}
      data-seat={play.seat}
    >
      {rows.map((row, at) => (
        <div
          key={row.map(({ card }) => card).join()}
          className="play-row"
          style={at ? { marginTop: -width * 0.62 } : {}}
        >
          {row.map(({ card, copies }, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a play keep their places
              key={place}
              className="play-stack"
              style={place ? { marginLeft: (strips[at] ?? 0) - width } : {}}
            >
              {Array.from({ length: copies }, (_, copy) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
                <span key={copy} style={copy ? { marginLeft: width * 0.24 - width } : {}}>
                  {copy < copies - 1 ? (
                    <CardEdge card={card} bars={copy === 0 ? copies : 0} />
                  ) : (
                    <CardFace
                      card={card}
                      points={(points[card] ?? 0) > 0}
                      full={place === row.length - 1}
                    />
                  )}
                </span>
              ))}
            </span>
          ))}
        </div>
      ))}
      {tag && <span className={`play-tag${tag.best ? " best" : ""}`}>{tag.text}</span>}
    </div>
  );
}
