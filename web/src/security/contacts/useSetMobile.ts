import { graphql } from "react-relay";
import type { useSetMobileCodeMutation } from "../../__generated__/useSetMobileCodeMutation.graphql.ts";
import type { useSetMobileMutation } from "../../__generated__/useSetMobileMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import type { MobileNumber } from "../../session/phone/useSmsSender.ts";
import { useStepUp } from "../stepUp.ts";
import { useCodeSender } from "./useCodeSender.ts";

export interface MobileValues extends MobileNumber {
  readonly code: string;
}

/** Sends a code to the new number of a form. */
export function useMobileCode() {
  const send = useCodeSender<useSetMobileCodeMutation>(
    graphql`
      mutation useSetMobileCodeMutation($input: RequestMobileCodeInput!) {
        requestMobileCode(input: $input) {
          secondsToWait
          userErrors {
            code
            field
            message
            retryAfter
          }
        }
      }
    `,
    (response) => response.requestMobileCode,
  );
  return ({ countryDialingCode, mobile }: MobileNumber) =>
    send({ input: { countryDialingCode, mobile: mobile.trim() } });
}

/** Sets the mobile number, as a form's `onSubmit`. */
export const useSetMobile = (onDone: () => void) =>
  useFormMutation<useSetMobileMutation, MobileValues>(
    graphql`
      mutation useSetMobileMutation($input: SetMobileInput!) {
        setMobile(input: $input) {
          member {
            ...SecuritySettings_member
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
      variables: ({ countryDialingCode, mobile, code }) => ({
        input: { countryDialingCode, mobile: mobile.trim(), code: code.trim() },
      }),
      payload: (response) => response.setMobile,
      onFailure: useStepUp(),
      onDone,
    },
  );
