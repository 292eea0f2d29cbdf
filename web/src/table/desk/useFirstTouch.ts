import { useEffect } from "react";

// Some who cannot touch a screen send a click alone.
const TOUCHES = ["pointerdown", "keydown", "click"] as const;

/** Do something before a touch, key or click does its own work: a player acts on what is, not on what was. */
export function useFirstTouch(isWaiting: boolean, act: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    for (const touch of TOUCHES) addEventListener(touch, act, { capture: true });
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, act, { capture: true });
    };
  }, [isWaiting, act]);
}
