import { graphql } from "react-relay";
import type {
  HumanCheckAnswerInput,
  SmsCodePurpose,
  useSmsSenderMutation,
} from "../../__generated__/useSmsSenderMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";
import type { Failure } from "../../relay/failure.ts";
import { unreachable } from "../../relay/unreachable.ts";

/** A number as it was typed. */
export interface MobileNumber {
  readonly countryDialingCode: string;
  readonly mobile: string;
}

/**
 * The result of a request for a code: the seconds until the next one, or the failure. Only `retryAfter` when the sender has
 * shown the failure itself.
 */
export type SendOutcome =
  | { readonly secondsToWait: number; readonly message: string | null }
  | { readonly failure: Failure }
  | { readonly retryAfter: number | undefined };

/** The result of a request by its answer. A member who has closed the step-up needs no message. */
export function outcomeOf(
  sent:
    | { readonly secondsToWait?: number | null | undefined; readonly message?: string | null | undefined }
    | undefined,
  failure: Failure | null,
  usualSeconds = 60,
): SendOutcome {
  if (sent) return { secondsToWait: sent.secondsToWait ?? usualSeconds, message: sent.message ?? null };
  return failure ? { failure } : { retryAfter: undefined };
}

/** Sends a code for what a form says, by default to its number. */
export type CodeSender<Values = MobileNumber> = (values: Values) => Promise<SendOutcome>;

/** Lets the platform send codes by SMS. All codes except those for a login need a human check. */
export function useSmsSender(purpose: SmsCodePurpose, solve?: () => Promise<HumanCheckAnswerInput | null>): CodeSender {
  const { change } = useChange<useSmsSenderMutation>(graphql`
    mutation useSmsSenderMutation($input: RequestSmsCodeInput!) {
      requestSmsCode(input: $input) {
        secondsToWait
        message
        userErrors {
          ...userError_form @relay(mask: false)
        }
      }
    }
  `);
  return async ({ countryDialingCode, mobile }) => {
    try {
      const humanCheck = solve ? await solve() : null;
      const input = { purpose, countryDialingCode, mobile: mobile.trim(), humanCheck };
      const { done, failure } = await change({ input });
      return outcomeOf(done?.requestSmsCode, failure, 0);
    } catch {
      return { failure: unreachable };
    }
  };
}
