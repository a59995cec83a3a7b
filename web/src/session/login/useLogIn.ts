import { useState } from "react";
import { graphql } from "react-relay";
import type { useLogInMutation } from "../../__generated__/useLogInMutation.graphql.ts";
import type { PasswordReason } from "../../caller/sessionDialogs.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { secret } from "../../relay/secret.ts";
import { useHumanCheck } from "../humanCheck/useHumanCheck.ts";
import type { MobileNumber } from "../phone/useSmsSender.ts";

/** What a login's form has: of a name its password, of a number the code that was sent to it. */
export interface LogInValues extends MobileNumber {
  /** As typed; the same as `mobile`. */
  readonly username: string;
  readonly password: string;
  readonly code: string;
  /** A password is asked for, also for what looks like a number. */
  readonly hasPassword: boolean;
  readonly remember: boolean;
  readonly captcha: { readonly id: string; readonly text: string };
}

/** The result of a login. */
export interface LoggedIn {
  readonly isFirstLogin: boolean;
  readonly passwordChangeReason: PasswordReason | null;
  /** The login waits for its second factor: there is no session yet. */
  readonly needsSecondFactor: boolean;
}

interface Payload {
  readonly isFirstLogin: boolean;
  readonly passwordChangeReason?: PasswordReason | "%future added value" | null | undefined;
  readonly secondFactor: object | null | undefined;
}

/** The result of a login, from its payload. */
export const toLoggedIn = ({ isFirstLogin, passwordChangeReason: reason, secondFactor }: Payload): LoggedIn => ({
  isFirstLogin,
  passwordChangeReason: reason === "%future added value" ? null : (reason ?? null),
  needsSecondFactor: secondFactor != null,
});

/** The login as a form's `onSubmit`, and the number of captchas so far: none until the server asks for one. */
export function useLogIn(onLoggedIn: (result: LoggedIn) => void) {
  const [captchaCount, setCaptchaCount] = useState(0);
  const solve = useHumanCheck();
  const onSubmit = useFormChange<useLogInMutation, LogInValues>(
    graphql`
      mutation useLogInMutation($input: LogInInput!) {
        logIn(input: $input) {
          isFirstLogin
          passwordChangeReason
          captchaRequired
          secondFactor {
            expiresAt
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: async ({ username, password, remember, captcha }) => ({
        input: {
          username: username.trim(),
          password: secret(password),
          remember,
          captcha: captcha.id ? { id: captcha.id, text: captcha.text.trim() } : null,
          humanCheck: await solve(),
        },
      }),
      onDone: ({ logIn }) => onLoggedIn(toLoggedIn(logIn)),
      onRefused: ({ logIn }) => {
        // A captcha works once: each refusal brings another.
        if (logIn.captchaRequired) setCaptchaCount((count) => count + 1);
      },
    },
  );
  return { onSubmit, captchaCount };
}
