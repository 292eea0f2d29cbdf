import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", undefined);
const { readSettings, wantedLanguages } = await import("../../../src/base/device/settings");

describe("the language", () => {
  it("is any that was chosen, whether the page has heard of it or not", () => {
    expect(readSettings({ lang: "fr" }).lang).toBe("fr");
    expect(readSettings({ lang: "../x" }).lang).toBeNull();
    expect(readSettings({ lang: 7 }).lang).toBeNull();
    expect(readSettings(null).lang).toBeNull();
  });

  it("is the chosen one before those of the browser, and one that is always there at last", () => {
    const asked = ["de-DE", "de", "zh-Hant-TW", "en-US"];
    expect(wantedLanguages({ lang: null }, asked)).toEqual(["de", "zh", "en"]);
    expect(wantedLanguages({ lang: "zh" }, asked)).toEqual(["zh", "de", "en"]);
    expect(wantedLanguages({ lang: null }, [])).toEqual(["en"]);
    expect(wantedLanguages({ lang: null }, ["*"])).toEqual(["en"]);
  });
});

it("keeps what still means something", () => {
  const read = readSettings({ deck: "two", theme: "pink", sounds: true, voice: "loud", more: 1 });
  expect(read).toMatchObject({ deck: "two", theme: "dark", sounds: true, voice: false });
  expect(read).not.toHaveProperty("more");
});
