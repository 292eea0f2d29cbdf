import { useCallback, useEffect, useRef } from "react";
import { newId } from "../../base/newId";
import { go } from "../../link/route";

/** The id of an entry of the history that only stands for the page below it. */
function markNow(): string | undefined {
  return (history.state as { over?: string } | null)?.over;
}

/** Wait for the history to be one entry back. */
function back(): Promise<void> {
  return new Promise((done) => {
    addEventListener("popstate", () => done(), { once: true });
    history.back();
  });
}

/** Takes away the entry that stands for a page that nothing holds any more. */
const undoing = { soon: 0, now: false };

/** Go back over an entry of our own, unless a page is held again before. */
function undo(isOwn: () => boolean): void {
  undoing.soon = window.setTimeout(() => {
    if (!isOwn()) return;
    undoing.now = true;
    // Those who listen for the way back hear of this one too, and have to know it.
    back().then(() => setTimeout(() => (undoing.now = false)));
  });
}

/** While something holds, let the way back ask instead of leaving; return what does leave.

    A browser may skip entries of the history that nobody has touched. So the question is asked
    wherever the way back has led to, and the page goes back to where it was meanwhile. */
export function useStay(holds: boolean, onBack: () => void): () => Promise<void> {
  const ask = useRef(onBack);
  ask.current = onBack;
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!holds) return;
    clearTimeout(undoing.soon);
    const here = location.href;
    const isHere = () => markNow() !== undefined && location.href === here;
    // A page that was loaded anew has its mark already.
    let own = isHere() ? markNow() : undefined;
    const stay = () => {
      own = newId();
      history.pushState({ over: own }, "", here);
    };
    if (!own) stay();
    const listen = () => {
      if (isLeaving.current || isHere()) return;
      stay();
      if (!undoing.now) ask.current();
    };
    addEventListener("popstate", listen);
    return () => {
      removeEventListener("popstate", listen);
      // Nothing holds any more: the way back need not lead here twice.
      undo(() => !isLeaving.current && isHere() && markNow() === own);
    };
  }, [holds]);
  return useCallback(async () => {
    isLeaving.current = true;
    if (markNow() !== undefined) await back();
    go({ at: "lobby" }, true);
  }, []);
}
