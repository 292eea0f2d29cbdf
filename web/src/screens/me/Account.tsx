import { type FormEvent, useState } from "react";
import { Button, Segments } from "../../base/look/controls";
import { useSpeech } from "../../base/text/speech";
import type { GuestMade } from "../../link/routes";
import { call, forgetToken, takeToken } from "../../link/session";
import { Trouble } from "../shared/page/Trouble";

type Way = "make" | "enter";

function Field({
  label,
  ...rest
}: { label: string } & React.InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="me-field">
      <span>{label}</span>
      <input className="field" required {...rest} />
    </label>
  );
}

/** Keep oneself across devices: make an account, or come in by one. */
function AccountForm({ onMade }: { readonly onMade: () => void }) {
  const { say } = useSpeech();
  const [way, setWay] = useState<Way>("make");
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [failed, setFailed] = useState<unknown>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      if (way === "make") {
        await call("POST", "/api/account", { login, password });
        onMade();
      } else {
        const { token } = await call<GuestMade>("POST", "/api/login", { login, password });
        takeToken(token);
        location.reload();
      }
      setFailed(null);
    } catch (error) {
      setFailed(error);
    }
  };
  return (
    <form className="me-account" onSubmit={send}>
      <p className="soft fine-print">{say("me.account_why")}</p>
      <Segments<Way>
        label={say("me.account")}
        value={way}
        choices={[
          { value: "make", text: say("me.account_make") },
          { value: "enter", text: say("me.account_enter") },
        ]}
        onChoose={setWay}
      />
      <Field
        label={say("me.login")}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={32}
        value={login}
        onChange={(event) => setLogin(event.target.value)}
      />
      <Field
        label={say("me.password")}
        type="password"
        autoComplete={way === "make" ? "new-password" : "current-password"}
        maxLength={256}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {way === "enter" && <p className="soft fine-print">{say("me.account_leaves")}</p>}
      <Trouble of={failed} />
      <Button type="submit">{say(`me.account_${way}`)}</Button>
    </form>
  );
}

/** The account of this player, or a way to one. */
export function Account({
  login,
  onMade,
}: {
  readonly login: string | null;
  readonly onMade: () => void;
}) {
  const { say } = useSpeech();
  const [failed, setFailed] = useState<unknown>(null);
  if (login === null) return <AccountForm onMade={onMade} />;
  const leave = async () => {
    try {
      await call("POST", "/api/logout");
      forgetToken();
      location.reload();
    } catch (error) {
      setFailed(error);
    }
  };
  return (
    <div className="me-account">
      <p>{say("me.account_has", { login })}</p>
      <Trouble of={failed} />
      <Button onClick={leave}>{say("me.log_out")}</Button>
    </div>
  );
}
