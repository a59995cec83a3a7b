import { graphql } from "react-relay";
import type { useLogInWithSecondFactorMutation } from "../../__generated__/useLogInWithSecondFactorMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import { secret } from "../../relay/secret.ts";
import { type LoggedIn, toLoggedIn } from "../login/useLogIn.ts";

/** Finishes a login with a code, as a form's `onSubmit`. */
export const useLogInWithSecondFactor = (onLoggedIn: (result: LoggedIn) => void) =>
  useFormMutation<useLogInWithSecondFactorMutation, { code: string }>(
    graphql`
      mutation useLogInWithSecondFactorMutation($input: LogInWithSecondFactorInput!) {
        logInWithSecondFactor(input: $input) {
          isFirstLogin
          passwordChangeReason
          userErrors {
            code
            field
            message
            retryAfter
          }
        }
      }
    `,
    {
      variables: ({ code }) => ({ input: { code: secret(code.trim()) } }),
      payload: (response) => response.logInWithSecondFactor,
      onDone: ({ logInWithSecondFactor }) => onLoggedIn(toLoggedIn({ ...logInWithSecondFactor, secondFactor: null })),
    },
  );
