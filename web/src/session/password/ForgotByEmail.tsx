import { Form } from "formik";
import { type IntlShape, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { ForgotByEmailMutation } from "../../__generated__/ForgotByEmailMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { TabForm } from "../../forms/TabForm.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../form/SessionForm.module.css";
import { useFocusOn } from "../form/useFocusOn.ts";
import { SubmitButton } from "../humanCheck/SubmitButton.tsx";
import { useHumanCheck } from "../humanCheck/useHumanCheck.ts";

const initialValues = { username: "", email: "" };

function schema({ formatMessage }: IntlShape) {
  const notEmpty = (id: string) => formatMessage({ id: "session_not_empty" }, { field: formatMessage({ id }) });
  return object({
    // No more than that: each platform has its own rules for user names.
    username: string().trim().required(notEmpty("session_username")),
    email: string()
      .trim()
      .required(notEmpty("password_email_address"))
      .max(254, formatMessage({ id: "password_email_wrong" }))
      .email(formatMessage({ id: "password_email_wrong" })),
  });
}

/** Requests a link for a new password. The answer is the same for accounts that do not exist. */
export function ForgotByEmail({ onSent }: { onSent: () => void }) {
  const intl = useIntl();
  const form = useFocusOn("username");
  const solve = useHumanCheck();
  const onSubmit = useFormChange<ForgotByEmailMutation, typeof initialValues>(
    graphql`
      mutation ForgotByEmailMutation($input: RequestPasswordLinkInput!) {
        requestPasswordLink(input: $input) {
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: async ({ username, email }) => ({
        input: { username: username.trim(), email: email.trim(), humanCheck: await solve() },
      }),
      onDone: onSent,
    },
  );
  return (
    <TabForm name="RESET_BY_EMAIL" initialValues={initialValues} validationSchema={schema(intl)} onSubmit={onSubmit}>
      <Form ref={form} className={styles.form} noValidate>
        <Text as="p" className={styles.about} text="password_forgot_text" />
        <TextField
          name="username"
          label={intl.formatMessage({ id: "session_username" })}
          autoComplete="username"
          maxLength={64}
          isName
          required
        />
        <TextField
          name="email"
          type="email"
          label={intl.formatMessage({ id: "password_email_address" })}
          autoComplete="email"
          isName
          required
        />
        <FormError />
        <SubmitButton text="password_forgot_submit" />
      </Form>
    </TabForm>
  );
}
