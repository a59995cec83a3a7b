import { Form, Formik } from "formik";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { MobileScreenCodeMutation } from "../../__generated__/MobileScreenCodeMutation.graphql.ts";
import type { MobileScreenMutation } from "../../__generated__/MobileScreenMutation.graphql.ts";
import type { MobileScreenQuery } from "../../__generated__/MobileScreenQuery.graphql.ts";
import { useChange } from "../../change/useChange.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { MobileField } from "../../session/phone/MobileField.tsx";
import { mobileSchema } from "../../session/phone/mobileSchema.ts";
import { SmsCodeField } from "../../session/phone/SmsCodeField.tsx";
import { type MobileNumber, outcomeOf } from "../../session/phone/useSmsSender.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";
import type { SettingScreenProps } from "../settings.ts";

const initialValues = { countryDialingCode: "", mobile: "", code: "" };

/** A new mobile number, and the code that was sent to it. */
export function MobileScreen({ onDone }: SettingScreenProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { site, viewer } = useOwnQuery<MobileScreenQuery>(
    graphql`
      query MobileScreenQuery {
        site {
          ...MobileField_site
        }
        viewer {
          ...MobileField_viewer
        }
      }
    `,
    {},
  );
  const onSubmit = useFormChange<MobileScreenMutation, typeof initialValues>(
    graphql`
      mutation MobileScreenMutation($input: SetMobileInput!) {
        setMobile(input: $input) {
          member {
            ...SecuritySettings_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ countryDialingCode, mobile, code }) => ({
        input: { countryDialingCode, mobile: mobile.trim(), code: code.trim() },
      }),
      onDone: () => onDone(formatMessage({ id: "mobile_saved" })),
    },
  );
  const { change } = useChange<MobileScreenCodeMutation>(graphql`
    mutation MobileScreenCodeMutation($input: RequestMobileCodeInput!) {
      requestMobileCode(input: $input) {
        secondsToWait
        userErrors {
          ...userError_form @relay(mask: false)
        }
      }
    }
  `);
  const send = async ({ countryDialingCode, mobile }: MobileNumber) => {
    const { done, failure } = await change({ input: { countryDialingCode, mobile: mobile.trim() } });
    return outcomeOf(done?.requestMobileCode, failure);
  };
  const notEmpty = formatMessage({ id: "session_not_empty" }, { field: formatMessage({ id: "sms_code" }) });
  const schema = object({ ...mobileSchema(intl), code: string().trim().required(notEmpty) });
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      <Form className={styles.form} noValidate>
        <Text as="p" className={styles.about} text="mobile_about" />
        <MobileField site={site} viewer={viewer} />
        <SmsCodeField name="code" purpose="BIND_MOBILE" send={send} />
        <FormError />
        <SubmitButton text="mobile_save" />
      </Form>
    </Formik>
  );
}
