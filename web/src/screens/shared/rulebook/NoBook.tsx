import { Button } from "../../../base/look/controls";
import { useSpeech } from "../../../base/text/speech";
import { Trouble } from "../page/Trouble";

/** What stands in place of a book that did not come. */
export function NoBook({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  const { say } = useSpeech();
  if (!error) return null;
  return (
    <>
      <Trouble of={error} />
      <div>
        <Button kind="go" onClick={again}>
          {say("link.again")}
        </Button>
      </div>
    </>
  );
}
