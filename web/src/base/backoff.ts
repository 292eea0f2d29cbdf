const FIRST = 300;
const LONGEST = 8000;
const RESTART_LEAST = 500;
const RESTART_SPREAD = 2500;

/** Return how long to wait before the nth try, in milliseconds; `chance` is from 0 to 1. */
export function pause(attempt: number, restarting: boolean, chance: number): number {
  if (restarting && attempt <= 1) return RESTART_LEAST + RESTART_SPREAD * chance;
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.max(0, attempt - 1));
  return whole * (0.5 + chance / 2);
}
