import { Form, Formik } from "formik";
import { useState } from "react";
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { object, string } from "yup";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FormError } from "../../forms/FormError.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { formatAmount } from "../../ui/text/Amount.tsx";
import styles from "../Settings.module.css";
import { CLOSING_REASONS, type CloseAccountValues, type Refusal, useCloseAccount } from "./useCloseAccount.ts";

const initialValues: CloseAccountValues = { reason: "NOT_USED", password: "", giveUpRemainder: false };

/** Closes the account: what happens, why the member leaves, and the password. */
export function CloseAccountScreen() {
  const { formatMessage, locale } = useIntl();
  const [{ openBusiness, remainders }, setRefusal] = useState<Refusal>({ openBusiness: [], remainders: [] });
  const onSubmit = useCloseAccount(setRefusal);
  const open = openBusiness.filter((business) => business !== "REMAINDER");
  const schema = object({ password: string().required(formatMessage({ id: "close_password_missing" })) });
  return (
    <>
      <div className={styles.about}>
        <p>
          <FormattedMessage id="close_about" />
        </p>
        <p>
          <FormattedMessage id="close_empty" />
        </p>
      </div>
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
        <Form className={styles.form} noValidate>
          <SelectField
            name="reason"
            label={formatMessage({ id: "close_reason" })}
            options={CLOSING_REASONS.map((reason) => ({
              value: reason,
              label: formatMessage({ id: `close_reason_${reason}` }),
            }))}
          />
          <PasswordField
            name="password"
            label={formatMessage({ id: "session_password" })}
            autoComplete="current-password"
            required
          />
          {open.length > 0 && (
            <ul className={styles.notice}>
              {open.map((business) => (
                <li key={business}>
                  <FormattedMessage id={`close_open_${business}`} />
                </li>
              ))}
            </ul>
          )}
          {remainders.length > 0 && (
            <CheckboxField name="giveUpRemainder">
              <FormattedMessage
                id="close_give_up"
                values={{ amounts: <FormattedList value={remainders.map((money) => formatAmount(money, locale))} /> }}
              />
            </CheckboxField>
          )}
          <FormError />
          <SubmitButton text="close_submit" />
        </Form>
      </Formik>
    </>
  );
}
