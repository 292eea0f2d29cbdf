import { Figure, type Numbers } from "./Figure";
import { scaleOf } from "./scale";

export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** What is surely between these. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  /** What stands behind the bar. */
  readonly text: string;
  /** Drawn to stand out. */
  readonly own?: boolean;
}

interface Props {
  readonly title: string;
  readonly summary: string;
  readonly numbers: Numbers;
  readonly bars: readonly Bar[];
  readonly write: (value: number) => string;
  readonly bounds?: { readonly low?: number; readonly high?: number };
}

const ROW = 46;
const TOP = 4;
const BOTTOM = 22;
const BEHIND = 76;
const THICK = 14;

interface RowProps {
  readonly bar: Bar;
  readonly y: number;
  readonly zero: number;
  readonly x: (value: number) => number;
  readonly end: number;
}

function Row({ bar, y, zero, x, end }: RowProps) {
  const [from, to] = [Math.min(zero, x(bar.value)), Math.max(zero, x(bar.value))];
  const middle = y + 20 + THICK / 2;
  const sure = bar.low !== undefined && bar.high !== undefined;
  return (
    <g className="plot-bar" data-own={bar.own || undefined}>
      <text className="plot-name" x={8} y={y + 13}>
        {bar.name}
      </text>
      <rect
        x={from}
        y={y + 20}
        width={Math.max(2, to - from)}
        height={THICK}
        rx={4}
        data-less={bar.value < 0 || undefined}
      />
      {sure && (
        <path
          className="plot-reach"
          d={`M${x(bar.low ?? 0)} ${middle - 5}v10m0-5H${x(bar.high ?? 0)}m0-5v10`}
        />
      )}
      <text x={end} y={middle} dy="0.35em" textAnchor="end">
        {bar.text}
      </text>
    </g>
  );
}

/** Bars beside each other, each with its name above and how sure it is. */
export function BarPlot({ title, summary, numbers, bars, write, bounds }: Props) {
  const height = TOP + bars.length * ROW + BOTTOM;
  const draw = (width: number) => {
    const scale = scaleOf(
      bars.flatMap((bar) => [0, bar.value, bar.low ?? bar.value, bar.high ?? bar.value]),
      2,
      width - BEHIND,
      width < 420 ? 3 : 5,
      bounds,
    );
    return (
      <>
        <g className="plot-axis">
          {scale.ticks.map((tick, at) => (
            <g key={tick}>
              <line
                x1={scale.at(tick)}
                x2={scale.at(tick)}
                y1={TOP}
                y2={height - BOTTOM}
                data-zero={tick === 0 || undefined}
              />
              <text x={scale.at(tick)} y={height - 6} textAnchor={at === 0 ? "start" : "middle"}>
                {write(tick)}
              </text>
            </g>
          ))}
        </g>
        {bars.map((bar, at) => (
          <Row
            key={bar.key}
            bar={bar}
            y={TOP + at * ROW}
            zero={scale.at(0)}
            x={scale.at}
            end={width}
          />
        ))}
      </>
    );
  };
  return <Figure title={title} summary={summary} numbers={numbers} height={height} draw={draw} />;
}
