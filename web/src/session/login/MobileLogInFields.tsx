import { Form, type FormikHelpers } from "formik";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { boolean, object, string } from "yup";
import type { MobileField_site$key } from "../../__generated__/MobileField_site.graphql.ts";
import type { MobileField_viewer$key } from "../../__generated__/MobileField_viewer.graphql.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FormError } from "../../forms/FormError.tsx";
import { TabForm } from "../../forms/TabForm.tsx";
import styles from "../form/SessionForm.module.css";
import { SubmitButton } from "../humanCheck/SubmitButton.tsx";
import { MobileField } from "../phone/MobileField.tsx";
import { mobileSchema } from "../phone/mobileSchema.ts";
import { SmsCodeField } from "../phone/SmsCodeField.tsx";
import type { CodeSender, MobileNumber } from "../phone/useSmsSender.ts";

export interface MobileLogInValues extends MobileNumber {
  readonly code: string;
  readonly remember: boolean;
}

/** Props of the login by number, for codes of the platform and of the phone-auth provider. */
export interface MobileLogInProps {
  site: MobileField_site$key;
  viewer: MobileField_viewer$key;
  /** Number of the last login; null when it used a username, or was not remembered. */
  remembered: MobileNumber | null;
}

interface Props extends MobileLogInProps {
  send: CodeSender;
  onSubmit: (values: MobileLogInValues, helpers: FormikHelpers<MobileLogInValues>) => Promise<void>;
}

/** Mobile number, the code that was sent to it, and whether to remember the number. */
export function MobileLogInFields({ site, viewer, remembered, send, onSubmit }: Props) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name="mobile"]')?.focus(), []);
  const initialValues: MobileLogInValues = {
    countryDialingCode: remembered?.countryDialingCode ?? "",
    mobile: remembered?.mobile ?? "",
    code: "",
    remember: remembered !== null,
  };
  const field = intl.formatMessage({ id: "sms_code" });
  const schema = object({
    ...mobileSchema(intl),
    code: string()
      .trim()
      .required(intl.formatMessage({ id: "session_not_empty" }, { field })),
    remember: boolean(),
  });
  return (
    <TabForm
      name="LOG_IN_BY_NUMBER"
      initialValues={initialValues}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      <Form ref={form} className={styles.form} noValidate>
        <MobileField site={site} viewer={viewer} />
        <SmsCodeField name="code" purpose="LOG_IN" send={send} />
        <CheckboxField name="remember">
          <FormattedMessage id="session_remember" />
        </CheckboxField>
        <FormError />
        <SubmitButton>
          <FormattedMessage id="session_submit" />
        </SubmitButton>
      </Form>
    </TabForm>
  );
}
