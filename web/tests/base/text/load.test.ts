import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetFailed, loadTexts, pauseBeforeTexts } from "../../../src/base/text/load";

const TEXTS = { common: {}, games: {}, parts: {} };

afterEach(() => vi.unstubAllGlobals());

describe("texts that cannot be had", () => {
  it("are asked for once by all, again only when told, and ever more seldom", async () => {
    const fetched = vi.fn(async () => {
      throw new TypeError("no network");
    });
    vi.stubGlobal("fetch", fetched);
    const pauses = [];
    for (let round = 1; round <= 8; round++) {
      forgetFailed();
      const first = loadTexts("zh");
      expect(loadTexts("zh")).toBe(first);
      await expect(first).rejects.toThrow("no network");
      expect(fetched).toHaveBeenCalledTimes(round);
      pauses.push(pauseBeforeTexts(1));
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBeGreaterThanOrEqual(300);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(8000);
  });

  it("are asked for quickly again once the server has answered", async () => {
    vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => TEXTS }));
    forgetFailed();
    expect(await loadTexts("zh")).toBe(TEXTS);
    expect(pauseBeforeTexts(1)).toBeLessThanOrEqual(300);
  });
});
