import { Form, Formik } from "formik";
import { useIntl } from "react-intl";
import { object } from "yup";
import { NewPaymentPasswordFields } from "./NewPaymentPasswordFields.tsx";
import { PaymentPasswordField } from "./PaymentPasswordField.tsx";
import { newPaymentPasswordSchema, paymentPasswordSchema } from "./paymentPasswordSchema.ts";
import styles from "./Settings.module.css";
import type { SettingScreenProps } from "./settings.ts";
import { type PaymentPasswordValues, usePaymentPassword } from "./usePaymentPassword.ts";

const initialValues: PaymentPasswordValues = { oldPaymentPassword: "", newPaymentPassword: "", confirmation: "" };

/** The new payment password twice, after the present one if there is one. */
export function PaymentPasswordForm({ hasOne, onDone }: SettingScreenProps & { hasOne: boolean }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const onSubmit = usePaymentPassword(() => onDone(formatMessage({ id: "payment_password_saved" })));
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
