import { Form } from "formik";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { RealityCheckScreenMutation } from "../../__generated__/RealityCheckScreenMutation.graphql.ts";
import type { RealityCheckScreenQuery } from "../../__generated__/RealityCheckScreenQuery.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { SavedForm } from "../../forms/SavedForm.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";
import type { SettingScreenProps } from "../settings.ts";

/** The value of the field that turns the reality check off; the others are minutes. */
const OFF = "OFF";

/** How often the reality check comes, or never where the jurisdiction allows that. */
export function RealityCheckScreen({ onDone }: SettingScreenProps) {
  const { formatMessage } = useIntl();
  const { viewer } = useFreshQuery<RealityCheckScreenQuery>(graphql`
    query RealityCheckScreenQuery @throwOnFieldError {
      viewer {
        member {
          realityCheck {
            intervalMinutes
            choices
            canBeOff
          }
        }
      }
    }
  `);
  const onSubmit = useFormChange<RealityCheckScreenMutation, { intervalMinutes: string }>(
    graphql`
      mutation RealityCheckScreenMutation($input: SetRealityCheckInput!) {
        setRealityCheck(input: $input) {
          member {
            realityCheckAt
            realityCheck @catch(to: NULL) {
              intervalMinutes
            }
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ intervalMinutes }) => ({
        input: { intervalMinutes: intervalMinutes === OFF ? null : Number(intervalMinutes) },
      }),
      onDone: () => onDone(formatMessage({ id: "reality_saved" })),
    },
  );
  if (!viewer.member) return null;
  const { intervalMinutes, choices, canBeOff } = viewer.member.realityCheck;
  const minutes = choices.map((count) => ({
    value: String(count),
    label: formatMessage({ id: "reality_every" }, { count }),
  }));
  return (
    <>
      <div className={styles.about}>
        <Text as="p" text="reality_about" />
        {!canBeOff && <Text as="p" text="reality_required" />}
      </div>
      <SavedForm
        initialValues={{ intervalMinutes: intervalMinutes == null ? OFF : String(intervalMinutes) }}
        onSubmit={onSubmit}
      >
        <Form className={styles.form} noValidate>
          <SelectField
            name="intervalMinutes"
            label={formatMessage({ id: "reality_interval" })}
            options={canBeOff ? [{ value: OFF, label: formatMessage({ id: "reality_off" }) }, ...minutes] : minutes}
          />
          <FormError />
          <SubmitButton text="reality_save" />
        </Form>
      </SavedForm>
    </>
  );
}
