import { Form } from "formik";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ProfileForm_member$key } from "../../__generated__/ProfileForm_member.graphql.ts";
import type { ProfileFormMutation } from "../../__generated__/ProfileFormMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { changedValues } from "../../forms/changedValues.ts";
import { FormError } from "../../forms/FormError.tsx";
import { SavedForm } from "../../forms/SavedForm.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import styles from "../Settings.module.css";
import type { SettingScreenProps } from "../settings.ts";
import { profileSchema } from "./profileSchema.ts";

const CONTACTS = [
  ["line", "reg_line"],
  ["whatsapp", "reg_whatsapp"],
  ["zalo", "reg_zalo"],
  ["facebook", "reg_facebook"],
  ["wechat", "reg_wechat"],
  ["qq", "reg_qq_number"],
] as const;

/** The profile's fields. What can be set once is read-only after that. */
export function ProfileForm({ member: key, onDone }: SettingScreenProps & { member: ProfileForm_member$key }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { nickname, username, profile } = useFragment(
    graphql`
      fragment ProfileForm_member on Member @throwOnFieldError {
        nickname
        username
        profile {
          birthday
          payeeName
          line
          whatsapp
          zalo
          facebook
          wechat
          qq
        }
      }
    `,
    key,
  );
  const initialValues = {
    nickname: nickname ?? username,
    birthday: profile.birthday ?? "",
    payeeName: profile.payeeName ?? "",
    line: profile.line ?? "",
    whatsapp: profile.whatsapp ?? "",
    zalo: profile.zalo ?? "",
    facebook: profile.facebook ?? "",
    wechat: profile.wechat ?? "",
    qq: profile.qq ?? "",
  };
  const onSubmit = useFormChange<ProfileFormMutation, typeof initialValues>(
    graphql`
      mutation ProfileFormMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          member {
            ...ProfileForm_member
            ...AccountSummary_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      // Unchanged contact fields need no step-up.
      variables: (values) => ({
        input: changedValues(
          Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])),
          initialValues,
        ),
      }),
      onDone: () => onDone(formatMessage({ id: "profile_saved" })),
    },
  );
  const once = (value: string) => ({
    readOnly: value !== "",
    isOptional: value === "",
    help: formatMessage({ id: value === "" ? "profile_once" : "profile_fixed" }),
  });
  return (
    <SavedForm initialValues={initialValues} validationSchema={profileSchema(intl)} onSubmit={onSubmit}>
      <Form className={styles.form} noValidate>
        <TextField
          name="nickname"
          label={formatMessage({ id: "profile_nickname" })}
          help={formatMessage({ id: "profile_nickname_help" })}
          autoComplete="nickname"
          required
        />
        <TextField
          name="birthday"
          type="date"
          label={formatMessage({ id: "reg_birthday" })}
          autoComplete="bday"
          {...once(initialValues.birthday)}
        />
        <TextField
          name="payeeName"
          label={formatMessage({ id: "reg_payee_name" })}
          autoComplete="name"
          {...once(initialValues.payeeName)}
        />
        {CONTACTS.map(([name, label]) => (
          <TextField key={name} name={name} label={formatMessage({ id: label })} autoComplete="off" isOptional />
        ))}
        <FormError />
        <SubmitButton text="profile_save" />
      </Form>
    </SavedForm>
  );
}
