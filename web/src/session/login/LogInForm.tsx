import { Form } from "formik";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FormError } from "../../forms/FormError.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { TabForm } from "../../forms/TabForm.tsx";
import { TextField } from "../../forms/TextField.tsx";
import type { Failure } from "../../relay/failure.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import styles from "../form/SessionForm.module.css";
import { useFocusOn } from "../form/useFocusOn.ts";
import { SubmitButton } from "../humanCheck/SubmitButton.tsx";
import { hasPasskeys } from "./hasPasskeys.ts";
import { logInSchema } from "./logInSchema.ts";
import { type LoggedIn, type LogInValues, useLogIn } from "./useLogIn.ts";

const CaptchaField = lazyPart(async () => (await import("../humanCheck/CaptchaField.tsx")).CaptchaField);

const PasskeyAutofill = lazyPart(async () => (await import("./PasskeyAutofill.tsx")).PasskeyAutofill);

/** Username and password, and a captcha once the server asks for one. */
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
    <TabForm
      name="LOG_IN_BY_NAME"
      initialValues={initialValues}
      validationSchema={logInSchema(intl, captchaCount > 0)}
      // Validation on blur would insert an error and move the button while it is being pressed.
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      {({ status }) => (
        <Form ref={form} className={styles.form} noValidate>
          <TextField
            name="username"
            label={intl.formatMessage({ id: "session_username" })}
            autoComplete={hasPasskeys ? "username webauthn" : "username"}
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
          <Suspense>{hasPasskeys && <PasskeyAutofill onLoggedIn={onLoggedIn} />}</Suspense>
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
    </TabForm>
  );
}

/** A missing captcha is shown by the captcha itself: the specification wants no message. */
const asksAgain = (status: Failure | undefined) => status?.whole !== undefined && captchaCodes.has(status.whole.code);
const captchaCodes = new Set(["LOGIN_FAILED", "CAPTCHA_REQUIRED"]);
