import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { CardFace } from "../../base/cards/CardFace";

export interface Seen {
  readonly card: string;
  readonly x: number;
  readonly y: number;
}

export interface LensHandle {
  show(seen: Seen | null): void;
}

const MARGIN = 52;

/** Write where the lens stands. */
function at({ x, y }: Seen): string {
  const inside = Math.max(MARGIN, Math.min(globalThis.innerWidth - MARGIN, x));
  return `translate(${inside}px, ${y}px) translate(-50%, calc(-100% - 12px))`;
}

/**
 * The card under the finger, large and above it. It keeps its own state, so the hand stands still,
 * and follows the finger without being drawn anew.
 */
export function Lens({ ref }: { ref: Ref<LensHandle> }) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const card = useRef<string | null>(null);
  useImperativeHandle(
    ref,
    () => ({
      show(next) {
        if (next && next.card === card.current && box.current) {
          box.current.style.transform = at(next);
          return;
        }
        if (!next && card.current === null) return;
        card.current = next?.card ?? null;
        setSeen(next);
      },
    }),
    [],
  );
  if (!seen) return null;
  return (
    <div ref={box} className="lens" style={{ transform: at(seen) }} aria-hidden="true">
      <CardFace card={seen.card} full />
    </div>
  );
}
