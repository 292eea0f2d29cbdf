/** How long the link waits, in milliseconds. */
export const RESEND = 2500;
/** Each repetition waits twice as long as the one before, up to this: a server that is behind is not helped by more work. */
export const LONGEST_RESEND = 20_000;
export const PING = 10_000;
export const SILENT = 4000;
export const DEAD = 9000;
export const STALE = 20_000;
