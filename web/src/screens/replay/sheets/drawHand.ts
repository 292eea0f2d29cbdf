/** The end of a hand as a picture to share: the table with its cards and names, and the result. */

import type { Speech } from "../../../base/text/speech";
import { turnsFrom } from "../../../table/felt/geometry";
import { resultLines } from "../../../table/words/result";
import { scoreText } from "../../../table/words/score";
import { lastOf, type Step, type Timeline, tableAt } from "../timeline";
import { drawFan } from "./drawCards";

export const WIDTH = 1080;
export const HEIGHT = 1350;
const MIDDLE = { x: 540, y: 520 };
const ACROSS = 440;
const DOWN = 300;
const INK = "#f4f0e4";
const SOFT = "#b9cdc3";
const BRASS = "#e9c46a";

type Pen = CanvasRenderingContext2D;

function write(pen: Pen, text: string, x: number, y: number, size: number, ink = INK, bold = true) {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--font");
  pen.font = `${bold ? 700 : 400} ${size}px ${family || "sans-serif"}`;
  pen.fillStyle = ink;
  pen.fillText(text, x, y);
}

/** Shorten a text until it fits. */
function fitted(pen: Pen, text: string, most: number): string {
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > most) shown = `${shown.slice(0, -2)}…`;
  return shown;
}

function ground(pen: Pen): void {
  const back = pen.createRadialGradient(540, 420, 80, 540, 620, 960);
  back.addColorStop(0, "#17463a");
  back.addColorStop(1, "#0b211b");
  pen.fillStyle = back;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.beginPath();
  pen.ellipse(MIDDLE.x, MIDDLE.y, ACROSS, DOWN, 0, 0, 7);
  const felt = pen.createRadialGradient(MIDDLE.x, MIDDLE.y - 60, 40, MIDDLE.x, MIDDLE.y, ACROSS);
  felt.addColorStop(0, "#235a49");
  felt.addColorStop(1, "#143b30");
  pen.fillStyle = felt;
  pen.fill();
  pen.lineWidth = 14;
  pen.strokeStyle = "#2a1d14";
  pen.stroke();
  pen.lineWidth = 2;
  pen.strokeStyle = "#6b4f2e";
  pen.stroke();
}

/** Put a name on a plate; winners have it in brass. */
function plate(pen: Pen, text: string, x: number, y: number, won: boolean): void {
  write(pen, "", 0, 0, 30);
  const shown = fitted(pen, text, 230);
  const width = pen.measureText(shown).width + 44;
  pen.beginPath();
  pen.roundRect(x - width / 2, y - 27, width, 54, 27);
  pen.fillStyle = won ? BRASS : "#08201a";
  pen.fill();
  pen.strokeStyle = won ? "#9a7421" : "#33594c";
  pen.lineWidth = 2;
  pen.stroke();
  pen.textAlign = "center";
  write(pen, shown, x, y + 11, 30, won ? "#231a06" : INK);
}

/** Draw the seats with the last cards before them. */
function seats(pen: Pen, timeline: Timeline, at: Step, speech: Speech): void {
  const { replay } = timeline;
  const count = replay.seats.length;
  const turns = turnsFrom(replay.seat, count, replay.direction);
  const winners = at.view.outcome?.winners ?? [];
  for (const { seat } of replay.seats) {
    // Turns go against the clock from the own seat, which is below.
    const angle = Math.PI / 2 - (2 * Math.PI * (turns.get(seat) ?? 0)) / count;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const x = Math.max(150, Math.min(WIDTH - 150, MIDDLE.x + dx * ACROSS));
    plate(pen, speech.show(seat, "seat"), x, MIDDLE.y + dy * DOWN, winners.includes(seat));
    const cards = at.trick.plays.find((play) => play.seat === seat)?.cards ?? [];
    const spot = { x: MIDDLE.x + dx * ACROSS * 0.52, y: MIDDLE.y + dy * DOWN * 0.54, room: 250 };
    drawFan(pen, cards, spot, 74, speech.lang);
  }
}

/** Write who won what, and why. */
function result(pen: Pen, timeline: Timeline, at: Step, speech: Speech): void {
  const { outcome, standing } = at.view;
  const after = timeline.replay.standing;
  if (!outcome) return;
  const rows = timeline.replay.seats;
  const step = Math.min(52, 270 / rows.length);
  const top = 930;
  for (const [place, { seat }] of rows.entries()) {
    const y = top + place * step;
    const won = outcome.winners.includes(seat);
    pen.textAlign = "left";
    write(pen, fitted(pen, speech.show(seat, "seat"), 420), 90, y, 32, won ? BRASS : INK, won);
    pen.textAlign = "right";
    const score = scoreText(speech, outcome.scores[place] ?? 0, outcome.penalties);
    write(pen, score, 690, y, 34, won ? BRASS : INK);
    const [from, to] = [standing.levels[place], after?.levels[place]];
    if (from && to) write(pen, from === to ? from : `${from} → ${to}`, 990, y, 30, SOFT, false);
  }
  const lines = resultLines(speech, timeline.room, tableAt(timeline, lastOf(timeline), true));
  pen.textAlign = "center";
  write(pen, "", 0, 0, 26, SOFT, false);
  for (const [place, line] of lines.slice(0, 3).entries()) {
    write(pen, fitted(pen, line, 940), 540, 1212 + place * 36, 26, SOFT, false);
  }
}

/** Draw the picture; false where this browser cannot. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  timeline: Timeline,
  speech: Speech,
): boolean {
  const pen = canvas.getContext("2d");
  const at = timeline.steps[lastOf(timeline)];
  if (!pen || !at) return false;
  ground(pen);
  pen.textAlign = "left";
  write(pen, speech.name("game", timeline.replay.game), 70, 110, 58);
  pen.textAlign = "right";
  write(pen, speech.say("replay.number", { number: timeline.replay.number }), 1010, 106, 34, SOFT);
  const winners = at.view.outcome?.winners ?? [];
  pen.textAlign = "center";
  if (winners.length > 0) {
    write(pen, "", 0, 0, 40);
    const title = speech.say("replay.result_won", { seats: winners });
    write(pen, fitted(pen, title, 560), MIDDLE.x, MIDDLE.y + 14, 40, BRASS);
  }
  seats(pen, timeline, at, speech);
  result(pen, timeline, at, speech);
  pen.textAlign = "right";
  write(pen, speech.say("title"), 1010, 1318, 26, SOFT, false);
  return true;
}
