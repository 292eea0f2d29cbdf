import { useSpeech } from "../../base/text/speech";

interface Props {
  /** The clause as a refusal names it: `game.5.2`. */
  readonly rule: string;
  readonly onRule: (clause: string) => void;
}

/** The number of a clause, which opens it. */
export function ClauseButton({ rule, onRule }: Props) {
  const { say } = useSpeech();
  return (
    <button type="button" className="line-clause" onClick={() => onRule(rule)}>
      {say("table.clause", { clause: rule.replace(/^[a-z_]+\./, "") })}
    </button>
  );
}
