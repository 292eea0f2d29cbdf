import { useEffect, useRef } from "react";
import { newId } from "../newId";

/** Let the way back close what lies over the page, instead of leaving the page. */
export function useBack(onBack: () => void): void {
  const back = useRef(onBack);
  back.current = onBack;
  useEffect(() => {
    const mark = { over: newId() };
    const isOurs = () => (history.state as { over?: string } | null)?.over === mark.over;
    history.pushState(mark, "", location.href);
    const listen = () => {
      if (!isOurs()) back.current();
    };
    addEventListener("popstate", listen);
    return () => {
      removeEventListener("popstate", listen);
      // Closed otherwise: the way back must not lead here once more.
      setTimeout(() => isOurs() && history.back());
    };
  }, []);
}
