import { type ReactNode, use, useMemo } from "react";
import { loadPart } from "./load";
import { Speaking, useSpeech } from "./speech";

/** Let everything inside speak the texts of one screen too; they come with the screen. */
export function ScreenTexts({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  const outer = useSpeech();
  const texts = use(loadPart(outer.lang, name));
  const inner = useMemo(() => outer.and(name, texts), [outer, name, texts]);
  return <Speaking speech={inner}>{children}</Speaking>;
}
