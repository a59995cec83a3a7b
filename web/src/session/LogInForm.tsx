import { Form, Formik } from "formik";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CheckboxField } from "../forms/CheckboxField.tsx";
import { FormError } from "../forms/FormError.tsx";
import type { FormStatus } from "../forms/formStatus.ts";
import { PasswordField } from "../forms/PasswordField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { Button } from "../ui/Button.tsx";
import { CaptchaField } from "./CaptchaField.tsx";
import { Countdown } from "./Countdown.tsx";
import styles from "./LoginPopup.module.css";
import { logInSchema } from "./logInSchema.ts";
import type { PasswordReason } from "./SessionDialogs.tsx";
import { type LogInValues, useLogIn } from "./useLogIn.ts";

/** User name and password, and a captcha from the moment the server asks for one. */
export function LogInForm({
  rememberedUsername,
  onLoggedIn,
}: {
  rememberedUsername: string | null;
  onLoggedIn: (result: { passwordChangeReason: PasswordReason | null }) => void;
}) {
  const intl = useIntl();
  const { onSubmit, captchaCount } = useLogIn(onLoggedIn);
  const form = useRef<HTMLFormElement>(null);
  const firstEmpty = rememberedUsername === null ? "username" : "password";
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`[name="${firstEmpty}"]`)?.focus();
  }, [firstEmpty]);
  const initialValues: LogInValues = {
    username: rememberedUsername ?? "",
    password: "",
    remember: rememberedUsername !== null,
    captcha: { id: "", text: "" },
  };
  return (
    <Formik initialValues={initialValues} validationSchema={logInSchema(intl, captchaCount > 0)} onSubmit={onSubmit}>
      {({ isSubmitting, status }) => (
        <Form ref={form} className={styles.form} noValidate>
          <TextField
            name="username"
            label={intl.formatMessage({ id: "session_username" })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <PasswordField
            name="password"
            label={intl.formatMessage({ id: "session_password" })}
            autoComplete="current-password"
            required
          />
          {captchaCount > 0 && <CaptchaField key={captchaCount} />}
          <CheckboxField name="remember">
            <FormattedMessage id="session_remember" />
          </CheckboxField>
          <FormError />
          <SubmitButton isBusy={isSubmitting} status={status} />
        </Form>
      )}
    </Formik>
  );
}

function SubmitButton({ isBusy, status }: { isBusy: boolean; status: FormStatus | undefined }) {
  const [over, setOver] = useState<FormStatus>();
  const seconds = status?.form?.retryAfter;
  const isWaiting = seconds !== undefined && over !== status;
  return (
    <>
      {isWaiting && <Countdown key={seconds} seconds={seconds} onOver={() => setOver(status)} />}
      <Button type="submit" isWide isBusy={isBusy} disabled={isWaiting}>
        <FormattedMessage id="session_submit" />
      </Button>
    </>
  );
}
