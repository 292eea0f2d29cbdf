import { useSpeech } from "../../../base/text/speech";
import { RequestError } from "../../../link/http";
import type { Refused } from "../../../link/wire";

/** Say why something did not work: a refusal with its reason, or that nobody answered. */
export function Trouble({ of }: { readonly of: unknown }) {
  const { say, refusal } = useSpeech();
  if (!of) return null;
  const reason =
    of instanceof RequestError ? of.refusal : ((of as Partial<Refused>).refusal ?? null);
  return (
    <p className="trouble" role="alert">
      {reason ? refusal(reason) : say("link.failed")}
    </p>
  );
}
