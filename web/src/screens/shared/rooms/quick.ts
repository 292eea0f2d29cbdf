/** Rooms that were opened to play at once: their player is ready on entering. */
const expected = new Set<string>();

/** Remember that a room was opened to play at once. */
export function expectQuick(code: string): void {
  expected.add(code);
}

/** Tell, once, whether a room was opened to play at once. */
export function takeQuick(code: string): boolean {
  return expected.delete(code);
}
