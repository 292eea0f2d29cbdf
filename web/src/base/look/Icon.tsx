const PATHS = {
  back: "M15 5l-7 7 7 7",
  bot: "M7 10h10a2 2 0 012 2v5a2 2 0 01-2 2H7a2 2 0 01-2-2v-5a2 2 0 012-2zM12 10V6M12 5.500v.01M9.500 14v.5M14.500 14v.5",
  chat: "M5 6h14a1 1 0 011 1v8a1 1 0 01-1 1h-7l-5 4v-4H5a1 1 0 01-1-1V7a1 1 0 011-1z",
  check: "M5 12.500l4.500 4.500L19 7.500",
  clock: "M12 7v5l3.5 2M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17z",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h9a1 1 0 011 1v9a1 1 0 01-1 1H9a1 1 0 01-1-1v-9a1 1 0 011-1zM5 15V5a1 1 0 011-1h9",
  crown: "M4 8l4 4 4-7 4 7 4-4-2 10H6L4 8z",
  door: "M14 4H6v16h8M11 12h9M17 8l4 4-4 4",
  down: "M6 9l6 6 6-6",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 14.500a2.500 2.500 0 100-5 2.500 2.500 0 000 5z",
  file: "M7 3.500h7l4 4v13H7v-17zM14 3.500v4h4M12 11v6M9.500 14.500L12 17l2.500-2.500",
  forward: "M9 5l7 7-7 7",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 00-3.6 10.8c.6.5 1 1.2 1 2h5.2c0-.8.4-1.5 1-2A6 6 0 0012 3z",
  menu: "M4 7h16M4 12h16M4 17h10",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  mute: "M4 9h4l5-4v14l-5-4H4V9zM17 9l5 6M22 9l-5 6",
  next: "M6 5l7 7-7 7M18 5v14",
  no: "M12 5v9M12 18.5v.1",
  pause: "M8 5v14M16 5v14",
  person:
    "M12 12a4 4 0 100-8 4 4 0 000 8zM4.500 20.500c.7-4 3.700-5.500 7.500-5.500s6.800 1.500 7.500 5.500",
  play: "M8 5.500v13l10-6.500-10-6.500z",
  plus: "M12 5v14M5 12h14",
  previous: "M18 5l-7 7 7 7M6 5v14",
  replay:
    "M4.500 12a7.500 7.500 0 107.500-7.500H6M9 1.500L6 4.500l3 3M10.500 9.500v5l4-2.500-4-2.500z",
  rules: "M6 4h12v16H6V4zM9.500 9h5M9.500 13h5",
  send: "M4 12l16-7-5 15-3.500-6L4 12z",
  share: "M12 15V4M8 7.500L12 3.500l4 4M6 12v8h12v-8",
  shield:
    "M12 3.500l7 2.500v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6l7-2.500zM9 12l2.300 2.300L15.500 10",
  swap: "M7 4L3.500 7.500 7 11M4 7.500h14M17 13l3.500 3.500L17 20M20 16.500H6",
  up: "M12 19V6M6.5 11L12 5.5l5.5 5.5",
  warn: "M12 4l9 16H3L12 4zM12 10v4.500M12 17.200v.01",
} as const;

export type IconName = keyof typeof PATHS;

/** A drawn sign beside words; it never stands for a word alone. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="ui-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
