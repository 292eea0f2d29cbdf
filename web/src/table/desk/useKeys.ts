import { type RefObject, useEffect, useRef } from "react";
import { changeSettings, settings } from "../../base/device/settings";
import type { Turn } from "../../link/wire";
import type { HandHandle } from "../hand/Hand";
import { NOTHING } from "../hand/stacks";
import { isNo } from "../options";
import type { Desk } from "./useDesk";

interface Keyed {
  readonly desk: Desk;
  readonly turn: Turn | null;
  readonly hand: RefObject<HandHandle | null>;
  onMore(): void;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, dialog, [role=dialog]") !== null
  );
}

/** Do what a key means anywhere on the table; the hand has its own keys while it has the focus. */
function press(key: string, { desk, turn, hand, onMore }: Keyed): boolean {
  const no = turn?.options.find(isNo);
  switch (key.toLowerCase()) {
    case "p":
      if (no) desk.send({ act: no.act });
      return no !== undefined;
    case "h":
      desk.hint();
      return true;
    case "enter":
      desk.play();
      return true;
    case "escape":
      desk.choose(NOTHING);
      return true;
    case "s":
      changeSettings({ combined: !settings.get().combined });
      return true;
    case "?":
      onMore();
      return true;
    case "arrowleft":
    case "arrowright":
    case "arrowup":
    case "arrowdown":
      hand.current?.focus();
      return true;
    default:
      return false;
  }
}

/** Listen to the keys of the table: P pass, H hint, Enter play, Esc clear, S sort, ? the list of keys, arrows to the hand. */
export function useKeys(keyed: Keyed): void {
  const now = useRef(keyed);
  now.current = keyed;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      // Whatever has the focus takes Enter for itself.
      if (event.key === "Enter" && event.target !== document.body) return;
      if (press(event.key, now.current)) event.preventDefault();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
