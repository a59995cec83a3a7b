import { Form } from "formik";
import { TriangleAlert } from "lucide-react";
import { useMemo, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { RegistrationFieldName } from "../../__generated__/RegisterForms_site.graphql.ts";
import type { RegistrationMethod } from "../../__generated__/useRegisterMutation.graphql.ts";
import type { NewAccount } from "../../caller/sessionDialogs.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FocusOnFault } from "../../forms/FocusOnFault.tsx";
import { FormError } from "../../forms/FormError.tsx";
import { TabForm } from "../../forms/TabForm.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import bar from "../../ui/layout/ActionBar.module.css";
import styles from "../form/SessionForm.module.css";
import { SubmitButton } from "../humanCheck/SubmitButton.tsx";
import { forgetRegistration, KeepTyped, typedRegistration } from "./KeepTyped.tsx";
import { RegistrationField, type RegistrationFieldProps } from "./RegistrationField.tsx";
import type { RegistrationFormSettings } from "./registrationFields.ts";
import { registrationSchema } from "./registrationSchema.ts";
import { termsLink } from "./termsLink.tsx";
import type { useInvitation } from "./useInvitation.ts";
import { useRegister } from "./useRegister.ts";

/** Props that both methods of registration need, whether the platform or the phone-auth provider sends the codes. */
export interface RegisterFormProps extends Pick<RegistrationFieldProps, "site" | "viewer" | "minimumAge"> {
  method: RegistrationMethod;
  settings: RegistrationFormSettings;
  invitation: ReturnType<typeof useInvitation>;
  termsVersion: string;
  isTermsTicked: boolean;
  referralCode: string | null;
  onRegistered: (account: NewAccount) => void;
}

interface Props extends RegisterFormProps, Pick<RegistrationFieldProps, "send"> {
  verify?: (code: string) => Promise<string | null>;
}

/** The fields that the operator asks for, and the age; the terms, which may be ticked before, stay in sight with the button. */
export function RegisterForm({ settings, invitation, method, minimumAge, isTermsTicked, ...props }: Props) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const { isFieldShown, isRefused, forget, check } = invitation;
  const fields = useMemo(
    () => settings.fields.filter(({ name }) => name !== "AFFILIATE_CODE" || isFieldShown),
    [settings, isFieldShown],
  );
  const schema = useMemo(
    () => registrationSchema(intl, { fields, minimumAge, now: new Date() }),
    [intl, fields, minimumAge],
  );
  const asksFor = (asked: RegistrationFieldName) => fields.some(({ name }) => name === asked);
  // Nobody can correct the code of an address without a field for it: the registration ignores an unknown one.
  const checkInvitation = asksFor("AFFILIATE_CODE") ? check : async () => true;
  const { onSubmit, captchaCount } = useRegister({
    ...props,
    method,
    checkInvitation,
    onRegistered(account) {
      forgetRegistration();
      props.onRegistered(account);
    },
  });
  const { site, viewer, send, referralCode } = props;
  const around = { site, viewer, send, minimumAge, captchaCount, purpose: `REGISTER_${method}` };
  return (
    <TabForm
      name={`REGISTER_${method}`}
      initialValues={{ ...typedRegistration(), affiliateCode: referralCode ?? "", terms: isTermsTicked }}
      validationSchema={schema}
      onSubmit={onSubmit}
    >
      <Form ref={form} className={styles.form} noValidate>
        <KeepTyped />
        <FocusOnFault form={form} />
        {fields.map((field) => (
          <RegistrationField key={field.name} field={field} {...around} />
        ))}
        {!asksFor("BIRTHDAY") && (
          <CheckboxField name="age">
            <FormattedMessage id="register_age" values={{ age: minimumAge }} />
          </CheckboxField>
        )}
        <div className={bar.bar}>
          <CheckboxField name="terms">
            <FormattedMessage id="register_terms" values={{ link: termsLink(styles.inline) }} />
          </CheckboxField>
          <FormError />
          <SubmitButton text="register_submit" />
        </div>
        {isRefused && (
          <ConfirmDialogOnDemand
            icon={<TriangleAlert size={28} />}
            title={<FormattedMessage id="invitation_code_title" />}
            confirm={<FormattedMessage id="in_increase_submit" />}
            cancel={null}
            onConfirm={forget}
            onClose={forget}
          >
            <FormattedMessage id="invitation_code_error" />
          </ConfirmDialogOnDemand>
        )}
      </Form>
    </TabForm>
  );
}
