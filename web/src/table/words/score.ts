import type { Speech } from "../../base/text/speech";

/** Write what a seat has in all: points that count against it are called a penalty. */
export function totalText({ say }: Speech, score: number, penalties: boolean): string {
  return penalties && score !== 0 ? say("result.penalty", { score }) : String(score);
}

/** Write what a hand brought a seat: with its sign, unless it is a penalty. */
export function scoreText(speech: Speech, score: number, penalties: boolean): string {
  return score > 0 && !penalties ? `+${score}` : totalText(speech, score, penalties);
}
