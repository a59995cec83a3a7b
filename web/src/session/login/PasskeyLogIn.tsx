import { startAuthentication } from "@simplewebauthn/browser";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { FailureNote } from "../../change/FailureNote.tsx";
import type { Failure } from "../../relay/failure.ts";
import { Button } from "../../ui/button/Button.tsx";
import type { LoggedIn } from "./useLogIn.ts";
import { usePasskeyLogIn } from "./usePasskeyLogIn.ts";

/** What browsers report when the visitor closes their question, or does not answer it. */
const isCancelled = (error: unknown) => error instanceof Error && error.name === "NotAllowedError";

/** A button that logs in with a passkey of this device; a failure stands below it. */
export function PasskeyLogIn({ onLoggedIn }: { onLoggedIn: (result: LoggedIn) => void }) {
  const { request, finish, failed } = usePasskeyLogIn();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const logIn = async () => {
    const begun = await request();
    if ("failure" in begun) return begun;
    try {
      return await finish(await startAuthentication({ optionsJSON: begun.value }));
    } catch (error) {
      return isCancelled(error) ? { failure: null } : failed;
    }
  };
  const start = async () => {
    setBusy(true);
    setFailure(null);
    const result = await logIn();
    if ("value" in result) return onLoggedIn(result.value);
    setBusy(false);
    setFailure(result.failure);
  };
  return (
    <>
      <Button variant="secondary" isWide isBusy={isBusy} onClick={() => void start()}>
        <Fingerprint size={18} aria-hidden="true" />
        <FormattedMessage id="passkeys_log_in" />
      </Button>
      <FailureNote failure={failure} />
    </>
  );
}
