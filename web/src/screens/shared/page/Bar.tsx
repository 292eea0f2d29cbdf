import type { ReactNode } from "react";
import { changeSettings, useSettings } from "../../../base/device/settings";
import { IconButton } from "../../../base/look/controls";
import { useSpeech } from "../../../base/text/speech";
import { go, type Route } from "../../../link/route";
import "./page.css";

/** Change to the other language. */
export function LanguageButton() {
  const { say } = useSpeech();
  const { lang } = useSettings();
  const other = lang === "zh" ? "en" : "zh";
  return (
    <button
      type="button"
      className="language"
      lang={other === "zh" ? "zh-CN" : "en"}
      aria-label={say("nav.language")}
      onClick={() => changeSettings({ lang: other })}
    >
      {say("nav.language_short")}
    </button>
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
