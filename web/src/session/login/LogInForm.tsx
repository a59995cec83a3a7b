import { phoneForm } from "@atrium/schema/typed";
import { Form, type FormikHelpers } from "formik";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MobileField_site$key } from "../../__generated__/MobileField_site.graphql.ts";
import type { MobileField_viewer$key } from "../../__generated__/MobileField_viewer.graphql.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FormError } from "../../forms/FormError.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { TabForm } from "../../forms/TabForm.tsx";
import type { Failure } from "../../relay/failure.ts";
import { Button } from "../../ui/button/Button.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../form/SessionForm.module.css";
import { useFocusOn } from "../form/useFocusOn.ts";
import { SubmitButton } from "../humanCheck/SubmitButton.tsx";
import { MobileField } from "../phone/MobileField.tsx";
import { SmsCodeField } from "../phone/SmsCodeField.tsx";
import type { CodeSender } from "../phone/useSmsSender.ts";
import { hasPasskeys } from "./hasPasskeys.ts";
import { isNumberLogIn, logInSchema } from "./logInSchema.ts";
import { type LoggedIn, type LogInValues, useLogIn } from "./useLogIn.ts";

const CaptchaField = lazyPart(async () => (await import("../humanCheck/CaptchaField.tsx")).CaptchaField);

const PasskeyAutofill = lazyPart(async () => (await import("./PasskeyAutofill.tsx")).PasskeyAutofill);

/** What the last login left for the next one; null for what it did not use. */
export interface RememberedLogin {
  readonly username: string | null;
  readonly mobile: string | null;
  readonly countryDialingCode: string | null;
}

export interface LogInFormProps {
  site: MobileField_site$key;
  viewer: MobileField_viewer$key;
  remembered: RememberedLogin;
  onLoggedIn: (result: LoggedIn) => void;
}

interface Props extends LogInFormProps {
  /** How numbers log in; absent where only names do. */
  byNumber?: {
    readonly send: CodeSender;
    readonly onSubmit: (values: LogInValues, helpers: FormikHelpers<LogInValues>) => Promise<void>;
  };
}

/**
 * One field for a user name or a mobile number, told apart by their form. A name needs its password, and a captcha once
 * the server asks for one. A number needs the code that is sent to it; a name of digits only is a number until its owner
 * asks for the password.
 */
export function LogInForm({ site, viewer, remembered, byNumber, onLoggedIn }: Props) {
  const intl = useIntl();
  const { onSubmit, captchaCount } = useLogIn(onLoggedIn);
  const first = remembered.mobile ?? remembered.username ?? "";
  const form = useFocusOn(remembered.mobile !== null ? "mobile" : first ? "password" : "username");
  const initialValues: LogInValues = {
    username: first,
    mobile: first,
    countryDialingCode: remembered.countryDialingCode ?? "",
    password: "",
    code: "",
    hasPassword: byNumber === undefined,
    remember: first !== "",
    captcha: { id: "", text: "" },
  };
  return (
    <TabForm
      name="LOG_IN"
      initialValues={initialValues}
      validationSchema={logInSchema(intl, captchaCount > 0)}
      // Validation on blur would insert an error and move the button while it is being pressed.
      validateOnBlur={false}
      onSubmit={(values, helpers) =>
        byNumber && isNumberLogIn(values) ? byNumber.onSubmit(values, helpers) : onSubmit(values, helpers)
      }
    >
      {({ status, values, setFieldValue }) => {
        const isNumber = isNumberLogIn(values);
        return (
          <Form ref={form} className={styles.form} noValidate>
            <MobileField
              site={site}
              viewer={viewer}
              orName={{
                label: intl.formatMessage({ id: byNumber ? "session_name_or_mobile" : "session_username" }),
                isName: !isNumber,
                autoComplete: hasPasskeys ? "username webauthn" : "username",
              }}
            />
            {isNumber && byNumber ? (
              <SmsCodeField name="code" purpose="LOG_IN" send={byNumber.send} />
            ) : (
              <PasswordField
                name="password"
                label={intl.formatMessage({ id: "session_password" })}
                autoComplete="current-password"
                required
              />
            )}
            {byNumber && phoneForm.test(values.username) && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => void setFieldValue("hasPassword", !values.hasPassword, false)}
                text={isNumber ? "session_by_password" : "session_by_code"}
              />
            )}
            <Suspense>{hasPasskeys && <PasskeyAutofill onLoggedIn={onLoggedIn} />}</Suspense>
            <Suspense>{!isNumber && captchaCount > 0 && <CaptchaField key={captchaCount} />}</Suspense>
            <CheckboxField name="remember">
              <FormattedMessage id="session_remember" />
            </CheckboxField>
            {captchaCount > 0 && asksAgain(status) ? (
              <Text as="p" className="visually-hidden" role="alert" text="session_captcha_now" />
            ) : (
              <FormError />
            )}
            <SubmitButton text="session_submit" />
          </Form>
        );
      }}
    </TabForm>
  );
}

/** A missing captcha is shown by the captcha itself: the specification wants no message. */
const asksAgain = (status: Failure | undefined) => status?.whole !== undefined && captchaCodes.has(status.whole.code);
const captchaCodes = new Set(["LOGIN_FAILED", "CAPTCHA_REQUIRED"]);
