import type { ReactNode } from "react";
import { Icon } from "../../../base/look/Icon";
import { useSpeech } from "../../../base/text/speech";
import type { WirePreset } from "../../../link/routes";
import { type Chosen, RuleSwitches } from "./RuleSwitches";

interface Props {
  readonly preset: WirePreset | undefined;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  readonly open?: boolean;
  readonly children?: ReactNode;
}

/** The house rules, folded up: few change them, and how many are changed is seen outside. */
export function HouseRules({ preset, chosen, onChange, open, children }: Props) {
  const { say } = useSpeech();
  const count = Object.keys(chosen).length;
  return (
    <details className="ui-panel" open={open}>
      <summary>
        <h2>{say("new.rules")}</h2>
        <span className="soft fine-print">
          {say(count ? "new.rules_changed" : "new.rules_all", { count })}
        </span>
        <Icon name="down" />
      </summary>
      {preset && <RuleSwitches preset={preset} chosen={chosen} onChange={onChange} />}
      {children}
    </details>
  );
}
