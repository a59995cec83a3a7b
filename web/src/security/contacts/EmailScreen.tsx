import { Form, Formik } from "formik";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { EmailScreenCodeMutation } from "../../__generated__/EmailScreenCodeMutation.graphql.ts";
import type { EmailScreenMutation } from "../../__generated__/EmailScreenMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { SmsCodeField } from "../../session/phone/SmsCodeField.tsx";
import { outcomeOf } from "../../session/phone/useSmsSender.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";
import type { SettingScreenProps } from "../settings.ts";

const initialValues = { email: "", code: "" };

const ADDRESS_FIELDS = ["email"];

/** A new e-mail address, and the code that was sent to it. */
export function EmailScreen({ onDone }: SettingScreenProps) {
  const { formatMessage } = useIntl();
  const onSubmit = useFormChange<EmailScreenMutation, typeof initialValues>(
    graphql`
      mutation EmailScreenMutation($input: SetEmailInput!) {
        setEmail(input: $input) {
          member {
            ...SecuritySettings_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ email, code }) => ({ input: { email: email.trim(), code: code.trim() } }),
      onDone: () => onDone(formatMessage({ id: "email_saved" })),
    },
  );
  const { change } = useChange<EmailScreenCodeMutation>(graphql`
    mutation EmailScreenCodeMutation($input: RequestEmailCodeInput!) {
      requestEmailCode(input: $input) {
        secondsToWait
        userErrors {
          ...userError_form @relay(mask: false)
        }
      }
    }
  `);
  const send = async ({ email }: typeof initialValues) => {
    const { done, failure } = await change({ input: { email: email.trim() } });
    return outcomeOf(done?.requestEmailCode, failure);
  };
  const label = formatMessage({ id: "password_email_address" });
  const notEmpty = (field: string) => formatMessage({ id: "session_not_empty" }, { field });
  const codeLabel = formatMessage({ id: "email_code" });
  const wrong = formatMessage({ id: "password_email_wrong" });
  const schema = object({
    email: string().trim().required(notEmpty(label)).max(254, wrong).email(wrong),
    code: string().trim().required(notEmpty(codeLabel)),
  });
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      <Form className={styles.form} noValidate>
        <Text as="p" className={styles.about} text="email_about" />
        <TextField name="email" type="email" label={label} autoComplete="email" isName maxLength={254} required />
        <SmsCodeField<typeof initialValues>
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
