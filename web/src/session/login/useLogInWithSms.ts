import { graphql } from "react-relay";
import type { useLogInWithSmsMutation } from "../../__generated__/useLogInWithSmsMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import type { MobileLogInValues } from "./MobileLogInFields.tsx";
import { type LoggedIn, toLoggedIn } from "./useLogIn.ts";

/**
 * The login with a number and the code that was sent to it, as a form's `onSubmit`. It has no password, so none is due.
 */
export const useLogInWithSms = (onLoggedIn: (result: LoggedIn) => void) =>
  useFormMutation<useLogInWithSmsMutation, MobileLogInValues>(
    graphql`
      mutation useLogInWithSmsMutation($input: LogInWithSmsInput!) {
        logInWithSms(input: $input) {
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
    `,
    {
      variables: ({ countryDialingCode, mobile, code, remember }) => ({
        input: { countryDialingCode, mobile: mobile.trim(), code: code.trim(), remember },
      }),
      payload: (response) => response.logInWithSms,
      onDone: ({ logInWithSms }) => onLoggedIn(toLoggedIn(logInWithSms)),
    },
  );
