import { graphql, useMutation } from "react-relay";
import type {
  HumanCheckAnswerInput,
  SmsCodePurpose,
  useSmsSenderMutation,
} from "../../__generated__/useSmsSenderMutation.graphql.ts";
import type { UserError } from "../../forms/formStatus.ts";

/** A number as it was typed. */
export interface MobileNumber {
  readonly countryDialingCode: string;
  readonly mobile: string;
}

/**
 * What became of a request for a code: how long to wait for the next, or why there is none; null when no answer came, and
 * only when to try again where the sender has told the rest itself.
 */
export type SendOutcome =
  | { readonly secondsToWait: number; readonly message: string | null }
  | { readonly userErrors: readonly UserError[] }
  | { readonly retryAfter: number | undefined }
  | null;

/** Sends a code to a number, by whatever way. */
export type CodeSender = (number: MobileNumber) => Promise<SendOutcome>;

/** Has the platform send codes by SMS. All but codes for logging in need a solved human check. */
export function useSmsSender(purpose: SmsCodePurpose, solve?: () => Promise<HumanCheckAnswerInput | null>): CodeSender {
  const [commit] = useMutation<useSmsSenderMutation>(graphql`
    mutation useSmsSenderMutation($input: RequestSmsCodeInput!) {
      requestSmsCode(input: $input) {
        secondsToWait
        message
        userErrors {
          code
          field
          message
          retryAfter
        }
      }
    }
  `);
  return async ({ countryDialingCode, mobile }) => {
    const humanCheck = solve ? await solve() : null;
    return new Promise((resolve) => {
      commit({
        variables: { input: { purpose, countryDialingCode, mobile: mobile.trim(), humanCheck } },
        onError: () => resolve(null),
        onCompleted: ({ requestSmsCode: { secondsToWait, message, userErrors } }) =>
          resolve(
            userErrors.length > 0 ? { userErrors } : { secondsToWait: secondsToWait ?? 0, message: message ?? null },
          ),
      });
    });
  };
}
