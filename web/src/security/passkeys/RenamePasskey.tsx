import { Form, Formik } from "formik";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { RenamePasskeyMutation } from "../../__generated__/RenamePasskeyMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { TextField } from "../../forms/TextField.tsx";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { Button } from "../../ui/button/Button.tsx";
import styles from "../Settings.module.css";

interface Props {
  id: string;
  name: string;
  onClose: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskey({ id, name, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { change, failure } = useChange<RenamePasskeyMutation>(
    graphql`
      mutation RenamePasskeyMutation($input: RenamePasskeyInput!) {
        renamePasskey(input: $input) {
          passkey {
            ...PasskeyRow_passkey
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
  );
  const label = formatMessage({ id: "passkeys_name" });
  const schema = object({
    name: string()
      .trim()
      .required(formatMessage({ id: "session_not_empty" }, { field: label })),
  });
  const rename = async (values: { name: string }) => {
    const { done } = await change({ input: { passkeyId: id, name: values.name.trim() } });
    if (done) onClose();
  };
  return (
    <Formik initialValues={{ name }} validationSchema={schema} onSubmit={rename}>
      <Form className={styles.form} noValidate>
        <TextField name="name" label={label} maxLength={40} autoComplete="off" required />
        <FailureNote failure={failure} />
        <SubmitButton text="passkeys_rename" />
        <Button variant="ghost" isWide onClick={onClose} text="cancel" />
      </Form>
    </Formik>
  );
}
