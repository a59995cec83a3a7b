import { Form, Formik } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { MobileScreenQuery } from "../../__generated__/MobileScreenQuery.graphql.ts";
import { FormError } from "../../forms/FormError.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { MobileField } from "../../session/phone/MobileField.tsx";
import { mobileSchema } from "../../session/phone/mobileSchema.ts";
import { SmsCodeField } from "../../session/phone/SmsCodeField.tsx";
import styles from "../Settings.module.css";
import type { SettingScreenProps } from "../settings.ts";
import { type MobileValues, useMobileCode, useSetMobile } from "./useSetMobile.ts";

const initialValues: MobileValues = { countryDialingCode: "", mobile: "", code: "" };

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
  const onSubmit = useSetMobile(() => onDone(formatMessage({ id: "mobile_saved" })));
  const send = useMobileCode();
  const notEmpty = formatMessage({ id: "session_not_empty" }, { field: formatMessage({ id: "sms_code" }) });
  const schema = object({ ...mobileSchema(intl), code: string().trim().required(notEmpty) });
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      <Form className={styles.form} noValidate>
        <p className={styles.about}>
          <FormattedMessage id="mobile_about" />
        </p>
        <MobileField site={site} viewer={viewer} />
        <SmsCodeField name="code" purpose="BIND_MOBILE" send={send} />
        <FormError />
        <SubmitButton text="mobile_save" />
      </Form>
    </Formik>
  );
}
