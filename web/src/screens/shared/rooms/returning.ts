import { go } from "../../../link/route";

/** Rooms that their player goes back to: the bot that plays there meanwhile hands over. */
const expected = new Set<string>();

/** Go back to a room to play there. */
export function comeBack(code: string): void {
  expected.add(code);
  go({ at: "room", code });
}

/** Return, once, whether somebody has come back to a room to play. */
export function takeReturn(code: string): boolean {
  return expected.delete(code);
}
