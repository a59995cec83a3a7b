import { startAuthentication } from "@simplewebauthn/browser";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { PasskeyLogInBeginMutation } from "../../__generated__/PasskeyLogInBeginMutation.graphql.ts";
import type { PasskeyLogInMutation } from "../../__generated__/PasskeyLogInMutation.graphql.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { Button } from "../../ui/button/Button.tsx";
import { type LoggedIn, toLoggedIn } from "./useLogIn.ts";

/** A button that logs in with a passkey of this device. */
export function PasskeyLogIn({ onLoggedIn }: { onLoggedIn: (result: LoggedIn) => void }) {
  const { formatMessage } = useIntl();
  const { showRefusal } = useSessionDialogs();
  const [isBusy, setBusy] = useState(false);
  const [begin] = useMutation<PasskeyLogInBeginMutation>(graphql`
    mutation PasskeyLogInBeginMutation {
      requestPasskeyLogin {
        options
        userErrors {
          message
        }
      }
    }
  `);
  const [logIn] = useMutation<PasskeyLogInMutation>(graphql`
    mutation PasskeyLogInMutation($input: LogInWithPasskeyInput!) {
      logInWithPasskey(input: $input) {
        isFirstLogin
        passwordChangeReason
        userErrors {
          message
        }
      }
    }
  `);
  const fail = (message?: string) => {
    setBusy(false);
    showRefusal(message ?? formatMessage({ id: "passkeys_failed" }));
  };
  const sign = async (options: string) => {
    const signed = await startAuthentication({ optionsJSON: JSON.parse(options) }).catch(() => null);
    if (!signed) return fail();
    logIn({
      variables: { input: { credential: JSON.stringify(signed) } },
      onError: () => fail(formatMessage({ id: "error_network" })),
      onCompleted({ logInWithPasskey: { userErrors, ...payload } }) {
        const [refusal] = userErrors;
        if (refusal) return fail(refusal.message);
        onLoggedIn(toLoggedIn({ ...payload, secondFactor: null }));
      },
    });
  };
  const start = () => {
    setBusy(true);
    begin({
      variables: {},
      onError: () => fail(formatMessage({ id: "error_network" })),
      onCompleted({ requestPasskeyLogin: { options, userErrors } }) {
        if (options) void sign(options);
        else fail(userErrors[0]?.message);
      },
    });
  };
  return (
    <Button variant="secondary" isWide isBusy={isBusy} onClick={start}>
      <Fingerprint size={18} aria-hidden="true" />
      <FormattedMessage id="passkeys_log_in" />
    </Button>
  );
}
