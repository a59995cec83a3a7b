import { useFormikContext } from "formik";
import { useIntl } from "react-intl";
import type { MobileField_site$key } from "../../__generated__/MobileField_site.graphql.ts";
import type { MobileField_viewer$key } from "../../__generated__/MobileField_viewer.graphql.ts";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { CaptchaField } from "../humanCheck/CaptchaField.tsx";
import { NewPasswordField } from "../password/NewPasswordField.tsx";
import { MobileField } from "../phone/MobileField.tsx";
import { SmsCodeField } from "../phone/SmsCodeField.tsx";
import type { CodeSender } from "../phone/useSmsSender.ts";
import { plainFields, type RegistrationFieldSettings, type RegistrationValues } from "./registrationFields.ts";
import { latestBirthday } from "./registrationSchema.ts";
import { UsernameField } from "./UsernameField.tsx";

export interface RegistrationFieldProps {
  site: MobileField_site$key;
  viewer: MobileField_viewer$key;
  minimumAge: number;
  /** The purpose of the code: each form has a countdown of its own. */
  purpose: string;
  /** Sends the code; absent when the form has no field for one. */
  send?: CodeSender | undefined;
  captchaCount: number;
}

/** One field of the registration, as the operator configured it. */
export function RegistrationField({ field, ...props }: RegistrationFieldProps & { field: RegistrationFieldSettings }) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<RegistrationValues>();
  const { name, isRequired, maxLength } = field;
  const need = { required: isRequired, isOptional: !isRequired };
  const plain = plainFields[name];
  if (plain) {
    const { isSecret, label, ...input } = plain;
    const Field = isSecret ? PasswordField : TextField;
    return <Field {...input} {...need} label={formatMessage({ id: label })} maxLength={maxLength ?? 255} />;
  }
  switch (name) {
    case "USERNAME":
      return <UsernameField settings={field} />;
    case "PASSWORD":
      return (
        <NewPasswordField
          name="password"
          label={formatMessage({ id: "session_password" })}
          rule={field}
          username={values.username.trim() || undefined}
        />
      );
    case "CONFIRM_PASSWORD":
      return (
        <PasswordField
          name="confirmPassword"
          label={formatMessage({ id: "password_confirm" })}
          autoComplete="new-password"
          required
        />
      );
    case "MOBILE":
      return <MobileField site={props.site} viewer={props.viewer} isRequired={isRequired} />;
    case "VERIFICATION_CODE":
      return props.send ? <SmsCodeField name="verificationCode" purpose={props.purpose} send={props.send} /> : null;
    case "CAPTCHA":
      return <CaptchaField key={props.captchaCount} />;
    case "BIRTHDAY":
      return (
        <TextField
          name="birthday"
          type="date"
          label={formatMessage({ id: "reg_birthday" })}
          autoComplete="bday"
          min="1900-01-01"
          max={latestBirthday(props.minimumAge, new Date())}
          {...need}
        />
      );
    default:
      return null;
  }
}
