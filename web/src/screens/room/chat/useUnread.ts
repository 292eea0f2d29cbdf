import { useEffect, useState } from "react";
import { useStore } from "../../../base/store";
import { link } from "../../../link/session";
import { hidden } from "./hidden";

/** Count what others said while the chat was closed. */
export function useUnread(open: boolean, me: string): number {
  const said = useStore(link.state, (state) => state.chat);
  const silent = useStore(hidden, (value) => value.players);
  const [read, setRead] = useState(0);
  const last = said.at(-1)?.at ?? 0;
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  if (open) return 0;
  return said.filter((one) => one.at > read && one.player !== me && !silent.includes(one.player))
    .length;
}
