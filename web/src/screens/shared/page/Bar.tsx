import type { ReactNode } from "react";
import { changeSettings } from "../../../base/device/settings";
import { IconButton } from "../../../base/look/controls";
import { useSpeech } from "../../../base/text/speech";
import { go, type Route } from "../../../link/route";
import "./page.css";

/** Change to another language, each by its own name: one tap where there is but one other. */
export function LanguageButton() {
  const { say, lang, languages } = useSpeech();
  const [other, ...more] = Object.entries(languages).filter(([code]) => code !== lang);
  if (!other) return null;
  if (more.length === 0) {
    const [code, { name, short, tag }] = other;
    return (
      <button
        type="button"
        className="language"
        lang={tag}
        aria-label={name}
        onClick={() => changeSettings({ lang: code })}
      >
        {short}
      </button>
    );
  }
  return (
    <select
      className="language"
      aria-label={say("nav.language")}
      value={lang}
      onChange={(event) => changeSettings({ lang: event.target.value })}
    >
      {Object.entries(languages).map(([code, { name, tag }]) => (
        <option key={code} value={code} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface BarProps {
  readonly title: string;
  /** Where the arrow leads. */
  readonly back?: Route | undefined;
  readonly children?: ReactNode;
  readonly narrow?: boolean;
}

/** The bar on top of a page. */
export function Bar({ title, back, children, narrow }: BarProps) {
  const { say } = useSpeech();
  return (
    <header className={narrow ? "page-bar page-narrow" : "page-bar"}>
      {back && <IconButton icon="back" label={say("nav.back")} onClick={() => go(back)} />}
      <h1>{title}</h1>
      {children}
      <LanguageButton />
    </header>
  );
}
