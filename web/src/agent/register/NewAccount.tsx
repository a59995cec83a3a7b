import { Form, Formik } from "formik";
import { Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { NewAccountMutation } from "../../__generated__/NewAccountMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { accepted } from "../../forms/accepted.ts";
import { FormError } from "../../forms/FormError.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import { RateField } from "../RateField.tsx";
import { rateSchema } from "../rateSchema.ts";
import { REBATE_DECIMALS, readRate } from "../rates.ts";
import { type DownlineKind, KindField } from "./KindField.tsx";

const FirstPassword = lazyPart(async () => (await import("./FirstPassword.tsx")).FirstPassword);

interface Values {
  account: string;
  kind: DownlineKind;
  rebate: string;
}

const EMPTY: Values = { account: "", kind: "PLAYER", rebate: "0" };

/** Opens an account below the agent, and shows its first password once. A request that is sent again opens one account. */
export function NewAccount({ maxRebate }: { maxRebate: string }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const [made, setMade] = useState<{ account: string; password: string } | null>(null);
  const submit = useFormChange<NewAccountMutation, Values>(
    graphql`
      mutation NewAccountMutation($input: RegisterDownlineAccountInput!) {
        registerDownlineAccount(input: $input) {
          account
          firstPassword
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: true,
      variables: ({ account, kind, rebate }) => ({
        input: {
          account: account.trim().toLowerCase(),
          kind,
          rebate: accepted(readRate(rebate, locale, REBATE_DECIMALS)),
        },
      }),
      onDone({ registerDownlineAccount: { account, firstPassword: password } }, _, { startOver }) {
        if (account && password) setMade({ account, password });
        startOver();
      },
    },
  );
  const schema = object({
    account: string()
      .trim()
      .required(formatMessage({ id: "agent_new_account_form" }))
      .matches(/^[a-z][a-z0-9]{3,15}$/i, formatMessage({ id: "agent_new_account_form" })),
    rebate: rateSchema(intl, { most: maxRebate, decimals: REBATE_DECIMALS }),
  });
  return (
    <section className={styles.card} aria-labelledby="new-account">
      <Text as="h3" id="new-account" className={styles.heading} text="agent_new_account" />
      <Formik<Values> initialValues={EMPTY} validationSchema={schema} onSubmit={submit}>
        {({ isSubmitting }) => (
          <>
            <Form className={styles.form} noValidate>
              <TextField
                name="account"
                label={formatMessage({ id: "agent_account" })}
                help={<FormattedMessage id="agent_new_account_form" />}
                isName
                maxLength={16}
                required
              />
              <KindField />
              <RateField most={maxRebate} />
              <FormError />
              <Button type="submit" isBusy={isSubmitting} text="agent_new_account_submit" />
            </Form>
            {made && (
              <Suspense>
                <FirstPassword {...made} onClose={() => setMade(null)} />
              </Suspense>
            )}
          </>
        )}
      </Formik>
    </section>
  );
}
