import { Form, Formik } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { object, string } from "yup";
import type { useSetPlayLimitMutation } from "../../__generated__/useSetPlayLimitMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { AmountField } from "../../forms/AmountField.tsx";
import { unreadProblem } from "../../forms/amountProblem.ts";
import { readAmount, readCount, writeAmount } from "../../forms/amounts.ts";
import { FormError } from "../../forms/FormError.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { Button } from "../../ui/button/Button.tsx";
import styles from "../Settings.module.css";
import row from "./PlayLimitRow.module.css";
import { inputOf, type PlayLimit, setPlayLimit, useSetPlayLimit } from "./useSetPlayLimit.ts";

const MOST_MINUTES = 31 * 24 * 60;

interface Props {
  limit: PlayLimit;
  /** The currency of amounts; undefined while the platform names none. */
  currency: string | undefined;
  onDone: () => void;
}

/** Sets a limit to an amount or a number of minutes, or asks for none. */
export function PlayLimitForm({ limit, currency, onDone }: Props) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const isTime = limit.kind === "SESSION";
  const onSubmit = useSetPlayLimit(limit, onDone);
  const { change, isBusy, failure } = useChange<useSetPlayLimitMutation>(setPlayLimit);
  const isSet = isTime ? limit.minutes != null : Boolean(limit.amount);
  const rule = string().test("value", "", (value = "", { createError }) => {
    const isValid = isTime ? readCount(value, locale) <= MOST_MINUTES : readAmount(value, locale) !== null;
    const message = () =>
      isTime ? formatMessage({ id: "limit_minutes_wrong" }) : unreadProblem(intl, value, currency);
    return isValid || createError({ message: message() });
  });
  const initial = isTime ? limit.minutes?.toString() : limit.amount && writeAmount(limit.amount.amount, locale);
  const help = <FormattedMessage id="limit_rule" />;
  return (
    <Formik initialValues={{ value: initial ?? "" }} validationSchema={object({ value: rule })} onSubmit={onSubmit}>
      <Form className={styles.form} noValidate>
        {isTime ? (
          <TextField
            name="value"
            label={formatMessage({ id: "limit_minutes_label" })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            help={help}
          />
        ) : (
          <AmountField
            name="value"
            label={formatMessage({ id: "limit_amount_label" })}
            currency={currency}
            help={help}
          />
        )}
        <FormError />
        <FailureNote failure={failure} />
        <div className={row.actions}>
          <SubmitButton text="limit_save" />
          {isSet && (
            <Button
              variant="secondary"
              isBusy={isBusy}
              onClick={async () => {
                if ((await change({ input: inputOf(limit, null) })).done) onDone();
              }}
              text="limit_remove"
            />
          )}
          <Button variant="ghost" onClick={onDone} text="cancel" />
        </div>
      </Form>
    </Formik>
  );
}
