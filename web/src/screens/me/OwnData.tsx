import { useState } from "react";
import { saveFile } from "../../base/device/download";
import { forgetAll } from "../../base/device/storage";
import { Button } from "../../base/look/controls";
import { useSpeech } from "../../base/text/speech";
import { go } from "../../link/route";
import { call, forgetToken, link } from "../../link/session";
import { Trouble } from "../shared/page/Trouble";

/** Take one's data along, or delete them. */
export function OwnData() {
  const { say } = useSpeech();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const save = async () => {
    try {
      const all = await call<unknown>("GET", "/api/me/export");
      const file = new Blob([JSON.stringify(all, null, 2)], { type: "application/json" });
      saveFile("paiju.json", file);
    } catch (error) {
      setFailed(error);
    }
  };
  const remove = async () => {
    try {
      await call("DELETE", "/api/me");
      forgetAll();
      forgetToken();
      link.stop();
      go({ at: "lobby" });
      location.reload();
    } catch (error) {
      setFailed(error);
    }
  };
  return (
    <>
      <div className="row wrap">
        <Button icon="file" onClick={save}>
          {say("me.export")}
        </Button>
        {!asking && (
          <Button kind="bad" onClick={() => setAsking(true)}>
            {say("me.delete")}
          </Button>
        )}
      </div>
      {asking && (
        <div className="me-delete">
          <p>{say("me.delete_question")}</p>
          <div className="row">
            <Button onClick={() => setAsking(false)}>{say("me.cancel")}</Button>
            <Button kind="bad" onClick={remove}>
              {say("me.delete")}
            </Button>
          </div>
        </div>
      )}
      <Trouble of={failed} />
    </>
  );
}
