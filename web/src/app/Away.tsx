import { useEffect } from "react";
import { pauseBeforeTexts } from "../base/text/load";

/** The words of the page itself cannot be had: show those that came with it, and try again. */
export function Away({ again }: { readonly again: () => void }) {
  useEffect(() => {
    const words = document.getElementById("away");
    if (words) words.hidden = false;
    const timer = setTimeout(again, pauseBeforeTexts(Math.random()));
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
      if (words) words.hidden = true;
    };
  }, [again]);
  return null;
}
