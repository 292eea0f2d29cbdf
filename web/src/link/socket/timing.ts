/** How long the link waits, in milliseconds. */
export const RESEND = 2500;
/** Each repetition waits twice as long as the one before, up to this: a server that is behind is not helped by more work. */
export const LONGEST_RESEND = 20_000;
export const PING = 10_000;
export const SILENT = 4000;
export const DEAD = 9000;
export const STALE = 20_000;
const FIRST = 300;
const LONGEST = 8000;
const RESTART_LEAST = 500;
const RESTART_SPREAD = 2500;

/** Say how long to wait before the nth try to connect again; `chance` is from 0 to 1. */
export function pause(attempt: number, restarting: boolean, chance: number): number {
  if (restarting && attempt <= 1) return RESTART_LEAST + RESTART_SPREAD * chance;
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.max(0, attempt - 1));
  return whole * (0.5 + chance / 2);
}
