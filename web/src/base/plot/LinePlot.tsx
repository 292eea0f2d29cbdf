import { BelowAxis, SideAxis } from "./Axes";
import { Figure, type Numbers } from "./Figure";
import { scaleOf, spread } from "./scale";

export interface Point {
  /** Where it lies from left to right. */
  readonly at: number;
  readonly value: number;
  /** What is surely between these. */
  readonly low?: number;
  readonly high?: number;
}

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

interface Props {
  readonly title: string;
  readonly summary: string;
  readonly numbers: Numbers;
  readonly series: readonly Series[];
  readonly write: (value: number) => string;
  /** What stands below a place. */
  readonly below: (at: number) => string;
  readonly bounds?: { readonly low?: number; readonly high?: number };
}

const HEIGHT = 220;
const LEFT = 46;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 26;
const LABEL = 96;
/** So many series can be told apart by colour and mark. */
const KINDS = 5;

/** A small shape, another one for each series: colour alone tells nobody enough. */
function Mark({ x, y, kind }: { readonly x: number; readonly y: number; readonly kind: number }) {
  const turn = `translate(${x} ${y})`;
  switch (kind % KINDS) {
    case 0:
      return <circle transform={turn} r={4} />;
    case 1:
      return <path transform={turn} d="M-4-4h8v8h-8z" />;
    case 2:
      return <path transform={turn} d="M0-5 5 4H-5z" />;
    case 3:
      return <path transform={turn} d="M0-5.500 5.500 0 0 5.500-5.500 0z" />;
    default:
      return <path transform={turn} d="M0 5-5-4H5z" />;
  }
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

interface DrawnProps {
  readonly of: Series;
  readonly kind: number;
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}

function Drawn({ of, kind, x, y }: DrawnProps) {
  const sure = of.points.filter((point) => point.low !== undefined && point.high !== undefined);
  const upper = sure.map((point) => [x(point.at), y(point.high ?? 0)] as const);
  const lower = sure.map((point) => [x(point.at), y(point.low ?? 0)] as const).reverse();
  const line = of.points.map((point) => [x(point.at), y(point.value)] as const);
  const marked = of.points.length > 24 ? spread(line, 8) : line;
  return (
    <g className="plot-series" data-kind={kind % KINDS}>
      {sure.length > 1 && <path className="plot-band" d={`${pathOf([...upper, ...lower])}Z`} />}
      {line.length > 1 && <path className="plot-line" d={pathOf(line)} />}
      {marked.map(([px, py]) => (
        <Mark key={px} x={px} y={py} kind={kind} />
      ))}
    </g>
  );
}

/** Lines over time; a line of one point is a mark. */
export function LinePlot({ title, summary, numbers, series, write, below, bounds }: Props) {
  const all = series.flatMap((one) => one.points);
  const places = all.map((point) => point.at);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const draw = (width: number) => {
    const right = width - RIGHT;
    const y = scaleOf(
      all.flatMap((point) => [point.value, point.low ?? point.value, point.high ?? point.value]),
      HEIGHT - BOTTOM,
      TOP,
      4,
      bounds,
    );
    const x = (at: number) =>
      first === last
        ? (LEFT + right) / 2
        : LEFT + 6 + ((at - first) / (last - first)) * (right - LEFT - 12);
    const marks = spread(
      [...new Set(places)].sort((a, b) => a - b),
      40,
    );
    const shown = spread(marks, Math.max(2, Math.floor((right - LEFT) / LABEL)));
    return (
      <>
        <SideAxis scale={y} left={LEFT} right={right} write={write} />
        <BelowAxis
          marks={shown.map((at) => ({ at: x(at), text: below(at) }))}
          y={HEIGHT - 6}
          left={LEFT}
          right={right}
        />
        {series.map((one, kind) => (
          <Drawn key={one.name} of={one} kind={kind} x={x} y={y.at} />
        ))}
      </>
    );
  };
  return (
    <Figure title={title} summary={summary} numbers={numbers} height={HEIGHT} draw={draw}>
      {series.length > 1 && (
        <ul className="plot-legend">
          {series.map((one, kind) => (
            <li key={one.name}>
              <svg width={26} height={12} aria-hidden="true">
                <g className="plot-series" data-kind={kind % KINDS}>
                  <path className="plot-line" d="M0 6H26" />
                  <Mark x={13} y={6} kind={kind} />
                </g>
              </svg>
              {one.name}
            </li>
          ))}
        </ul>
      )}
    </Figure>
  );
}
