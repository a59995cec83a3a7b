import { TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../../forms/TextField.tsx";
import { messageOf } from "../../relay/failure.ts";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import styles from "./SmsCodeField.module.css";
import { useCodeRequest } from "./useCodeRequest.ts";
import type { CodeSender, MobileNumber } from "./useSmsSender.ts";

const NUMBER_FIELDS = ["mobile", "countryDialingCode"];

interface Props<Values> {
  /** Name of the field in the form. */
  name: string;
  /** The purpose of the code. Each purpose has one countdown, which survives the form. */
  purpose: string;
  /** `useSmsSender(…)`, or another function that sends a code. */
  send: CodeSender<Values>;
  /** The fields of the form that must be valid first; by default those of a number. */
  fields?: readonly string[];
  /** Says where the code comes from; by default from a text message. */
  label?: string;
}

/**
 * The field for a code that was sent, and the button that asks for one: by default by SMS, for `countryDialingCode` and
 * `mobile` of the form around. The button counts down until the next code; a dialog explains a refusal.
 */
export function SmsCodeField<Values extends object = MobileNumber>({
  name,
  purpose,
  send,
  fields = NUMBER_FIELDS,
  label,
}: Props<Values>) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const { request, left, isSending, sent, failure, forgetFailure } = useCodeRequest(purpose, send, fields);
  const handleSend = async () => {
    const outcome = await request();
    if (outcome === null) return;
    const field = outcome === "sent" ? name : fields[0];
    frame.current?.closest("form")?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  };
  return (
    <div ref={frame}>
      <TextField
        name={name}
        label={label ?? formatMessage({ id: "sms_code" })}
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
      {failure && (
        <ConfirmDialogOnDemand
          icon={<TriangleAlert size={28} />}
          title={<FormattedMessage id="sms_failed_title" />}
          confirm={<FormattedMessage id="in_increase_submit" />}
          cancel={null}
          onConfirm={forgetFailure}
          onClose={forgetFailure}
        >
          {messageOf(failure) ?? <FormattedMessage id="error_network" />}
        </ConfirmDialogOnDemand>
      )}
    </div>
  );
}
