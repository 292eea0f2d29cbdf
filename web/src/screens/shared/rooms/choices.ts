/** What a room can be set to, in the order in which it is offered. */
export const PACES = ["slow", "usual", "fast"] as const;
export const WATCHINGS = ["off", "table"] as const;
