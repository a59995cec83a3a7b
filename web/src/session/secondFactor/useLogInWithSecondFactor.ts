import { graphql } from "react-relay";
import type { useLogInWithSecondFactorMutation } from "../../__generated__/useLogInWithSecondFactorMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { secret } from "../../relay/secret.ts";
import { type LoggedIn, toLoggedIn } from "../login/useLogIn.ts";

/** Finishes a login with a code, as a form's `onSubmit`. */
export const useLogInWithSecondFactor = (onLoggedIn: (result: LoggedIn) => void) =>
  useFormChange<useLogInWithSecondFactorMutation, { code: string }>(
    graphql`
      mutation useLogInWithSecondFactorMutation($input: LogInWithSecondFactorInput!) {
        logInWithSecondFactor(input: $input) {
          isFirstLogin
          passwordChangeReason
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ code }) => ({ input: { code: secret(code.trim()) } }),
      onDone: ({ logInWithSecondFactor }) => onLoggedIn(toLoggedIn({ ...logInWithSecondFactor, secondFactor: null })),
    },
  );
