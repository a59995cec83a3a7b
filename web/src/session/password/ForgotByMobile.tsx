import { Form } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { object, string } from "yup";
import type { MobileField_site$key } from "../../__generated__/MobileField_site.graphql.ts";
import type { MobileField_viewer$key } from "../../__generated__/MobileField_viewer.graphql.ts";
import type { usePasswordRule_site$key } from "../../__generated__/usePasswordRule_site.graphql.ts";
import { FormError } from "../../forms/FormError.tsx";
import { TabForm } from "../../forms/TabForm.tsx";
import styles from "../form/SessionForm.module.css";
import { SubmitButton } from "../humanCheck/SubmitButton.tsx";
import { useHumanCheck } from "../humanCheck/useHumanCheck.ts";
import { MobileField } from "../phone/MobileField.tsx";
import { mobileSchema } from "../phone/mobileSchema.ts";
import { SmsCodeField } from "../phone/SmsCodeField.tsx";
import { useSmsSender } from "../phone/useSmsSender.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { newPasswordSchema } from "./newPassword.ts";
import { usePasswordRule } from "./usePasswordRule.ts";
import { type AfterReset, type ResetWithSmsValues, useResetWithSms } from "./useResetWithSms.ts";

interface Props {
  site: MobileField_site$key & usePasswordRule_site$key;
  viewer: MobileField_viewer$key;
  onSet: (next: AfterReset) => void;
}

const initialValues: ResetWithSmsValues = { countryDialingCode: "", mobile: "", code: "", newPassword: "" };

/** Sets a new password with a code sent by SMS, and logs in. */
export function ForgotByMobile({ site, viewer, onSet }: Props) {
  const intl = useIntl();
  const rule = usePasswordRule(site);
  const send = useSmsSender("RESET_PASSWORD", useHumanCheck());
  const onSubmit = useResetWithSms(onSet);
  const field = intl.formatMessage({ id: "sms_code" });
  const schema = object({
    ...mobileSchema(intl),
    code: string()
      .trim()
      .required(intl.formatMessage({ id: "session_not_empty" }, { field })),
    newPassword: newPasswordSchema(intl, rule),
  });
  return (
    <TabForm name="RESET_BY_NUMBER" initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      <Form className={styles.form} noValidate>
        <p className={styles.about}>
          <FormattedMessage id="password_forgot_phone_text" />
        </p>
        <MobileField site={site} viewer={viewer} />
        <SmsCodeField name="code" purpose="RESET_PASSWORD" send={send} />
        <NewPasswordField rule={rule} />
        <FormError />
        <SubmitButton text="password_change_submit" />
      </Form>
    </TabForm>
  );
}
