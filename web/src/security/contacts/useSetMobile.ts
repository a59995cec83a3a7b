import { graphql } from "react-relay";
import type { useSetMobileCodeMutation } from "../../__generated__/useSetMobileCodeMutation.graphql.ts";
import type { useSetMobileMutation } from "../../__generated__/useSetMobileMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { type MobileNumber, outcomeOf } from "../../session/phone/useSmsSender.ts";

export interface MobileValues extends MobileNumber {
  readonly code: string;
}

/** Sends a code to the new number of a form. */
export function useMobileCode() {
  const { change } = useChange<useSetMobileCodeMutation>(
    graphql`
      mutation useSetMobileCodeMutation($input: RequestMobileCodeInput!) {
        requestMobileCode(input: $input) {
          secondsToWait
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
  );
  return async ({ countryDialingCode, mobile }: MobileNumber) => {
    const { done, failure } = await change({ input: { countryDialingCode, mobile: mobile.trim() } });
    return outcomeOf(done?.requestMobileCode, failure);
  };
}

/** Sets the mobile number, as a form's `onSubmit`. */
export const useSetMobile = (onDone: () => void) =>
  useFormChange<useSetMobileMutation, MobileValues>(
    graphql`
      mutation useSetMobileMutation($input: SetMobileInput!) {
        setMobile(input: $input) {
          member {
            ...SecuritySettings_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ countryDialingCode, mobile, code }) => ({
        input: { countryDialingCode, mobile: mobile.trim(), code: code.trim() },
      }),
      onDone,
    },
  );
