/** A way from values to places on a line. */
export interface Scale {
  /** Return where a value lies. */
  at(value: number): number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10] as const;

/** Return a round step that cuts a span into about so many parts. */
export function stepOf(span: number, parts: number): number {
  const rough = span / Math.max(1, parts);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.find((one) => one * power >= rough * 0.999) ?? 10;
  return step * power;
}

/** Round off what adding fractions leaves behind. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** Make a scale between two places, with round ticks that hold all values. */
export function scaleOf(
  values: readonly number[],
  from: number,
  to: number,
  parts: number,
  bounds: { readonly low?: number; readonly high?: number } = {},
): Scale {
  const known = values.filter(Number.isFinite);
  const least = bounds.low ?? (known.length ? Math.min(...known) : 0);
  const most = bounds.high ?? (known.length ? Math.max(...known) : 1);
  const step = stepOf(most - least || Math.abs(most) || 1, parts);
  const low = bounds.low ?? tidy(Math.floor(least / step) * step);
  let high = bounds.high ?? tidy(Math.ceil(most / step) * step);
  if (high <= low) high = low + step;
  const ticks: number[] = [];
  for (let tick = low; tick <= high + step / 1e6; tick = tidy(tick + step)) ticks.push(tick);
  return { at: (value) => from + ((value - low) / (high - low)) * (to - from), ticks };
}

/** Choose at most so many of a row of things, evenly, the first and the last among them. */
export function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  if (most < 2) return all.slice(0, 1);
  const chosen = Array.from({ length: most }, (_, at) =>
    Math.round((at * (all.length - 1)) / (most - 1)),
  );
  return chosen.flatMap((at) => all[at] ?? []);
}
