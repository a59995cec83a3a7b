import { startAuthentication } from "@simplewebauthn/browser";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import styles from "../form/SessionForm.module.css";
import type { LoggedIn } from "./useLogIn.ts";
import { usePasskeyLogIn } from "./usePasskeyLogIn.ts";

/** What browsers report when the visitor closes their question, or does not answer it. */
const isCancelled = (error: unknown) => error instanceof Error && error.name === "NotAllowedError";

/** A button that logs in with a passkey of this device; a refusal stands below it. */
export function PasskeyLogIn({ onLoggedIn }: { onLoggedIn: (result: LoggedIn) => void }) {
  const { request, finish, failed } = usePasskeyLogIn();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const logIn = async () => {
    const begun = await request();
    if ("refusal" in begun) return begun;
    try {
      return await finish(await startAuthentication({ optionsJSON: begun.value }));
    } catch (error) {
      return isCancelled(error) ? { refusal: "" } : failed;
    }
  };
  const start = async () => {
    setBusy(true);
    setRefusal("");
    const result = await logIn();
    if ("value" in result) return onLoggedIn(result.value);
    setBusy(false);
    setRefusal(result.refusal);
  };
  return (
    <>
      <Button variant="secondary" isWide isBusy={isBusy} onClick={() => void start()}>
        <Fingerprint size={18} aria-hidden="true" />
        <FormattedMessage id="passkeys_log_in" />
      </Button>
      {refusal !== "" && (
        <p role="alert" className={styles.refused}>
          {refusal}
        </p>
      )}
    </>
  );
}
