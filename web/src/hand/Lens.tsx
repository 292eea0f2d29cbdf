import { type Ref, useImperativeHandle, useState } from "react";
import { CardFace } from "../cards";

export interface Seen {
  readonly card: string;
  readonly x: number;
  readonly y: number;
}

export interface LensHandle {
  show(seen: Seen | null): void;
}

const MARGIN = 52;

/** The card under the finger, large and above it; it keeps its own state, so the hand stands still. */
export function Lens({ ref }: { ref: Ref<LensHandle> }) {
  const [seen, setSeen] = useState<Seen | null>(null);
  useImperativeHandle(ref, () => ({ show: setSeen }), []);
  if (!seen) return null;
  const x = Math.max(MARGIN, Math.min(globalThis.innerWidth - MARGIN, seen.x));
  return (
    <div
      className="lens"
      style={{ transform: `translate(${x}px, ${seen.y}px) translate(-50%, calc(-100% - 12px))` }}
      aria-hidden="true"
    >
      <CardFace card={seen.card} full />
    </div>
  );
}
