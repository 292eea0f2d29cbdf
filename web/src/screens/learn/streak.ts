import { recall, remember } from "../../base/device/storage";

/** What came of a puzzle: solved at the first try, or not. */
export type Result = "right" | "wrong";
/** Results by day and game; kept on this device alone. */
type Diary = Readonly<Record<string, Readonly<Record<string, Result>>>>;

const KEY = "paiju.puzzles";
/** Days that are kept. */
const KEPT = 400;

/** Write a day as the calendar of this device has it: `2026-11-16`. */
export function dayOf(time: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

function isResult(value: unknown): value is Result {
  return value === "right" || value === "wrong";
}

/** Read the diary; whatever else was kept under its name is passed over. */
export function readDiary(kept: unknown): Diary {
  if (typeof kept !== "object" || kept === null) return {};
  const days = Object.entries(kept).filter(([day]) => /^\d{4}-\d\d-\d\d$/.test(day));
  return Object.fromEntries(
    days.map(([day, games]) => [
      day,
      Object.fromEntries(
        Object.entries((games ?? {}) as Record<string, unknown>).filter(([, one]) => isResult(one)),
      ) as Record<string, Result>,
    ]),
  );
}

export function diary(): Diary {
  return readDiary(recall(KEY));
}

/** Note what came of a puzzle; the first result of a day stands. */
export function note(diaryNow: Diary, day: string, game: string, result: Result): Diary {
  if (diaryNow[day]?.[game]) return diaryNow;
  const next = { ...diaryNow, [day]: { ...diaryNow[day], [game]: result } };
  const days = Object.keys(next).sort().slice(-KEPT);
  return Object.fromEntries(days.map((one) => [one, next[one] ?? {}]));
}

export function noteResult(day: string, game: string, result: Result): void {
  remember(KEY, note(diary(), day, game, result));
}

function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date - 1));
}

/** Count the days in a row with a puzzle solved; today still has time. */
export function streakOf(kept: Diary, today: string): number {
  const isSolved = (day: string) => Object.values(kept[day] ?? {}).includes("right");
  let count = 0;
  let day = isSolved(today) ? today : dayBefore(today);
  while (isSolved(day)) {
    count += 1;
    day = dayBefore(day);
  }
  return count;
}
