/** Sounds are made, not loaded: short tones and noise from the browser's own synthesiser. */
import { isTouched } from "../../base/device/activation";

export type Sound = "card" | "pass" | "trick" | "turn" | "tick" | "last" | "bomb" | "won";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!context && typeof AudioContext !== "undefined") context = new AudioContext();
  if (context?.state === "suspended") void context.resume();
  return context;
}

function tone(
  to: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
  shape: OscillatorType,
): void {
  const voice = to.createOscillator();
  const volume = to.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(volume).connect(to.destination);
  voice.start(at);
  voice.stop(at + length);
}

function tune(
  to: AudioContext,
  at: number,
  pitches: readonly number[],
  shape: OscillatorType,
): void {
  for (const [beat, pitch] of pitches.entries())
    tone(to, at + beat * 0.1, pitch, 0.26, 0.14, shape);
}

function noise(to: AudioContext, at: number, length: number, loud: number, pitch: number): void {
  const frames = Math.ceil(to.sampleRate * length);
  const buffer = to.createBuffer(1, frames, to.sampleRate);
  const data = buffer.getChannelData(0);
  // Any noise will do: nothing of the game hangs on it.
  for (let frame = 0; frame < frames; frame++)
    data[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 2;
  const source = to.createBufferSource();
  const filter = to.createBiquadFilter();
  const volume = to.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(to.destination);
  source.start(at);
}

const MADE: Readonly<Record<Sound, (to: AudioContext, at: number) => void>> = {
  card: (to, at) => noise(to, at, 0.07, 0.5, 2600),
  pass: (to, at) => tone(to, at, 220, 0.12, 0.12, "sine"),
  trick: (to, at) => {
    for (const later of [0, 0.05, 0.1]) noise(to, at + later, 0.06, 0.3, 1800);
  },
  turn: (to, at) => tune(to, at, [660, 880], "sine"),
  tick: (to, at) => tone(to, at, 990, 0.06, 0.12, "triangle"),
  last: (to, at) => tone(to, at, 1320, 0.09, 0.2, "square"),
  bomb: (to, at) => {
    noise(to, at, 0.5, 0.9, 180);
    tone(to, at, 70, 0.5, 0.4, "sawtooth");
  },
  won: (to, at) => tune(to, at, [523, 659, 784, 1047], "triangle"),
};

/** Make a sound; silent where the browser has none, or may not be heard yet. */
export function sound(name: Sound): void {
  // What was asked for before would all come at once with the first touch.
  const to = isTouched() ? audio() : null;
  if (to) MADE[name](to, to.currentTime);
}
