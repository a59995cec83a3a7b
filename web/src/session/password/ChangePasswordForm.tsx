import { Form, Formik } from "formik";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { ChangePasswordFormMutation } from "../../__generated__/ChangePasswordFormMutation.graphql.ts";
import type { usePasswordRule_site$key } from "../../__generated__/usePasswordRule_site.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { secret } from "../../relay/secret.ts";
import styles from "../form/SessionForm.module.css";
import { useFocusOn } from "../form/useFocusOn.ts";
import { SubmitButton } from "../humanCheck/SubmitButton.tsx";
import { NewPasswordTwice } from "./NewPasswordTwice.tsx";
import { confirmPasswordSchema, newPasswordSchema } from "./newPassword.ts";
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
  const form = useFocusOn("oldPassword");
  const oldLabel = intl.formatMessage({ id: "password_old" });
  const initialValues = { username: account, oldPassword: "", newPassword: "", confirmNewPassword: "" };
  const onSubmit = useFormChange<ChangePasswordFormMutation, typeof initialValues>(
    graphql`
      mutation ChangePasswordFormMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          member {
            unreadMessageCount
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ oldPassword, newPassword }) => ({
        input: { oldPassword: secret(oldPassword), newPassword: secret(newPassword) },
      }),
      onDone: onChanged,
    },
  );
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
