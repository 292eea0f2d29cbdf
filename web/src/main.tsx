import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import "./look/tokens.css";
import "./look/base.css";
import { App } from "./app";
import { applySettings } from "./me/settings";

applySettings();
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Suspense fallback={null}>
        <App />
      </Suspense>
    </StrictMode>,
  );
}
