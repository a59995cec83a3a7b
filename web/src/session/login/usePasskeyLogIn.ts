import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { usePasskeyLogInBeginMutation } from "../../__generated__/usePasskeyLogInBeginMutation.graphql.ts";
import type { usePasskeyLogInMutation } from "../../__generated__/usePasskeyLogInMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";
import { type Failure, failureSaying } from "../../relay/failure.ts";
import { type LoggedIn, toLoggedIn } from "./useLogIn.ts";

/** A step of a login: its result, or why there is none. */
type Step<Value> = { readonly value: Value } | { readonly failure: Failure };

/** The two requests of a login with a passkey; between them the device signs. */
export function usePasskeyLogIn() {
  const { formatMessage } = useIntl();
  const begin = useChange<usePasskeyLogInBeginMutation>(graphql`
    mutation usePasskeyLogInBeginMutation {
      requestPasskeyLogin {
        options
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const logIn = useChange<usePasskeyLogInMutation>(graphql`
    mutation usePasskeyLogInMutation($input: LogInWithPasskeyInput!) {
      logInWithPasskey(input: $input) {
        isFirstLogin
        passwordChangeReason
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const failed = { failure: failureSaying(formatMessage({ id: "passkeys_failed" })) };

  /** Asks the platform what the device is to sign; valid for five minutes. */
  const request = async (): Promise<Step<PublicKeyCredentialRequestOptionsJSON>> => {
    const { done, failure } = await begin.change({});
    const options = done?.requestPasskeyLogin.options;
    return options ? { value: JSON.parse(options) } : failure ? { failure } : failed;
  };

  /** Logs in with what the device signed. */
  const finish = async (signed: AuthenticationResponseJSON): Promise<Step<LoggedIn>> => {
    const { done, failure } = await logIn.change({ input: { credential: JSON.stringify(signed) } });
    if (done) return { value: toLoggedIn({ ...done.logInWithPasskey, secondFactor: null }) };
    return failure ? { failure } : failed;
  };

  return { request, finish, failed };
}
