import { Form, Formik } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { object, string } from "yup";
import { FormError } from "../../forms/FormError.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { SmsCodeField } from "../../session/phone/SmsCodeField.tsx";
import styles from "../Settings.module.css";
import type { SettingScreenProps } from "../settings.ts";
import { type EmailValues, useEmailCode, useSetEmail } from "./useSetEmail.ts";

const ADDRESS_FIELDS = ["email"];

/** A new e-mail address, and the code that was sent to it. */
export function EmailScreen({ onDone }: SettingScreenProps) {
  const { formatMessage } = useIntl();
  const onSubmit = useSetEmail(() => onDone(formatMessage({ id: "email_saved" })));
  const send = useEmailCode();
  const label = formatMessage({ id: "password_email_address" });
  const notEmpty = (field: string) => formatMessage({ id: "session_not_empty" }, { field });
  const codeLabel = formatMessage({ id: "email_code" });
  const wrong = formatMessage({ id: "password_email_wrong" });
  const schema = object({
    email: string().trim().required(notEmpty(label)).max(254, wrong).email(wrong),
    code: string().trim().required(notEmpty(codeLabel)),
  });
  return (
    <Formik<EmailValues> initialValues={{ email: "", code: "" }} validationSchema={schema} onSubmit={onSubmit}>
      <Form className={styles.form} noValidate>
        <p className={styles.about}>
          <FormattedMessage id="email_about" />
        </p>
        <TextField name="email" type="email" label={label} autoComplete="email" isName maxLength={254} required />
        <SmsCodeField<EmailValues>
          name="code"
          purpose="BIND_EMAIL"
          send={send}
          fields={ADDRESS_FIELDS}
          label={codeLabel}
        />
        <FormError />
        <SubmitButton text="email_save" />
      </Form>
    </Formik>
  );
}
