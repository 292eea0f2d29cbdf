/** Cards on a canvas, drawn with the same shapes as on the page. */
import { faceOf } from "../../../base/cards/notation";
import { JOKER_EN, JOKER_ZH, RANKS, STARS, SUITS } from "../../../base/cards/shapes";

const PAPER = "#fffdf6";
const EDGE = "#a79c84";
const INKS: Readonly<Record<string, string>> = {
  S: "#171b22",
  H: "#c2183a",
  C: "#0e6b44",
  D: "#b84d08",
  big: "#c2183a",
  small: "#171b22",
};
/** The height of a card in widths. */
export const TALL = 1.42;

type Pen = CanvasRenderingContext2D;

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function put(pen: Pen, { x, y, scale }: Placed, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  draw();
  pen.restore();
}

function stroke(pen: Pen, shape: string, width: number, at: Placed): void {
  put(pen, at, () => {
    pen.lineWidth = width;
    pen.lineJoin = "round";
    pen.stroke(new Path2D(shape));
  });
}

function fill(pen: Pen, shape: string, at: Placed): void {
  put(pen, at, () => pen.fill(new Path2D(shape), "evenodd"));
}

/** Draw a card with its upper left corner at a point. */
export function drawCard(
  pen: Pen,
  card: string,
  x: number,
  y: number,
  width: number,
  lang: string,
): void {
  const { suit, rank, joker } = faceOf(card);
  pen.save();
  pen.shadowColor = "#0007";
  pen.shadowBlur = width * 0.12;
  pen.fillStyle = PAPER;
  pen.beginPath();
  pen.roundRect(x, y, width, width * TALL, width * 0.12);
  pen.fill();
  pen.restore();
  pen.strokeStyle = EDGE;
  pen.lineWidth = 1;
  pen.stroke();
  pen.strokeStyle = pen.fillStyle = INKS[joker ?? suit ?? "S"] ?? PAPER;
  const unit = width / 60;
  if (joker) {
    const zh = lang === "zh";
    const shape = zh ? JOKER_ZH[joker] : JOKER_EN;
    stroke(pen, shape, 3, { x: x + 6 * unit, y: y + 6 * unit, scale: unit * (zh ? 1 : 1.1) });
    fill(pen, STARS[joker], { x: x + 28 * unit, y: y + 50 * unit, scale: unit * 1.2 });
    return;
  }
  stroke(pen, RANKS[rank] ?? "", 3.4, { x: x + 6 * unit, y: y + 6 * unit, scale: unit });
  fill(pen, SUITS[suit ?? "S"] ?? "", { x: x + 7 * unit, y: y + 38 * unit, scale: unit * 0.75 });
  fill(pen, SUITS[suit ?? "S"] ?? "", { x: x + 25 * unit, y: y + 49 * unit, scale: unit * 1.3 });
}

/** Draw cards in a fan around a point, no wider than there is room. */
export function drawFan(
  pen: Pen,
  cards: readonly string[],
  at: { readonly x: number; readonly y: number; readonly room: number },
  width: number,
  lang: string,
): void {
  if (cards.length === 0) return;
  const step = Math.min(width * 0.52, (at.room - width) / Math.max(1, cards.length - 1));
  const left = at.x - (width + step * (cards.length - 1)) / 2;
  for (const [place, card] of cards.entries()) {
    drawCard(pen, card, left + place * step, at.y - (width * TALL) / 2, width, lang);
  }
}
