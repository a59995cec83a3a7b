import { deviceName } from "@atrium/schema/deviceName";
import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { Form, Formik } from "formik";
import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { AddPasskeyBeginMutation } from "../../__generated__/AddPasskeyBeginMutation.graphql.ts";
import type { AddPasskeyMutation } from "../../__generated__/AddPasskeyMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { TextField } from "../../forms/TextField.tsx";
import { type Failure, failureSaying } from "../../relay/failure.ts";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";

/** Makes a passkey on this device. */
export function AddPasskey() {
  const { formatMessage } = useIntl();
  const [deviceFailure, setDeviceFailure] = useState<Failure | null>(null);
  const begin = useChange<AddPasskeyBeginMutation>(
    graphql`
      mutation AddPasskeyBeginMutation {
        beginPasskey {
          options
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
  );
  const addition = useChange<AddPasskeyMutation>(
    graphql`
      mutation AddPasskeyMutation($input: AddPasskeyInput!) {
        addPasskey(input: $input) {
          member {
            ...PasskeysScreen_member
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
  );
  if (!browserSupportsWebAuthn()) return <Text as="p" className={styles.notice} text="passkeys_unsupported" />;
  const add = async ({ name }: { name: string }) => {
    setDeviceFailure(null);
    const options = (await begin.change({})).done?.beginPasskey.options;
    if (!options) return;
    const made = await startRegistration({ optionsJSON: JSON.parse(options) }).catch(() => null);
    if (made) await addition.change({ input: { name: name.trim(), credential: JSON.stringify(made) } });
    else setDeviceFailure(failureSaying(formatMessage({ id: "passkeys_failed" })));
  };
  const label = formatMessage({ id: "passkeys_name" });
  const schema = object({
    name: string()
      .trim()
      .required(formatMessage({ id: "session_not_empty" }, { field: label })),
  });
  return (
    <Formik initialValues={{ name: deviceName(navigator.userAgent) }} validationSchema={schema} onSubmit={add}>
      <Form className={styles.form} noValidate>
        <TextField name="name" label={label} maxLength={40} autoComplete="off" required />
        <FailureNote failure={begin.failure ?? addition.failure ?? deviceFailure} />
        <SubmitButton text="passkeys_add" />
      </Form>
    </Formik>
  );
}
