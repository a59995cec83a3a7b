import { Form, Formik } from "formik";
import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { NewSubAccountMutation } from "../../__generated__/NewSubAccountMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import { FirstPassword } from "../register/FirstPassword.tsx";
import { RightFields, type RightValues, tickedIn, ticksOf } from "./RightFields.tsx";

type Values = RightValues & { readonly account: string };

/** Makes a sub-account, and shows its first password once. */
export function NewSubAccount() {
  const { formatMessage } = useIntl();
  const [made, setMade] = useState<{ account: string; password: string } | null>(null);
  const submit = useFormChange<NewSubAccountMutation, Values>(
    graphql`
      mutation NewSubAccountMutation($input: CreateSubAccountInput!) {
        createSubAccount(input: $input) {
          firstPassword
          agent {
            ...SubAccountsScreen_agent
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: true,
      variables: ({ account, ...ticks }) => ({
        input: { account: account.trim().toLowerCase(), rights: tickedIn(ticks) },
      }),
      onDone({ createSubAccount: { firstPassword: password } }, { account }, { startOver }) {
        if (password) setMade({ account: account.trim().toLowerCase(), password });
        startOver();
      },
    },
  );
  const form = formatMessage({ id: "agent_new_account_form" });
  return (
    <section className={styles.card} aria-labelledby="new-sub-account">
      <Text as="h3" id="new-sub-account" className={styles.heading} text="sub_account_new" />
      <Formik<Values>
        initialValues={{ account: "", ...ticksOf(["READ_REPORTS"]) }}
        validationSchema={object({
          account: string()
            .trim()
            .required(form)
            .matches(/^[a-z][a-z0-9]{3,15}$/i, form),
        })}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form className={styles.form} noValidate>
            <TextField
              name="account"
              label={formatMessage({ id: "session_username" })}
              help={form}
              isName
              maxLength={16}
              required
            />
            <RightFields />
            <FormError />
            <Button type="submit" isBusy={isSubmitting} text="sub_account_new" />
          </Form>
        )}
      </Formik>
      {made && <FirstPassword isSubAccount {...made} onClose={() => setMade(null)} />}
    </section>
  );
}
