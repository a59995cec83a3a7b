import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { usePasskeyLogInBeginMutation } from "../../__generated__/usePasskeyLogInBeginMutation.graphql.ts";
import type { usePasskeyLogInMutation } from "../../__generated__/usePasskeyLogInMutation.graphql.ts";
import { type LoggedIn, toLoggedIn } from "./useLogIn.ts";

/** A step of a login: its result, or why there is none, in words for the visitor. */
type Step<Value> = { readonly value: Value } | { readonly refusal: string };

/** The two requests of a login with a passkey; between them the device signs. */
export function usePasskeyLogIn() {
  const { formatMessage } = useIntl();
  const [begin] = useMutation<usePasskeyLogInBeginMutation>(graphql`
    mutation usePasskeyLogInBeginMutation {
      requestPasskeyLogin {
        options
        userErrors {
          message
        }
      }
    }
  `);
  const [logIn] = useMutation<usePasskeyLogInMutation>(graphql`
    mutation usePasskeyLogInMutation($input: LogInWithPasskeyInput!) {
      logInWithPasskey(input: $input) {
        isFirstLogin
        passwordChangeReason
        userErrors {
          message
        }
      }
    }
  `);
  const failed = { refusal: formatMessage({ id: "passkeys_failed" }) };
  const noAnswer = { refusal: formatMessage({ id: "error_network" }) };

  /** Asks the platform what the device is to sign; valid for five minutes. */
  const request = () =>
    new Promise<Step<PublicKeyCredentialRequestOptionsJSON>>((resolve) =>
      begin({
        variables: {},
        onError: () => resolve(noAnswer),
        onCompleted({ requestPasskeyLogin: { options, userErrors } }) {
          const [refusal] = userErrors;
          resolve(options ? { value: JSON.parse(options) } : refusal ? { refusal: refusal.message } : failed);
        },
      }),
    );

  /** Logs in with what the device signed. */
  const finish = (signed: AuthenticationResponseJSON) =>
    new Promise<Step<LoggedIn>>((resolve) =>
      logIn({
        variables: { input: { credential: JSON.stringify(signed) } },
        onError: () => resolve(noAnswer),
        onCompleted({ logInWithPasskey: { userErrors, ...payload } }) {
          const [refusal] = userErrors;
          resolve(refusal ? { refusal: refusal.message } : { value: toLoggedIn({ ...payload, secondFactor: null }) });
        },
      }),
    );

  return { request, finish, failed };
}
