/** Half figures of the courts and jokers in a box of 48 × 60, drawn for this game. */

const SKIN = "#f5d9bb";
const GOLD = "#dba936";
const GOLD_DARK = "#9a6b12";
const HAIR = "#3a2b25";
const LINE = { fill: "none", stroke: HAIR, strokeWidth: 1.3, strokeLinecap: "round" } as const;

function Features({ smile = "M21.5 31.5c1.6 1.2 3.4 1.2 5 0" }: { smile?: string }) {
  return (
    <g {...LINE}>
      <path d="M18.7 22.6c1.2-.9 2.6-.9 3.6 0M25.7 22.6c1-.9 2.4-.9 3.6 0" />
      <path d="M20.5 24.9v.9M27.5 24.9v.9M24 25.2v3.2h-1.2" />
      <path d={smile} />
    </g>
  );
}

function King() {
  return (
    <>
      <path d="M3 60c.6-13 8-20 21-20s20.4 7 21 20Z" fill="currentColor" />
      <path d="M19 41h10l2 19H17Z" fill={GOLD} />
      <path d="M13 42.5c6 5.5 16 5.5 22 0l-2-5H15Z" fill="#fff" />
      <path d="M17.5 42.6v1.5M22 44v1.5M26.5 44v1.5M31 42.6v1.5" stroke="#222" strokeWidth="1.2" />
      <path d="M13.4 17v11c0 4 1.5 6.5 3 8l15.2.2c2-2 3-4.5 3-8.2V17Z" fill={HAIR} />
      <path d="M15.8 17.5h16.4V27c0 6-3.5 9-8.2 9s-8.2-3-8.2-9Z" fill={SKIN} />
      <path
        d="M15.6 26.5c1.6 3 4.6 3.6 8.4 1.7 3.8 1.9 6.8 1.3 8.4-1.7.4 8-2.6 15.5-8.4 15.5s-8.8-7.5-8.4-15.5Z"
        fill={HAIR}
      />
      <path d="M21.6 32.4c1.6.9 3.2.9 4.8 0" stroke={SKIN} strokeWidth="1.4" fill="none" />
      <path
        d="M18.7 22.4c1.2-.9 2.6-.9 3.6 0M25.7 22.4c1-.9 2.4-.9 3.6 0M20.5 24.5v.8M27.5 24.5v.8"
        {...LINE}
      />
      <path
        d="M13 17.6 10.4 5.4l7 4.6L24 1.8l6.6 8.2 7-4.6L35 17.6Z"
        fill={GOLD}
        stroke={GOLD_DARK}
        strokeWidth=".8"
      />
      <path d="M13 15.2h22v3H13Z" fill="currentColor" />
      <circle cx="24" cy="9.6" r="1.9" fill="currentColor" />
    </>
  );
}

function Queen() {
  return (
    <>
      <path d="M11 24C11 12 16 6 24 6s13 6 13 18c0 8 1.5 12 3 16H8c1.5-4 3-8 3-16Z" fill={HAIR} />
      <path d="M4 60c.6-12 7-18 14-19.5h12C37 42 43.4 48 44 60Z" fill="currentColor" />
      <path d="M17.5 40.3 24 52l6.5-11.7Z" fill={SKIN} />
      <path d="M16.4 40 24 53.6 31.6 40" fill="none" stroke={GOLD} strokeWidth="2.6" />
      <path d="M20.5 34h7v7l-3.5 2.6-3.5-2.6Z" fill={SKIN} />
      <path
        d="M16 19c4-1 8-3 9.5-5.5C27.5 16 30 18 32 19v7c0 6.5-3.6 10.5-8 10.5S16 32.5 16 26Z"
        fill={SKIN}
      />
      <Features />
      <path
        d="M22.3 31.4c1.1 1 2.3 1 3.4 0"
        stroke="#b3263f"
        strokeWidth="1.7"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M13 13.8c1-2 1.4-5 1.2-8l4.7 3.6L24 2l5.1 7.4 4.7-3.6c-.2 3 .2 6 1.2 8-6.5-3-15.5-3-22 0Z"
        fill={GOLD}
        stroke={GOLD_DARK}
        strokeWidth=".8"
      />
      <circle cx="24" cy="8" r="1.7" fill="currentColor" />
      <g fill="currentColor" stroke={GOLD} strokeWidth=".9">
        <circle cx="13.3" cy="30.5" r="1.8" />
        <circle cx="34.7" cy="30.5" r="1.8" />
      </g>
    </>
  );
}

function Jack() {
  return (
    <>
      <path d="M12.4 18c-1.4 8-1.2 13 1.2 18h20.8c2.4-5 2.6-10 1.2-18Z" fill="#8a5a2b" />
      <path d="M4 60c.6-12.5 7.5-19.5 20-19.5S43.4 47.5 44 60Z" fill="currentColor" />
      <path d="m15 41.3 9 6.2 9-6.2 2.4 4.2L24 53.5l-11.4-8Z" fill={GOLD} />
      <path d="M20.5 34h7v7.5L24 45l-3.5-3.5Z" fill={SKIN} />
      <path d="M15.8 17.5h16.4V26c0 6.5-3.6 10.5-8.2 10.5S15.8 32.5 15.8 26Z" fill={SKIN} />
      <path d="M15.8 17.5h16.4v3.3c-3-.3-4.3-1.3-5-2.6-2.5 2.6-7 3.4-11.4 2.6Z" fill="#8a5a2b" />
      <Features />
      <path
        d="M9.4 17.8C9 9.6 15 5 23.5 5c9 0 15 4.4 15.1 12.8-8.6-3-20.6-3-29.2 0Z"
        fill="currentColor"
      />
      <path d="M9.4 18c8.6-3.2 20.6-3.2 29.2 0v-3.3c-8.6-3-20.6-3-29.2 0Z" fill={GOLD} />
      <path
        d="M33.5 12.5C39.8 11 43.5 6 44 .6 37.5 1.6 33 6 31.6 11.8Z"
        fill="#fff"
        stroke={GOLD_DARK}
        strokeWidth=".9"
      />
      <path d="M32.6 12.1 42.6 2.2" stroke={GOLD_DARK} strokeWidth=".8" />
      <path d="M24 53.5V60" stroke={GOLD} strokeWidth="1.6" />
    </>
  );
}

function Jester({ bright }: { bright: boolean }) {
  const second = bright ? GOLD : "#9aa0a8";
  const bell = bright ? GOLD : "#c9cdd2";
  return (
    <>
      <path d="M3 60c.8-10 8-16 21-16s20.2 6 21 16Z" fill="currentColor" />
      <path d="M24 44c13 0 20.2 6 21 16H24Z" fill={second} />
      <path
        d="m8 47 5-6 4.5 3L24 39l6.5 5 4.5-3 5 6-7 1.5L24 53l-9-4.5Z"
        fill="#fff"
        stroke="currentColor"
        strokeWidth=".9"
      />
      <path d="M15.5 20h17v7.5c0 7-3.8 11.5-8.5 11.5s-8.5-4.5-8.5-11.5Z" fill={SKIN} />
      <Features smile="M19 30.6c2.6 4.4 7.4 4.4 10 0" />
      <path
        d="M14 21.5C13 13 8 9 2.5 12c-1 5 2.5 9 1.5 14C7 19 9 19.5 14 21.5Z"
        fill="currentColor"
      />
      <path
        d="M34 21.5c1-8.5 6-12.5 11.5-9.5 1 5-2.5 9-1.5 14-3-7-5-6.5-10-4.5Z"
        fill="currentColor"
      />
      <path d="M13.5 22C12 12 16 3.5 24 1c8 2.5 12 11 10.5 21-6-3-15-3-21 0Z" fill={second} />
      <path
        d="M12.8 22.8c6.5-3.6 15.9-3.6 22.4 0v-3.6c-6.5-3.4-15.9-3.4-22.4 0Z"
        fill="currentColor"
      />
      <g fill={bell} stroke="#0006" strokeWidth=".7">
        <circle cx="4" cy="27.5" r="2.6" />
        <circle cx="44" cy="27.5" r="2.6" />
        <circle cx="24" cy="3" r="2.6" />
      </g>
    </>
  );
}

/** The figures as symbols, to be drawn once in a page and used by name. */
export function CourtSymbols() {
  return (
    <>
      <symbol id="pj-court-K" viewBox="0 0 48 60">
        <King />
      </symbol>
      <symbol id="pj-court-Q" viewBox="0 0 48 60">
        <Queen />
      </symbol>
      <symbol id="pj-court-J" viewBox="0 0 48 60">
        <Jack />
      </symbol>
      <symbol id="pj-court-big" viewBox="0 0 48 60">
        <Jester bright />
      </symbol>
      <symbol id="pj-court-small" viewBox="0 0 48 60">
        <Jester bright={false} />
      </symbol>
    </>
  );
}
