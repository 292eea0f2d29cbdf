/** Which of one's hands are wanted; an empty text where it does not matter. */
export interface HandFilter {
  readonly game: string;
  readonly people: "" | "true" | "false";
  readonly won: "" | "true" | "false";
  readonly partner: string;
  /** So many days back. */
  readonly days: "" | "7" | "30" | "365";
}

export const EVERYTHING: HandFilter = { game: "", people: "", won: "", partner: "", days: "" };

const DAY = 24 * 60 * 60 * 1000;

/** Write what is sought as a question to the server. */
export function questionOf(filter: HandFilter, now: number): string {
  const { days, ...rest } = filter;
  const asked = new URLSearchParams(
    Object.entries(rest).filter(([, value]) => value !== "") as [string, string][],
  );
  // To the minute, so that the same question stays the same for a while.
  if (days) asked.set("since", String(Math.floor((now - Number(days) * DAY) / 60_000) * 60_000));
  return asked.toString();
}

/** Return whether anything is left out. */
export function isNarrow(filter: HandFilter): boolean {
  return Object.values(filter).some((value) => value !== "");
}
