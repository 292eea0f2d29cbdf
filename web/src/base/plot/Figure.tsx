import { type ReactNode, useId, useRef } from "react";
import { useSize } from "../hooks/useSize";
import { Icon } from "../look/Icon";
import { Scrolling } from "../look/Scrolling";
import { useSpeech } from "../text/speech";
import "./plot.css";

/** The numbers behind a picture, for those who would rather read them. */
export interface Numbers {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Props {
  readonly title: string;
  /** What the picture shows, in one sentence. */
  readonly summary: string;
  readonly numbers: Numbers;
  readonly height: number;
  /** Draw the picture at a width in pixels. */
  readonly draw: (width: number) => ReactNode;
  /** What stands between the heading and the picture. */
  readonly children?: ReactNode;
}

function Table({ title, numbers }: { readonly title: string; readonly numbers: Numbers }) {
  return (
    <Scrolling className="plot-table" label={title}>
      <table>
        <thead>
          <tr>
            {numbers.head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.rows.map(([first, ...rest], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a picture that is made anew whole
            <tr key={at}>
              <th scope="row">{first}</th>
              {rest.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
                <td key={column}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** A picture of numbers with its heading, told in a sentence and as a table. */
export function Figure({ title, summary, numbers, height, draw, children }: Props) {
  const { say } = useSpeech();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  return (
    <figure className="plot" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {children}
      <div ref={box} className="plot-box" style={{ height }}>
        {width > 0 && (
          <svg
            role="img"
            aria-label={summary}
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
          >
            {draw(width)}
          </svg>
        )}
      </div>
      <details className="plot-numbers">
        <summary>
          {say("plot.numbers")}
          <Icon name="down" size={16} />
        </summary>
        <Table title={title} numbers={numbers} />
      </details>
    </figure>
  );
}
