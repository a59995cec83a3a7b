import { useFormikContext } from "formik";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { type FormStatus, statusOf } from "../../forms/formStatus.ts";
import { useCodeCountdown } from "./codeCountdown.ts";
import type { CodeSender, MobileNumber } from "./useSmsSender.ts";

/** A second press within this time is ignored. */
const throttleMs = 1000;

/**
 * Asks for a code for the number in the form around, if the number is valid and no countdown runs. Refusals of the
 * number appear under its field, all others in a dialog.
 */
export function useCodeRequest(countdownKey: string, send: CodeSender) {
  const { formatMessage } = useIntl();
  const { values, validateForm, setFieldTouched, setStatus } = useFormikContext<MobileNumber>();
  const [left, startCountdown] = useCodeCountdown(countdownKey);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);

  /** Returns whether a code was sent, or what the visitor has to correct first. */
  async function request(): Promise<"sent" | "number" | null> {
    if (left > 0 || isSending || Date.now() - askedAt.current < throttleMs) return null;
    askedAt.current = Date.now();
    const errors = await validateForm();
    void setFieldTouched("mobile", true, false);
    if (errors.mobile || errors.countryDialingCode) return "number";
    setSending(true);
    setSent(null);
    const outcome = await send(values).finally(() => setSending(false));
    if (outcome && "secondsToWait" in outcome) {
      startCountdown(outcome.secondsToWait);
      setSent(outcome.message ?? formatMessage({ id: "sms_sent" }));
      return "sent";
    }
    if (outcome && "retryAfter" in outcome) {
      if (outcome.retryAfter) startCountdown(outcome.retryAfter);
      return null;
    }
    const status: FormStatus = statusOf(outcome?.userErrors ?? []);
    if (status.form?.retryAfter) startCountdown(status.form.retryAfter);
    if (Object.keys(status.fields).length > 0) {
      setStatus({ fields: status.fields } satisfies FormStatus);
      return "number";
    }
    setRefusal(status.form?.message ?? formatMessage({ id: "error_network" }));
    return null;
  }

  return { request, left, isSending, sent, refusal, forgetRefusal: () => setRefusal(null) };
}
