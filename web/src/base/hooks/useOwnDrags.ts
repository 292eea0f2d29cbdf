import { type RefObject, useEffect } from "react";

/**
 * Keep drags over an element from the browser: it takes the end of a quick one for a fling, though
 * nothing scrolls, and swallows the tap that comes next.
 */
export function useOwnDrags(over: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = over.current;
    if (!element) return;
    const keep = (event: TouchEvent) => event.preventDefault();
    // React listens passively to touches, where nothing can be kept from the browser.
    element.addEventListener("touchmove", keep, { passive: false });
    return () => element.removeEventListener("touchmove", keep);
  }, [over]);
}
