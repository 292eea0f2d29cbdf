import { useCallback, useEffect, useState } from "react";
import type { SceneShown } from "../../link/routes";
import type { Table } from "../../link/wire";

const PACE = 850;
const HURRIED = 260;
/** So many moves are shown at leisure. */
const FEW = 8;

interface Frames {
  readonly table: Table;
  /** Whether the moment itself is reached. */
  readonly arrived: boolean;
  skip(): void;
}

/** Show the moves that lead to a scene, one after another; nobody acts meanwhile. */
export function useFrames(scene: SceneShown): Frames {
  const [shown, setShown] = useState({ scene, at: 0 });
  const last = scene.tables.length - 1;
  const at = shown.scene === scene ? shown.at : 0;
  useEffect(() => {
    if (at >= last) return;
    const pause = last - at > FEW ? HURRIED : PACE;
    const timer = setTimeout(() => setShown({ scene, at: at + 1 }), pause);
    return () => clearTimeout(timer);
  }, [scene, at, last]);
  const skip = useCallback(() => setShown({ scene, at: last }), [scene, last]);
  const arrived = at >= last;
  const table = scene.tables[Math.min(at, last)] as Table;
  return { table: arrived && scene.task ? table : { ...table, turn: null }, arrived, skip };
}
