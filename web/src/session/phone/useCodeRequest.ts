import { useFormikContext } from "formik";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Failure } from "../../relay/failure.ts";
import { useCodeCountdown } from "./codeCountdown.ts";
import type { CodeSender } from "./useSmsSender.ts";

/** A second press within this time is ignored. */
const throttleMs = 1000;

/**
 * Asks for a code for what the form around says, if its `fields` are valid and no countdown runs. Refusals of the fields
 * appear under them, all others in a dialog.
 */
export function useCodeRequest<Values extends object>(
  countdownKey: string,
  send: CodeSender<Values>,
  fields: readonly string[],
) {
  const { formatMessage } = useIntl();
  const { values, validateForm, setFieldTouched, setStatus } = useFormikContext<Values>();
  const [left, startCountdown] = useCodeCountdown(countdownKey);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);

  /** Returns whether a code was sent, or that the visitor has to correct the fields first. */
  async function request(): Promise<"sent" | "wrong" | null> {
    if (left > 0 || isSending || Date.now() - askedAt.current < throttleMs) return null;
    askedAt.current = Date.now();
    const errors = await validateForm();
    for (const field of fields) void setFieldTouched(field, true, false);
    if (Object.keys(errors).some((field) => fields.includes(field))) return "wrong";
    setSending(true);
    setSent(null);
    const outcome = await send(values).finally(() => setSending(false));
    if ("secondsToWait" in outcome) {
      startCountdown(outcome.secondsToWait);
      setSent(outcome.message ?? formatMessage({ id: "sms_sent" }));
      return "sent";
    }
    const { retryAfter } = "failure" in outcome ? (outcome.failure.whole ?? {}) : outcome;
    if (retryAfter) startCountdown(retryAfter);
    if (!("failure" in outcome)) return null;
    const { fields: refused } = outcome.failure;
    if (Object.keys(refused).length > 0) {
      setStatus({ fields: refused } satisfies Failure);
      return "wrong";
    }
    setFailure(outcome.failure);
    return null;
  }

  return { request, left, isSending, sent, failure, forgetFailure: () => setFailure(null) };
}
