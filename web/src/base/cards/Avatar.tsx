import type { ReactNode } from "react";
import "./cards.css";

/** Small landscapes, plants and skies: nobody has to upload a picture of themselves. */
const PICTURES: readonly ReactNode[] = [
  <>
    <rect width="40" height="40" fill="#244f86" />
    <circle cx="28" cy="12" r="5" fill="#f3d58a" />
    <path d="M0 34 12 17l8 10 7-9 13 16v6H0Z" fill="#dfe9f0" />
    <path d="M0 40 12 24l9 16Z" fill="#9bb8cf" />
  </>,
  <>
    <rect width="40" height="40" fill="#8c3b2f" />
    <g fill="#f6c9c2">
      <circle cx="20" cy="11" r="6" />
      <circle cx="28.5" cy="17.2" r="6" />
      <circle cx="25.3" cy="27.2" r="6" />
      <circle cx="14.7" cy="27.2" r="6" />
      <circle cx="11.5" cy="17.2" r="6" />
    </g>
    <circle cx="20" cy="20" r="4" fill="#e0a93a" />
  </>,
  <>
    <rect width="40" height="40" fill="#2f7357" />
    <path d="M15 40V6M25 40V12" stroke="#d8efc4" strokeWidth="3.6" strokeLinecap="round" />
    <path
      d="M15 14c6-5 10-5 14-4-3 4-8 6-14 4ZM25 22c5-4 9-4 12-3-3 4-7 5-12 3ZM15 24c-5-4-9-4-12-3 3 4 7 5 12 3Z"
      fill="#a8d78e"
    />
  </>,
  <>
    <rect width="40" height="40" fill="#5a4a86" />
    <path d="M26 7a13 13 0 1 0 7 21A11 11 0 0 1 26 7Z" fill="#f2e6b8" />
    <circle cx="31" cy="12" r="1.4" fill="#fff" />
    <circle cx="34" cy="19" r="1" fill="#fff" />
  </>,
  <>
    <rect width="40" height="40" fill="#1f6d86" />
    <path d="M0 24c5-6 10-6 15 0s10 6 15 0 8-5 10-4v20H0Z" fill="#bfe6ef" />
    <path d="M0 31c5-5 10-5 15 0s10 5 15 0 8-4 10-3v12H0Z" fill="#6fb8cd" />
  </>,
  <>
    <rect width="40" height="40" fill="#b8742a" />
    <circle cx="20" cy="22" r="9" fill="#ffe3a3" />
    <path d="M0 27h40v13H0Z" fill="#7a3f2a" />
    <path d="M6 32h12M22 35h12M12 38h10" stroke="#ffcf8a" strokeWidth="1.6" strokeLinecap="round" />
  </>,
  <>
    <rect width="40" height="40" fill="#35573a" />
    <path d="M20 5c6 6 9 11 9 17a9 9 0 0 1-18 0c0-6 3-11 9-17Z" fill="#d9e8a6" />
    <path
      d="M20 12v24M20 22l5-5M20 27l-5-5"
      stroke="#567a3b"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </>,
  <>
    <rect width="40" height="40" fill="#7b2f56" />
    <path
      d="M20 30c-8-2-12-8-12-14 4 0 7 2 9 5-1-4 0-8 3-11 3 3 4 7 3 11 2-3 5-5 9-5 0 6-4 12-12 14Z"
      fill="#f7bcd0"
    />
    <path
      d="M8 34c8-3 16-3 24 0"
      stroke="#8fc19a"
      strokeWidth="2.4"
      strokeLinecap="round"
      fill="none"
    />
  </>,
];

/** Spread names evenly: the same name has the same picture everywhere. */
function hashOf(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Choose pictures for people at one table, no two alike while there are enough. */
export function picturesOf(names: readonly string[]): number[] {
  const taken = new Set<number>();
  return names.map((name) => {
    let pick = hashOf(name) % PICTURES.length;
    while (taken.has(pick) && taken.size < PICTURES.length) pick = (pick + 1) % PICTURES.length;
    taken.add(pick);
    return pick;
  });
}

interface Props {
  /** The name or id that the picture is drawn from. */
  readonly of: string;
  /** A picture by number, where several people must differ. */
  readonly pick?: number;
  readonly className?: string;
}

/** The picture of a player. */
export function Avatar({ of, pick, className = "" }: Props) {
  return (
    <svg className={`avatar ${className}`} viewBox="0 0 40 40" aria-hidden="true">
      {PICTURES[pick ?? hashOf(of) % PICTURES.length]}
    </svg>
  );
}
