import { TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../../forms/TextField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import styles from "./SmsCodeField.module.css";
import { useCodeRequest } from "./useCodeRequest.ts";
import type { CodeSender } from "./useSmsSender.ts";

interface Props {
  /** Name of the field in the form. */
  name: string;
  /** The purpose of the code. Each purpose has one countdown, which survives the form. */
  purpose: string;
  /** `useSmsSender(…)`, or another function that sends a code. */
  send: CodeSender;
}

/**
 * The field for a code that was sent by SMS, and the button that asks for one: for `countryDialingCode` and `mobile` of
 * the form around. The button counts down until the next code; a dialog explains a refusal.
 */
export function SmsCodeField({ name, purpose, send }: Props) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const { request, left, isSending, sent, refusal, forgetRefusal } = useCodeRequest(purpose, send);
  const handleSend = async () => {
    const outcome = await request();
    if (outcome === null) return;
    const field = outcome === "sent" ? name : "mobile";
    frame.current?.closest("form")?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  };
  return (
    <div ref={frame}>
      <TextField
        name={name}
        label={formatMessage({ id: "sms_code" })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        required
        trailing={
          <Button
            variant="ghost"
            size="sm"
            className={styles.send}
            isBusy={isSending}
            disabled={left > 0}
            onClick={() => void handleSend()}
          >
            {left > 0 ? (
              <FormattedMessage id="sms_wait" values={{ seconds: left }} />
            ) : (
              <FormattedMessage id="sms_send" />
            )}
          </Button>
        }
      />
      <p className={styles.sent} role="status">
        {sent}
      </p>
      {refusal && (
        <ConfirmDialogOnDemand
          icon={<TriangleAlert size={28} />}
          title={<FormattedMessage id="sms_failed_title" />}
          confirm={<FormattedMessage id="in_increase_submit" />}
          onConfirm={forgetRefusal}
          onClose={forgetRefusal}
        >
          {refusal}
        </ConfirmDialogOnDemand>
      )}
    </div>
  );
}
