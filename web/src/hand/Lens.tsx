import { CardFace } from "../cards";

export interface Seen {
  readonly card: string;
  readonly x: number;
  readonly y: number;
}

const MARGIN = 52;

/** The card under the finger, large and above it. */
export function Lens({ seen }: { seen: Seen | null }) {
  if (!seen) return null;
  const x = Math.max(MARGIN, Math.min(globalThis.innerWidth - MARGIN, seen.x));
  return (
    <div className="lens" style={{ left: x, top: seen.y }} aria-hidden="true">
      <CardFace card={seen.card} full />
    </div>
  );
}
