import { Form, Formik } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { object, string } from "yup";
import { FormError } from "../../forms/FormError.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { TextField } from "../../forms/TextField.tsx";
import styles from "../form/SessionForm.module.css";
import { useFocusOn } from "../form/useFocusOn.ts";
import { SubmitButton } from "../humanCheck/SubmitButton.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { confirmPasswordSchema, newPasswordSchema } from "./newPassword.ts";
import { type ChangePasswordValues, useChangePassword } from "./useChangePassword.ts";

interface Props {
  account: string;
  /** As it was typed a moment ago; asked for when it isn't known. */
  oldPassword: string | undefined;
  onChanged: () => void;
}

/** Account, old password unless it is known, and the new one twice. */
export function ChangePasswordForm({ account, oldPassword, onChanged }: Props) {
  const intl = useIntl();
  const [isOldKnown, setOldKnown] = useState(oldPassword !== undefined);
  const onSubmit = useChangePassword({ onDone: onChanged, onOldRefused: () => setOldKnown(false) });
  const form = useFocusOn(oldPassword === undefined ? "oldPassword" : "newPassword");
  const oldLabel = intl.formatMessage({ id: "password_old" });
  const initialValues: ChangePasswordValues = {
    username: account,
    oldPassword: oldPassword ?? "",
    newPassword: "",
    confirmNewPassword: "",
  };
  const schema = object({
    oldPassword: string().required(intl.formatMessage({ id: "session_not_empty" }, { field: oldLabel })),
    newPassword: newPasswordSchema(intl),
    confirmNewPassword: confirmPasswordSchema(intl),
  });
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      <Form ref={form} className={styles.form} noValidate>
        <TextField
          name="username"
          label={intl.formatMessage({ id: "password_account" })}
          autoComplete="username"
          readOnly
        />
        {!isOldKnown && <PasswordField name="oldPassword" label={oldLabel} autoComplete="current-password" required />}
        <NewPasswordField username={account} />
        <PasswordField
          name="confirmNewPassword"
          label={intl.formatMessage({ id: "password_confirm" })}
          autoComplete="new-password"
          required
        />
        <FormError />
        <SubmitButton>
          <FormattedMessage id="password_change_submit" />
        </SubmitButton>
      </Form>
    </Formik>
  );
}
