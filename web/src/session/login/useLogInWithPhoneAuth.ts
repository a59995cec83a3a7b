import { graphql, useMutation } from "react-relay";
import type { useLogInWithPhoneAuthMutation } from "../../__generated__/useLogInWithPhoneAuthMutation.graphql.ts";
import type { UserError } from "../../forms/formStatus.ts";
import type { MobileLogInValues } from "./MobileLogInFields.tsx";

interface Answer {
  readonly isFirstLogin: boolean;
  readonly secondFactor: object | null | undefined;
  readonly userErrors: readonly UserError[];
}

/**
 * The login with the phone-auth provider's token for a number. Returns whether it is the first login, or the refusal.
 */
export function useLogInWithPhoneAuth() {
  const [commit] = useMutation<useLogInWithPhoneAuthMutation>(graphql`
    mutation useLogInWithPhoneAuthMutation($input: LogInWithPhoneAuthInput!) {
      logInWithPhoneAuth(input: $input) {
        isFirstLogin
        secondFactor {
          expiresAt
        }
        userErrors {
          code
          field
          message
          retryAfter
        }
      }
    }
  `);
  return ({ countryDialingCode, mobile, remember }: MobileLogInValues, idToken: string) =>
    new Promise<Answer | null>((resolve) => {
      commit({
        variables: { input: { idToken, countryDialingCode, mobile: mobile.trim(), remember } },
        onError: () => resolve(null),
        onCompleted: ({ logInWithPhoneAuth }) => resolve(logInWithPhoneAuth),
      });
    });
}
