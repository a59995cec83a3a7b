import { Form, Formik } from "formik";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { object, string } from "yup";
import type { ResetPaymentPasswordForm_member$key } from "../__generated__/ResetPaymentPasswordForm_member.graphql.ts";
import type {
  CodeChannel,
  ResetPaymentPasswordFormMutation,
} from "../__generated__/ResetPaymentPasswordFormMutation.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { secret } from "../relay/secret.ts";
import { Text } from "../ui/text/Text.tsx";
import { MemberCodeField } from "./contacts/MemberCodeField.tsx";
import { NewPaymentPasswordFields } from "./NewPaymentPasswordFields.tsx";
import { newPaymentPasswordSchema } from "./paymentPasswordSchema.ts";
import styles from "./Settings.module.css";
import type { SettingScreenProps } from "./settings.ts";

interface Values {
  channel: CodeChannel;
  code: string;
  newPaymentPassword: string;
  confirmation: string;
}

/** A new payment password in place of a forgotten one, with a code to the member's number or address. */
export function ResetPaymentPasswordForm({
  member,
  onDone,
}: SettingScreenProps & { member: ResetPaymentPasswordForm_member$key }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { maskedEmail, maskedMobile } = useFragment(
    graphql`
      fragment ResetPaymentPasswordForm_member on Member {
        maskedEmail
        maskedMobile
      }
    `,
    member,
  );
  const onSubmit = useFormChange<ResetPaymentPasswordFormMutation, Values>(
    graphql`
      mutation ResetPaymentPasswordFormMutation($input: ResetPaymentPasswordInput!) {
        resetPaymentPassword(input: $input) {
          member {
            ...SecuritySettings_member
            ...PaymentPasswordScreen_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ channel, code, newPaymentPassword }) => ({
        input: { channel, code: code.trim(), newPaymentPassword: secret(newPaymentPassword) },
      }),
      onDone: () => onDone(formatMessage({ id: "payment_password_saved" })),
    },
  );
  const options = [
    ...(maskedEmail ? [{ value: "EMAIL", label: maskedEmail }] : []),
    ...(maskedMobile ? [{ value: "SMS", label: maskedMobile }] : []),
  ];
  const label = formatMessage({ id: "payment_password_send_to" });
  const codeLabel = formatMessage({ id: "step_up_code" });
  const schema = object({
    ...newPaymentPasswordSchema(intl),
    code: string()
      .trim()
      .required(formatMessage({ id: "session_not_empty" }, { field: codeLabel })),
  });
  if (options.length === 0) {
    return <Text as="p" role="status" className={styles.notice} text="payment_password_no_contact" />;
  }
  return (
    <Formik<Values>
      initialValues={{ channel: maskedEmail ? "EMAIL" : "SMS", code: "", newPaymentPassword: "", confirmation: "" }}
      validationSchema={schema}
      onSubmit={onSubmit}
    >
      {({ values: { channel } }) => (
        <Form className={styles.form} noValidate>
          <SelectField name="channel" label={label} options={options} />
          <MemberCodeField key={channel} name="code" channel={channel} purpose="PAYMENT_PASSWORD" />
          <NewPaymentPasswordFields />
        </Form>
      )}
    </Formik>
  );
}
