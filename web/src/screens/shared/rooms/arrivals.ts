import { go } from "../../../link/route";

/** Rooms that were opened to play at once: their player is ready on entering. */
const quick = new Set<string>();

/** Rooms that their player goes back to: the bot that plays there meanwhile hands over. */
const left = new Set<string>();

/** Remember that a room was opened to play at once. */
export function expectQuick(code: string): void {
  quick.add(code);
}

/** Return, once, whether a room was opened to play at once. */
export function takeQuick(code: string): boolean {
  return quick.delete(code);
}

/** Go back to a room to play there. */
export function comeBack(code: string): void {
  left.add(code);
  go({ at: "room", code });
}

/** Return, once, whether somebody has come back to a room to play. */
export function takeReturn(code: string): boolean {
  return left.delete(code);
}
