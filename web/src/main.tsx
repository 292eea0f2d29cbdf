import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import "./look/tokens.css";
import "./look/base.css";
import { App } from "./app";
import { games } from "./link/games";
import { attend } from "./link/session";
import { applySettings } from "./me/settings";
import { Away } from "./notices/Away";
import { Boundary } from "./notices/Boundary";
import { settleIn } from "./offline/settling";
import { forgetFailed } from "./text/load";

applySettings();
attend();
// Asked for at once: it would come too late after the texts.
games().catch(() => undefined);
settleIn();
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
