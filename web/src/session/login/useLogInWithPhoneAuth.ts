import { graphql } from "react-relay";
import type { useLogInWithPhoneAuthMutation } from "../../__generated__/useLogInWithPhoneAuthMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

/** The login with the phone-auth provider's token for a number. */
export const useLogInWithPhoneAuth = () =>
  useChange<useLogInWithPhoneAuthMutation>(graphql`
    mutation useLogInWithPhoneAuthMutation($input: LogInWithPhoneAuthInput!) {
      logInWithPhoneAuth(input: $input) {
        isFirstLogin
        secondFactor {
          expiresAt
        }
        userErrors {
          ...userError_form @relay(mask: false)
        }
      }
    }
  `);
