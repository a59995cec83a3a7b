import { Form, Formik } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { object, string } from "yup";
import { FormError } from "../../forms/FormError.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import styles from "../Settings.module.css";
import { CLOSING_REASONS, type CloseAccountValues, type OpenBusiness, useCloseAccount } from "./useCloseAccount.ts";

const initialValues: CloseAccountValues = { reason: "NOT_USED", password: "" };

/** Closes the account: what happens, why the member leaves, and the password. */
export function CloseAccountScreen() {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<readonly OpenBusiness[]>([]);
  const onSubmit = useCloseAccount(setOpen);
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
          <FormError />
          <SubmitButton>
            <FormattedMessage id="close_submit" />
          </SubmitButton>
        </Form>
      </Formik>
    </>
  );
}
