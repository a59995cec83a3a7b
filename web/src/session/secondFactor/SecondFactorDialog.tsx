import { Form, Formik } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { SecondFactorDialogMutation } from "../../__generated__/SecondFactorDialogMutation.graphql.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { TextField } from "../../forms/TextField.tsx";
import type { Failure } from "../../relay/failure.ts";
import { secret } from "../../relay/secret.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import styles from "../form/SessionForm.module.css";
import { useFocusOn } from "../form/useFocusOn.ts";
import { SubmitButton } from "../humanCheck/SubmitButton.tsx";
import { useAfterLogin } from "../login/useAfterLogin.ts";
import { toLoggedIn } from "../login/useLogIn.ts";

interface Props {
  /** The action that needs the login, called afterwards; absent when the visitor only wanted to log in. */
  onLoggedIn: (() => void) | undefined;
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function SecondFactorDialog({ onLoggedIn }: Props) {
  const { close } = useSessionDialogs();
  const [isRecovering, setRecovering] = useState(false);
  return (
    <Dialog title={<FormattedMessage id="second_factor_login_title" />} size="sm" isSticky onClose={close}>
      <CodeForm key={String(isRecovering)} isRecovering={isRecovering} onLoggedIn={onLoggedIn} />
      <div className={styles.links}>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setRecovering(!isRecovering)}
          text={isRecovering ? "second_factor_use_app" : "second_factor_use_recovery"}
        />
      </div>
    </Dialog>
  );
}

function CodeForm({ isRecovering, onLoggedIn }: Props & { isRecovering: boolean }) {
  const { formatMessage } = useIntl();
  const { openLogin } = useSessionDialogs();
  const enter = useAfterLogin(onLoggedIn);
  const onSubmit = useFormChange<SecondFactorDialogMutation, { code: string }>(
    graphql`
      mutation SecondFactorDialogMutation($input: LogInWithSecondFactorInput!) {
        logInWithSecondFactor(input: $input) {
          isFirstLogin
          passwordChangeReason
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ code }) => ({ input: { code: secret(code.trim()) } }),
      onDone: ({ logInWithSecondFactor }) => enter(toLoggedIn({ ...logInWithSecondFactor, secondFactor: null })),
    },
  );
  const form = useFocusOn("code");
  const label = formatMessage({ id: isRecovering ? "second_factor_recovery_code" : "second_factor_code" });
  const schema = object({
    code: string()
      .trim()
      .required(formatMessage({ id: "session_not_empty" }, { field: label })),
  });
  return (
    <Formik initialValues={{ code: "" }} validationSchema={schema} validateOnBlur={false} onSubmit={onSubmit}>
      {({ status }) => (
        <Form ref={form} className={styles.form} noValidate>
          <p className={styles.about}>
            <FormattedMessage id={isRecovering ? "second_factor_recovery_text" : "second_factor_login_text"} />
          </p>
          <TextField
            name="code"
            label={label}
            inputMode={isRecovering ? "text" : "numeric"}
            autoComplete={isRecovering ? "off" : "one-time-code"}
            isName
            required
          />
          <FormError />
          {isOver(status) ? (
            <Button isWide onClick={() => openLogin(onLoggedIn)} text="second_factor_again" />
          ) : (
            <SubmitButton text="session_submit" />
          )}
        </Form>
      )}
    </Formik>
  );
}

/** Whether the login can't be finished any more. */
const isOver = (status: Failure | undefined) => status?.whole?.code === "MFA_EXPIRED";
