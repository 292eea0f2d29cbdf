import { useSyncExternalStore } from "react";

/** The parts of the page about oneself; the first is shown unless told. */
export type MePart = "record" | "settings";

/** Where the page is: kept behind the `#` of its address. */
export type Route =
  | { readonly at: "lobby" }
  | { readonly at: "room"; readonly code: string }
  /** Of a game, or by a rule code. */
  | { readonly at: "new"; readonly game: string; readonly card?: string }
  | { readonly at: "rules"; readonly game?: string; readonly clause?: string }
  | { readonly at: "try"; readonly game: string; readonly position: string }
  | { readonly at: "me"; readonly part?: MePart }
  | { readonly at: "tournament"; readonly code: string | null }
  | { readonly at: "replay"; readonly hand: string; readonly step: number }
  | { readonly at: "learn" | "puzzle"; readonly game: string }
  | { readonly at: "demo"; readonly game: string; readonly step: number }
  | { readonly at: "lost" };

/** Read an address. */
export function readRoute(hash: string): Route {
  const [first = "", second = "", third = ""] = hash.replace(/^#?\/?/, "").split("/");
  if (first === "") return { at: "lobby" };
  if (first === "r" && /^[A-Za-z0-9]{6}$/.test(second))
    return { at: "room", code: second.toUpperCase() };
  if (first === "new" && /^[a-z_]+$/.test(second)) return { at: "new", game: second };
  if (first === "new" && second.includes("~")) {
    const card = second.toLowerCase();
    return { at: "new", game: card.split(".")[0] ?? "", card };
  }
  if (first === "rules") {
    if (second === "") return { at: "rules" };
    return third ? { at: "rules", game: second, clause: third } : { at: "rules", game: second };
  }
  if (first === "try") {
    const [game = "", position = ""] = second.split("?");
    return { at: "try", game, position };
  }
  if (first === "me" && (second === "" || second === "settings"))
    return { at: "me", part: second || "record" };
  if (first === "event" && /^(?:[A-Za-z0-9]{6})?$/.test(second))
    return { at: "tournament", code: second.toUpperCase() || null };
  if (first === "replay" && /^[A-Za-z0-9_-]{0,64}$/.test(second))
    return { at: "replay", hand: second, step: Number.parseInt(third, 10) || 0 };
  if ((first === "learn" || first === "puzzle") && /^[a-z_]*$/.test(second))
    return { at: first, game: second };
  if (first === "demo") return { at: "demo", game: second, step: Number(third) || 0 };
  return { at: "lost" };
}

/** Write an address. */
export function writeRoute(route: Route): string {
  switch (route.at) {
    case "room":
      return `#/r/${route.code}`;
    case "new":
      return `#/new/${route.card ?? route.game}`;
    case "rules":
      return ["#/rules", route.game, route.clause].filter(Boolean).join("/");
    case "try":
      return `#/try/${route.game}${route.position && `?${route.position}`}`;
    case "tournament":
      return route.code ? `#/event/${route.code}` : "#/event";
    case "me":
      return route.part === "settings" ? "#/me/settings" : "#/me";
    case "replay":
      if (!route.hand) return "#/replay";
      return `#/replay/${route.hand}${route.step ? `/${route.step}` : ""}`;
    case "learn":
    case "puzzle":
      return route.game ? `#/${route.at}/${route.game}` : `#/${route.at}`;
    case "demo":
      return `#/demo/${route.game}/${route.step}`;
    default:
      return "#/";
  }
}

/** Go somewhere; `replace` leaves no way back to where the page was. */
export function go(route: Route, replace = false): void {
  const address = writeRoute(route);
  if (!replace && address === location.hash) return;
  // Not by `location.hash`: that tells listeners of the way back that somebody took it.
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

function watch(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** Watch the address. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(watch, () => location.hash);
  return readRoute(hash);
}
