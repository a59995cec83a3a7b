import { Form, Formik } from "formik";
import { QRCodeSVG } from "qrcode.react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { ConfirmAppMutation } from "../../__generated__/ConfirmAppMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { secret } from "../../relay/secret.ts";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { CopyButton } from "../../ui/button/CopyButton.tsx";
import { Text } from "../../ui/text/Text.tsx";
import settings from "../Settings.module.css";
import styles from "./SecondFactor.module.css";

interface Props {
  secret: string;
  otpauthUrl: string;
  onCodes: (codes: readonly string[]) => void;
}

/** The key of a new app as a QR code and as text, and the app's code that confirms it. */
export function ConfirmApp({ secret: key, otpauthUrl, onCodes }: Props) {
  const { formatMessage } = useIntl();
  const onSubmit = useFormChange<ConfirmAppMutation, { code: string }>(
    graphql`
      mutation ConfirmAppMutation($input: ConfirmSecondFactorInput!) {
        confirmSecondFactor(input: $input) {
          recoveryCodes
          member {
            ...SecuritySettings_member
            ...SecondFactorScreen_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ code }) => ({ input: { code: secret(code.trim()) } }),
      onDone: ({ confirmSecondFactor }) => onCodes(confirmSecondFactor.recoveryCodes ?? []),
    },
  );
  const label = formatMessage({ id: "second_factor_code" });
  const schema = object({
    code: string()
      .trim()
      .required(formatMessage({ id: "session_not_empty" }, { field: label })),
  });
  const name = formatMessage({ id: "second_factor_key" });
  return (
    <Formik initialValues={{ code: "" }} validationSchema={schema} validateOnBlur={false} onSubmit={onSubmit}>
      <Form className={settings.form} noValidate>
        <Text as="p" className={settings.about} text="second_factor_scan" />
        <span className={styles.qr}>
          <QRCodeSVG value={otpauthUrl} size={200} marginSize={0} title={formatMessage({ id: "second_factor_qr" })} />
        </span>
        <p className={styles.key}>
          <span>
            {name}: <code>{key.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          </span>
          <CopyButton text={key} name={name} />
        </p>
        <TextField name="code" label={label} inputMode="numeric" autoComplete="one-time-code" required />
        <FormError />
        <SubmitButton text="second_factor_confirm" />
      </Form>
    </Formik>
  );
}
