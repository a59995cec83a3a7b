import { Form, Formik } from "formik";
import { useState } from "react";
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { CloseAccountScreenMutation } from "../../__generated__/CloseAccountScreenMutation.graphql.ts";
import { expectSessionEnd, watchSessionEnd } from "../../caller/sessionEnd.ts";
import { useLeaveSession } from "../../caller/useLeaveSession.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FormError } from "../../forms/FormError.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import { secret } from "../../relay/secret.ts";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { momentText } from "../../time/momentText.ts";
import { serverNow } from "../../time/serverClock.ts";
import { showToastOnDemand } from "../../ui/notice/showToastOnDemand.ts";
import { formatAmount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";

const REASONS = ["NOT_USED", "TOO_MUCH_PLAY", "OTHER_SITE", "PRIVACY", "OTHER"] as const;

interface Values {
  reason: (typeof REASONS)[number];
  password: string;
  giveUpRemainder: boolean;
}

/** What keeps the account open, and the money that could be given up. */
type Refusal = Pick<CloseAccountScreenMutation["response"]["closeAccount"], "openBusiness" | "remainders">;

const initialValues: Values = { reason: "NOT_USED", password: "", giveUpRemainder: false };

/**
 * Closes the account: what happens, why the member leaves, and the password. The session ends, and the home screen says when the
 * account closes.
 */
export function CloseAccountScreen() {
  const { formatMessage, locale } = useIntl();
  const [{ openBusiness, remainders }, setRefusal] = useState<Refusal>({ openBusiness: [], remainders: [] });
  const leave = useLeaveSession();
  const onSubmit = useFormChange<CloseAccountScreenMutation, Values>(
    graphql`
      mutation CloseAccountScreenMutation($input: CloseAccountInput!) {
        closeAccount(input: $input) {
          closesAt
          openBusiness
          remainders {
            ...Money_amount @relay(mask: false)
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ reason, password, giveUpRemainder }) => ({
        input: { reason, password: secret(password), giveUpRemainder },
      }),
      // Open streams may report the end of the session before the answer comes.
      onSend: expectSessionEnd,
      onFailed: watchSessionEnd,
      onRefused: ({ closeAccount }) => setRefusal(closeAccount),
      onDone({ closeAccount: { closesAt } }) {
        const at = momentText(closesAt ?? serverNow(), "plain", { locale, timeZone: undefined, now: serverNow() });
        const text = formatMessage({ id: "close_asked" }, { at });
        showToastOnDemand(text);
        leave();
      },
    },
  );
  const open = openBusiness.filter((business) => business !== "REMAINDER");
  const schema = object({ password: string().required(formatMessage({ id: "close_password_missing" })) });
  return (
    <>
      <div className={styles.about}>
        <Text as="p" text="close_about" />
        <Text as="p" text="close_empty" />
      </div>
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
        <Form className={styles.form} noValidate>
          <SelectField
            name="reason"
            label={formatMessage({ id: "close_reason" })}
            options={REASONS.map((reason) => ({
              value: reason,
              label: formatMessage({ id: `close_reason_${reason}` }),
            }))}
          />
          <PasswordField
            name="password"
            label={formatMessage({ id: "session_password" })}
            autoComplete="current-password"
            required
          />
          {open.length > 0 && (
            <ul className={styles.notice}>
              {open.map((business) => (
                <Text as="li" key={business} text={`close_open_${business}`} />
              ))}
            </ul>
          )}
          {remainders.length > 0 && (
            <CheckboxField name="giveUpRemainder">
              <FormattedMessage
                id="close_give_up"
                values={{ amounts: <FormattedList value={remainders.map((money) => formatAmount(money, locale))} /> }}
              />
            </CheckboxField>
          )}
          <FormError />
          <SubmitButton text="close_submit" />
        </Form>
      </Formik>
    </>
  );
}
