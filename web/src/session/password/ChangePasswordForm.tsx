import { Form, Formik } from "formik";
import { useIntl } from "react-intl";
import { object, string } from "yup";
import type { usePasswordRule_site$key } from "../../__generated__/usePasswordRule_site.graphql.ts";
import { FormError } from "../../forms/FormError.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { TextField } from "../../forms/TextField.tsx";
import styles from "../form/SessionForm.module.css";
import { useFocusOn } from "../form/useFocusOn.ts";
import { SubmitButton } from "../humanCheck/SubmitButton.tsx";
import { NewPasswordTwice } from "./NewPasswordTwice.tsx";
import { confirmPasswordSchema, newPasswordSchema } from "./newPassword.ts";
import { type ChangePasswordValues, useChangePassword } from "./useChangePassword.ts";
import { usePasswordRule } from "./usePasswordRule.ts";

interface Props {
  site: usePasswordRule_site$key;
  account: string;
  onChanged: () => void;
}

/**
 * The account, the old password, and the new one twice. The old one is always typed again, because no script keeps it
 * after the login.
 */
export function ChangePasswordForm({ site, account, onChanged }: Props) {
  const intl = useIntl();
  const rule = usePasswordRule(site);
  const onSubmit = useChangePassword(onChanged);
  const form = useFocusOn("oldPassword");
  const oldLabel = intl.formatMessage({ id: "password_old" });
  const initialValues: ChangePasswordValues = {
    username: account,
    oldPassword: "",
    newPassword: "",
    confirmNewPassword: "",
  };
  const schema = object({
    oldPassword: string().required(intl.formatMessage({ id: "session_not_empty" }, { field: oldLabel })),
    newPassword: newPasswordSchema(intl, rule),
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
        <PasswordField name="oldPassword" label={oldLabel} autoComplete="current-password" required />
        <NewPasswordTwice rule={rule} username={account} />
        <FormError />
        <SubmitButton text="password_change_submit" />
      </Form>
    </Formik>
  );
}
