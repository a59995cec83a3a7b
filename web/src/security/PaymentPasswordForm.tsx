import { Form, Formik } from "formik";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object } from "yup";
import type { PaymentPasswordFormMutation } from "../__generated__/PaymentPasswordFormMutation.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";
import { secret } from "../relay/secret.ts";
import { NewPaymentPasswordFields } from "./NewPaymentPasswordFields.tsx";
import { PaymentPasswordField } from "./PaymentPasswordField.tsx";
import { newPaymentPasswordSchema, paymentPasswordSchema } from "./paymentPasswordSchema.ts";
import styles from "./Settings.module.css";
import type { SettingScreenProps } from "./settings.ts";

const initialValues = { oldPaymentPassword: "", newPaymentPassword: "", confirmation: "" };

/** The new payment password twice, after the present one if there is one. */
export function PaymentPasswordForm({ hasOne, onDone }: SettingScreenProps & { hasOne: boolean }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const onSubmit = useFormChange<PaymentPasswordFormMutation, typeof initialValues>(
    graphql`
      mutation PaymentPasswordFormMutation($input: SetPaymentPasswordInput!) {
        setPaymentPassword(input: $input) {
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
      variables: ({ oldPaymentPassword, newPaymentPassword }) => ({
        input: {
          newPaymentPassword: secret(newPaymentPassword),
          oldPaymentPassword: oldPaymentPassword === "" ? null : secret(oldPaymentPassword),
        },
      }),
      onDone: () => onDone(formatMessage({ id: "payment_password_saved" })),
    },
  );
  const schema = object({
    ...newPaymentPasswordSchema(intl),
    ...(hasOne && {
      oldPaymentPassword: paymentPasswordSchema(intl).required(formatMessage({ id: "payment_password_digits" })),
    }),
  });
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      <Form className={styles.form} noValidate>
        {hasOne && (
          <PaymentPasswordField name="oldPaymentPassword" label={formatMessage({ id: "payment_password_old" })} />
        )}
        <NewPaymentPasswordFields />
      </Form>
    </Formik>
  );
}
