/**
 * SHA-256 and HMAC. The browser's own are missing on plain http, where friends on one network play.
 */
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

/** The first 32 bits behind the point. */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) >>> 0;

const ROUNDS = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const whole = new Uint8Array(size);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(size - 4, (bytes.length << 3) >>> 0);
  return view;
}

function schedule(view: DataView, from: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let at = 0; at < 16; at++) words[at] = view.getUint32(from + 4 * at);
  for (let at = 16; at < 64; at++) {
    const near = words[at - 2] as number;
    const far = words[at - 15] as number;
    const one = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const two = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    words[at] = (words[at - 16] as number) + one + (words[at - 7] as number) + two;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < 64; at++) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one =
      (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[at] as number) + (words[at] as number)) >>> 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries())
    state[at] = (state[at] as number) + value;
}

/** Return the SHA-256 of bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const state = START.slice();
  for (let from = 0; from < view.byteLength; from += BLOCK) compress(state, schedule(view, from));
  const result = new DataView(new ArrayBuffer(32));
  for (const [at, word] of state.entries()) result.setUint32(4 * at, word);
  return new Uint8Array(result.buffer);
}

/** Join bytes. */
export function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Return the HMAC-SHA256 of bytes under a key. */
export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      bytes,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** Write bytes in hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Read bytes in hexadecimal. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
