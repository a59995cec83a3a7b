import { useIntl } from "react-intl";
import { FormError } from "../forms/FormError.tsx";
import { SubmitButton } from "../session/humanCheck/SubmitButton.tsx";
import { PaymentPasswordField } from "./PaymentPasswordField.tsx";

/** The end of a form: the new payment password twice, and the button that saves it. */
export function NewPaymentPasswordFields() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PaymentPasswordField
        name="newPaymentPassword"
        label={formatMessage({ id: "payment_password_new" })}
        help={formatMessage({ id: "payment_password_rule" })}
      />
      <PaymentPasswordField name="confirmation" label={formatMessage({ id: "payment_password_confirm" })} />
      <FormError />
      <SubmitButton text="payment_password_save" />
    </>
  );
}
