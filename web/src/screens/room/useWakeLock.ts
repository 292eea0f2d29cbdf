import { useEffect } from "react";

/** Keep the screen on while something is awaited of the player, where the device allows it. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let wanted = true;
    const take = async () => {
      try {
        const taken = await navigator.wakeLock.request("screen");
        if (wanted) lock = taken;
        else await taken.release();
      } catch {
        // Low battery, or the page is not in sight: the screen may go dark.
      }
    };
    const again = () => {
      if (!document.hidden) void take();
    };
    void take();
    document.addEventListener("visibilitychange", again);
    return () => {
      wanted = false;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, [on]);
}
