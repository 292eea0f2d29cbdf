import { recall, remember } from "../../base/device/storage";

const KEY = "paiju.name";

/** Remember what the server calls the player, for tables without it. */
export function rememberName(name: string): void {
  if (recall(KEY) !== name) remember(KEY, name);
}

/** Return what the player was called last. */
export function playerName(): string {
  const kept = recall(KEY);
  return typeof kept === "string" ? kept : "";
}
