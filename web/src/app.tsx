import { lazy, Suspense, use, useMemo } from "react";
import { useSettings } from "./me/settings";
import { type Route, useRoute } from "./route";
import { words } from "./text";
import { loadTexts } from "./text/load";
import { Speaking, speech } from "./text/use";

// Kept hands are for those who work on the page, not for players.
const Demo = import.meta.env.DEV ? lazy(() => import("./demo")) : () => null;

function Screen({ route }: { readonly route: Route }) {
  switch (route.at) {
    case "demo":
      return <Demo game={route.game} step={route.step} />;
    default:
      return null;
  }
}

/** The whole page: it speaks the chosen language and shows the screen of its address. */
export function App() {
  const { lang } = useSettings();
  const texts = use(loadTexts(lang));
  const spoken = useMemo(() => speech(words(lang, texts)), [lang, texts]);
  const route = useRoute();
  return (
    <Speaking speech={spoken}>
      <Suspense fallback={null}>
        <Screen route={route} />
      </Suspense>
    </Speaking>
  );
}
