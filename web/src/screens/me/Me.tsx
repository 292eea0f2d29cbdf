import { useCallback, useState } from "react";
import { Avatar } from "../../base/cards/Avatar";
import { lasting } from "../../base/device/storage";
import { useAsync } from "../../base/hooks/useAsync";
import { Panel } from "../../base/look/controls";
import { useStore } from "../../base/store";
import { ScreenTexts } from "../../base/text/ScreenTexts";
import { useSpeech } from "../../base/text/speech";
import type { MePart } from "../../link/route";
import type { Me as Self } from "../../link/routes";
import { call, link } from "../../link/session";
import { MakeReady } from "../shared/offline/MakeReady";
import { Bar } from "../shared/page/Bar";
import { SettingsForm } from "../shared/settings/SettingsForm";
import { Account } from "./Account";
import { NameForm } from "./NameForm";
import { OwnData } from "./OwnData";
import { OwnRecord } from "./OwnRecord";
import "./me.css";

function Settings({ self, onMade }: { readonly self: Self | null; readonly onMade: () => void }) {
  const { say } = useSpeech();
  return (
    <div className="me-settings">
      <div className="me-column">
        <Panel title={say("me.name")}>
          <NameForm />
        </Panel>
        <Panel title={say("me.look")}>
          <SettingsForm />
        </Panel>
      </div>
      <div className="me-column">
        <Panel title={say("me.account")}>
          <Account login={self?.login ?? null} onMade={onMade} />
        </Panel>
        <Panel title={say("offline.title")}>
          <MakeReady />
        </Panel>
        <Panel title={say("me.data")}>
          <OwnData />
        </Panel>
      </div>
    </div>
  );
}

function Inside({ part }: { readonly part: MePart }) {
  const { say } = useSpeech();
  const name = useStore(link.state, (state) => state.me?.name ?? "");
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when an account was made
  const self = useAsync(useCallback(() => call<Self>("GET", "/api/me"), [asked]));
  const tab = (to: MePart, address: string) => (
    <a href={address} aria-current={part === to ? "page" : undefined}>
      {say(`me.tab_${to}`)}
    </a>
  );
  return (
    <div className="page">
      <Bar title={say("me.title")} back={{ at: "lobby" }} />
      <main className="page-main me">
        {!lasting && <p className="trouble">{say("me.memory_denied")}</p>}
        <header className="me-head">
          <Avatar of={self.value?.player ?? name} className="me-face" />
          <strong>{name}</strong>
          <nav className="me-tabs" aria-label={say("me.title")}>
            {tab("record", "#/me")}
            {tab("settings", "#/me/settings")}
          </nav>
        </header>
        {part === "record" ? (
          <OwnRecord self={self.value} />
        ) : (
          <Settings self={self.value} onMade={() => setAsked(asked + 1)} />
        )}
      </main>
    </div>
  );
}

/** The page about oneself: one's hands and how they went, name, look, account, data. */
export function Me({ part }: { readonly part: MePart }) {
  return (
    <ScreenTexts name="me">
      <Inside part={part} />
    </ScreenTexts>
  );
}
