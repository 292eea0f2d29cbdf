import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import "./base/look/tokens.css";
import "./base/look/base.css";
import { App } from "./app/App";
import { Away } from "./app/Away";
import { Boundary } from "./app/Boundary";
import { applySettings } from "./base/device/settings";
import { forgetFailed } from "./base/text/load";
import { games } from "./link/games";
import { setUpOffline } from "./link/offline/setup";
import { attend } from "./link/session";

applySettings();
attend();
// Asked for at once: it would come too late after the texts.
games().catch(() => undefined);
setUpOffline();
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Boundary onAgain={forgetFailed} instead={(again) => <Away again={again} />}>
        <Suspense fallback={null}>
          <App />
        </Suspense>
      </Boundary>
    </StrictMode>,
  );
}
