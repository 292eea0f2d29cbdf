import { useEffect } from "react";

const RETRY = 3000;

/** The words of the page itself cannot be had: show those that came with it, and try again. */
export function Away({ again }: { readonly again: () => void }) {
  useEffect(() => {
    const words = document.getElementById("away");
    if (words) words.hidden = false;
    const timer = setTimeout(again, RETRY);
    return () => {
      clearTimeout(timer);
      if (words) words.hidden = true;
    };
  }, [again]);
  return null;
}
