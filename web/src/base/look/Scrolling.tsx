import type { ReactNode } from "react";

interface Props {
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A part that scrolls by itself: the keyboard must reach it, or its end is out of reach. */
export function Scrolling({ className, label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has the focus
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
