import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitment, deal, pack } from "../../../../src/screens/shared/fair/deal";
import { hmac, sha256, toHex } from "../../../../src/screens/shared/fair/sha256";

interface Vector {
  readonly name: string;
  readonly table: string;
  readonly hand: number;
  readonly server_seed: string;
  readonly client_seeds: readonly string[];
  readonly packs: number;
  readonly commitment: string;
  readonly cards: string;
  readonly start: number;
}

const file = new URL("../../../../../tests/game/fair_vectors.json", import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, "utf-8")) as { vectors: readonly Vector[] };

test.each(vectors)("the published deal: $name", (vector) => {
  expect(commitment(vector.table, vector.hand, vector.server_seed)).toBe(vector.commitment);
  const cards = Array.from({ length: vector.packs }, pack).flat();
  const dealt = deal(vector.server_seed, vector.client_seeds, cards);
  expect(dealt.cards.join(" ")).toBe(vector.cards);
  expect(dealt.start).toBe(vector.start);
});

test.each([0, 1, 55, 56, 63, 64, 65, 200])("hashes of %i bytes are the standard's", (size) => {
  const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 7) % 256);
  expect(toHex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  expect(toHex(hmac(bytes, bytes))).toBe(createHmac("sha256", bytes).update(bytes).digest("hex"));
});
