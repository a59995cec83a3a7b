import { Form, Formik } from "formik";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FormError } from "../../forms/FormError.tsx";
import type { FormStatus } from "../../forms/formStatus.ts";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import styles from "../form/SessionForm.module.css";
import { useFocusOn } from "../form/useFocusOn.ts";
import { SubmitButton } from "../humanCheck/SubmitButton.tsx";
import { logInSchema } from "./logInSchema.ts";
import { type LoggedIn, type LogInValues, useLogIn } from "./useLogIn.ts";

const CaptchaField = lazyPart(async () => (await import("../humanCheck/CaptchaField.tsx")).CaptchaField);

/** User name and password, and a captcha from the moment the server asks for one. */
export function LogInForm({
  rememberedUsername,
  onLoggedIn,
}: {
  rememberedUsername: string | null;
  onLoggedIn: (result: LoggedIn) => void;
}) {
  const intl = useIntl();
  const { onSubmit, captchaCount } = useLogIn(onLoggedIn);
  const form = useFocusOn(rememberedUsername === null ? "username" : "password");
  const initialValues: LogInValues = {
    username: rememberedUsername ?? "",
    password: "",
    remember: rememberedUsername !== null,
    captcha: { id: "", text: "" },
  };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={logInSchema(intl, captchaCount > 0)}
      // An error that appears at a press beside the field would move what is pressed.
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      {({ status }) => (
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
          <Suspense>{captchaCount > 0 && <CaptchaField key={captchaCount} />}</Suspense>
          <CheckboxField name="remember">
            <FormattedMessage id="session_remember" />
          </CheckboxField>
          {captchaCount > 0 && asksAgain(status) ? (
            <p className="visually-hidden" role="alert">
              <FormattedMessage id="session_captcha_now" />
            </p>
          ) : (
            <FormError />
          )}
          <SubmitButton>
            <FormattedMessage id="session_submit" />
          </SubmitButton>
        </Form>
      )}
    </Formik>
  );
}

/** Where a captcha is asked for, the captcha says it: the documents want no text. */
const asksAgain = (status: FormStatus | undefined) => status?.form !== undefined && captchaCodes.has(status.form.code);
const captchaCodes = new Set(["LOGIN_FAILED", "CAPTCHA_REQUIRED"]);
