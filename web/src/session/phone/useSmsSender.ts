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
 * The result of a request for a code: the seconds until the next one, or the refusal. Null when no answer came. Only
 * `retryAfter` when the sender has shown the refusal itself.
 */
export type SendOutcome =
  | { readonly secondsToWait: number; readonly message: string | null }
  | { readonly userErrors: readonly UserError[] }
  | { readonly retryAfter: number | undefined }
  | null;

/** Sends a code for what a form says, by default to its number. */
export type CodeSender<Values = MobileNumber> = (values: Values) => Promise<SendOutcome>;

/** Lets the platform send codes by SMS. All codes except those for a login need a human check. */
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
  const request = (input: useSmsSenderMutation["variables"]["input"]) =>
    new Promise<SendOutcome>((resolve) => {
      commit({
        variables: { input },
        onError: () => resolve(null),
        onCompleted: ({ requestSmsCode: { secondsToWait, message, userErrors } }) =>
          resolve(
            userErrors.length > 0 ? { userErrors } : { secondsToWait: secondsToWait ?? 0, message: message ?? null },
          ),
      });
    });
  return async ({ countryDialingCode, mobile }) => {
    try {
      const humanCheck = solve ? await solve() : null;
      return await request({ purpose, countryDialingCode, mobile: mobile.trim(), humanCheck });
    } catch {
      return null;
    }
  };
}
