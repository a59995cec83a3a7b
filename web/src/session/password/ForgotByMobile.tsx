import { Form } from "formik";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { ForgotByMobileMutation } from "../../__generated__/ForgotByMobileMutation.graphql.ts";
import type { MobileField_site$key } from "../../__generated__/MobileField_site.graphql.ts";
import type { MobileField_viewer$key } from "../../__generated__/MobileField_viewer.graphql.ts";
import type { usePasswordRule_site$key } from "../../__generated__/usePasswordRule_site.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { TabForm } from "../../forms/TabForm.tsx";
import { secret } from "../../relay/secret.ts";
import { Text } from "../../ui/text/Text.tsx";
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

/** What follows a new password: the visitor is in, or the second factor is asked for, or the visitor has to log in. */
export type AfterReset = "entered" | "secondFactor" | "login";

interface Props {
  site: MobileField_site$key & usePasswordRule_site$key;
  viewer: MobileField_viewer$key;
  onSet: (next: AfterReset) => void;
}

const initialValues = { countryDialingCode: "", mobile: "", code: "", newPassword: "" };

/** Sets a new password with a code sent by SMS, and logs in. */
export function ForgotByMobile({ site, viewer, onSet }: Props) {
  const intl = useIntl();
  const rule = usePasswordRule(site);
  const send = useSmsSender("RESET_PASSWORD", useHumanCheck());
  const onSubmit = useFormChange<ForgotByMobileMutation, typeof initialValues>(
    graphql`
      mutation ForgotByMobileMutation($input: ResetPasswordWithSmsInput!) {
        resetPasswordWithSms(input: $input) {
          viewer {
            __typename
          }
          secondFactor {
            expiresAt
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ countryDialingCode, mobile, code, newPassword }) => ({
        input: { countryDialingCode, mobile: mobile.trim(), code: code.trim(), newPassword: secret(newPassword) },
      }),
      onDone: ({ resetPasswordWithSms: { viewer, secondFactor } }) =>
        onSet(secondFactor ? "secondFactor" : viewer ? "entered" : "login"),
    },
  );
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
        <Text as="p" className={styles.about} text="password_forgot_phone_text" />
        <MobileField site={site} viewer={viewer} />
        <SmsCodeField name="code" purpose="RESET_PASSWORD" send={send} />
        <NewPasswordField rule={rule} />
        <FormError />
        <SubmitButton text="password_change_submit" />
      </Form>
    </TabForm>
  );
}
