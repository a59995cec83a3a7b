import { startAuthentication } from "@simplewebauthn/browser";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { Button } from "../../ui/button/Button.tsx";
import type { LoggedIn } from "./useLogIn.ts";
import { usePasskeyLogIn } from "./usePasskeyLogIn.ts";

/** A button that logs in with a passkey of this device. */
export function PasskeyLogIn({ onLoggedIn }: { onLoggedIn: (result: LoggedIn) => void }) {
  const { showRefusal } = useSessionDialogs();
  const { request, finish, failed } = usePasskeyLogIn();
  const [isBusy, setBusy] = useState(false);
  const logIn = async () => {
    const begun = await request();
    if ("refusal" in begun) return begun;
    const signed = await startAuthentication({ optionsJSON: begun.value }).catch(() => null);
    return signed ? finish(signed) : failed;
  };
  const start = async () => {
    setBusy(true);
    const result = await logIn();
    if ("value" in result) return onLoggedIn(result.value);
    setBusy(false);
    showRefusal(result.refusal);
  };
  return (
    <Button variant="secondary" isWide isBusy={isBusy} onClick={() => void start()}>
      <Fingerprint size={18} aria-hidden="true" />
      <FormattedMessage id="passkeys_log_in" />
    </Button>
  );
}
