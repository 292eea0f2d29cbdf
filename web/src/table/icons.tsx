/** Drawn icons of the table: no letter of a font that might be missing. */
const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h10",
  chat: "M4 5h16v11H10l-5 4v-4H4Z",
  more: "M5 11.5v1M12 11.5v1M19 11.5v1",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5 1 1.2 1 2h5.2c0-.8.4-1.5 1-2A6 6 0 0 0 12 3Z",
  fine: "m5 12.5 4.5 4.5L19 7",
  refused: "M12 5v9M12 18.5v.1",
  owe: "M12 19V6M6.5 11 12 5.5 17.5 11",
  wait: "M12 7v5l3.5 2M12 3.5a8.5 8.5 0 1 0 .01 0",
  auto: "M12 3v3M6 6h12v9H6ZM9 10.5v.5M15 10.5v.5M8 19h8M4 9v3M20 9v3",
  close: "M6 6l12 12M18 6 6 18",
  last: "M8 5H5v14h9M9 3h10v14H9Z",
  keys: "M3 7h18v10H3ZM7 13h10M7 10h.01M11 10h.01M15 10h.01",
  back: "M15 5l-7 7 7 7",
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
