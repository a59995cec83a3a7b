import { Form, Formik } from "formik";
import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object } from "yup";
import type { ResetPasswordFormMutation } from "../../__generated__/ResetPasswordFormMutation.graphql.ts";
import type { usePasswordRule_site$key } from "../../__generated__/usePasswordRule_site.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { secret } from "../../relay/secret.ts";
import { Button } from "../../ui/button/Button.tsx";
import styles from "../form/SessionForm.module.css";
import { useFocusOn } from "../form/useFocusOn.ts";
import { SubmitButton } from "../humanCheck/SubmitButton.tsx";
import { NewPasswordTwice } from "./NewPasswordTwice.tsx";
import { confirmPasswordSchema, newPasswordSchema } from "./newPassword.ts";
import { usePasswordRule } from "./usePasswordRule.ts";

interface Props {
  site: usePasswordRule_site$key;
  token: string;
  onDone: () => void;
  /** Called when the visitor wants another link. */
  onAskAgain: () => void;
}

const initialValues = { newPassword: "", confirmNewPassword: "" };

/** The new password, twice. An expired link leads to a new request. */
export function ResetPasswordForm({ site, token, onDone, onAskAgain }: Props) {
  const intl = useIntl();
  const rule = usePasswordRule(site);
  const form = useFocusOn("newPassword");
  const [isInvalid, setInvalid] = useState(false);
  const onSubmit = useFormChange<ResetPasswordFormMutation, typeof initialValues>(
    graphql`
      mutation ResetPasswordFormMutation($input: ResetPasswordWithLinkInput!) {
        resetPasswordWithLink(input: $input) {
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ newPassword }) => ({ input: { token, newPassword: secret(newPassword) } }),
      onDone,
      onRefused: ({ resetPasswordWithLink }) => {
        if (resetPasswordWithLink.userErrors.some(({ code }) => code === "RESET_LINK_INVALID")) setInvalid(true);
      },
    },
  );
  const schema = object({
    newPassword: newPasswordSchema(intl, rule),
    confirmNewPassword: confirmPasswordSchema(intl),
  });
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      <Form ref={form} className={styles.form} noValidate>
        <NewPasswordTwice rule={rule} />
        <FormError />
        {isInvalid ? (
          <Button isWide onClick={onAskAgain} text="password_reset_again" />
        ) : (
          <SubmitButton text="password_change_submit" />
        )}
      </Form>
    </Formik>
  );
}
