import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetFailed, loadTexts, pauseBeforeTexts } from "../../../src/base/text/load";

const TEXTS = { lang: "zh", languages: {}, common: {}, games: {}, parts: {} };

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
      const first = loadTexts(["zh"]);
      expect(loadTexts(["zh"])).toBe(first);
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
    expect(await loadTexts(["zh"])).toBe(TEXTS);
    expect(pauseBeforeTexts(1)).toBeLessThanOrEqual(300);
  });
});

describe("a language that the server does not have", () => {
  it("gives way to the next one that is wanted, and to nothing else", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      const ok = path.endsWith("/fr");
      return { ok, status: ok ? 200 : 404, json: async () => ({ ...TEXTS, lang: "fr" }) };
    });
    expect((await loadTexts(["xx", "fr", "en"])).lang).toBe("fr");
    expect(asked).toEqual(["/api/text/xx", "/api/text/fr"]);
    await expect(loadTexts(["xy"])).rejects.toThrow();
  });

  it("is not taken for one that merely did not come", async () => {
    vi.stubGlobal("fetch", async () => ({ ok: false, status: 503 }));
    await expect(loadTexts(["ab", "cd"])).rejects.toThrow("503");
  });
});
