import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Texts, words } from "../../../src/base/text/catalogue";
import { settingOf } from "../../../src/base/text/houseRules";
import { plain } from "../../../src/base/text/sentences";
import { speech } from "../../../src/base/text/speech";
import type { WireEvent } from "../../../src/link/wire";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../made/${name}.json`, import.meta.url), "utf-8"));

interface Said {
  readonly game: string;
  readonly event: WireEvent;
  readonly said: Readonly<Record<string, string>>;
}

const seats = { 1: "我", 2: "阿岚", 3: "竹西", 4: "小满", 5: "青禾", 6: "Robin" };

test.each(["zh", "en"])("events are the sentences that the engine makes of them: %s", (lang) => {
  const texts = read(`text.${lang}`) as Texts;
  const kept = read("sentences") as readonly Said[];
  expect(kept.length).toBeGreaterThan(100);
  for (const { game, event, said } of kept) {
    expect(speech(words(lang, texts, game), seats).event(event)).toBe(said[lang]);
  }
});

test.each(["zh", "en"])("every setting of every preset has words: %s", (lang) => {
  const texts = read(`text.${lang}`) as Texts;
  for (const game of Object.keys(texts.games)) {
    const spoken = speech(words(lang, texts, game));
    const { room } = read(game) as { room: { rules: Record<string, string | number> } };
    for (const [rule, value] of Object.entries(room.rules)) {
      expect(spoken.name("switch", rule)).not.toBe(rule);
      expect(settingOf(spoken, rule, value)).not.toBe("");
    }
  }
});

test("what strangers write is cut to one line without tricks", () => {
  expect(plain("a\u202eb\u0000c\nd")).toBe("a\ufffdb\ufffdc\ufffdd");
  expect(plain("x".repeat(300)).length).toBe(120);
});
