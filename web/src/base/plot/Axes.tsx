import type { Scale } from "./scale";

interface SideProps {
  readonly scale: Scale;
  readonly left: number;
  readonly right: number;
  readonly write: (value: number) => string;
}

/** Lines across the picture with what they stand for. */
export function SideAxis({ scale, left, right, write }: SideProps) {
  return (
    <g className="plot-axis">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={scale.at(tick)} y2={scale.at(tick)} />
          <text x={left - 8} y={scale.at(tick)} dy="0.35em" textAnchor="end">
            {write(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

interface BelowProps {
  readonly marks: readonly { readonly at: number; readonly text: string }[];
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/** What stands below the picture; the outer texts stay inside of it. */
export function BelowAxis({ marks, y, left, right }: BelowProps) {
  return (
    <g className="plot-axis">
      {marks.map(({ at, text }) => (
        <text
          key={`${at} ${text}`}
          x={at}
          y={y}
          textAnchor={at - left < 24 ? "start" : right - at < 24 ? "end" : "middle"}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
