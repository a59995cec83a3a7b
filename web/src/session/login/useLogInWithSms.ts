import { graphql } from "react-relay";
import type { useLogInWithSmsMutation } from "../../__generated__/useLogInWithSmsMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { type LoggedIn, type LogInValues, toLoggedIn } from "./useLogIn.ts";

/**
 * The login with a number and the code that was sent to it, as a form's `onSubmit`. It has no password, so none is due.
 */
export const useLogInWithSms = (onLoggedIn: (result: LoggedIn) => void) =>
  useFormChange<useLogInWithSmsMutation, LogInValues>(
    graphql`
      mutation useLogInWithSmsMutation($input: LogInWithSmsInput!) {
        logInWithSms(input: $input) {
          isFirstLogin
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
      variables: ({ countryDialingCode, mobile, code, remember }) => ({
        input: { countryDialingCode, mobile: mobile.trim(), code: code.trim(), remember },
      }),
      onDone: ({ logInWithSms }) => onLoggedIn(toLoggedIn(logInWithSms)),
    },
  );
