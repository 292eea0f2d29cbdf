import { useEffect, useState } from "react";

/** Count the seconds until a moment of the server's clock; null where there is none. */
export function useSeconds(due: number | null, now: () => number): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (due === null) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [due]);
  return due === null ? null : Math.max(0, Math.ceil((due - now()) / 1000));
}
