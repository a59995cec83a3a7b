import { Form } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { MarketingScreenMutation } from "../../__generated__/MarketingScreenMutation.graphql.ts";
import type { MarketingScreenQuery } from "../../__generated__/MarketingScreenQuery.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { changedValues } from "../../forms/changedValues.ts";
import { FormError } from "../../forms/FormError.tsx";
import { SavedForm } from "../../forms/SavedForm.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { Moment } from "../../time/Moment.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DevicePush } from "../../webPush/DevicePush.tsx";
import styles from "../Settings.module.css";
import type { SettingScreenProps } from "../settings.ts";

graphql`
  fragment MarketingScreen_choices on MarketingChoices {
    email {
      isAllowed
      changedAt
    }
    sms {
      isAllowed
      changedAt
    }
    push {
      isAllowed
      changedAt
    }
  }
`;

const CHANNELS = ["email", "sms", "push"] as const;

/** What the member allows the operator to send as advertising. */
export function MarketingScreen({ onDone }: SettingScreenProps) {
  const { formatMessage } = useIntl();
  const { site, viewer } = useFreshQuery<MarketingScreenQuery>(graphql`
    query MarketingScreenQuery @throwOnFieldError {
      site {
        webPushKey @catch(to: NULL)
      }
      viewer {
        member {
          profile {
            marketing {
              ...MarketingScreen_choices @relay(mask: false)
            }
          }
        }
      }
    }
  `);
  const marketing = viewer.member?.profile.marketing;
  const initialValues = {
    email: marketing?.email.isAllowed ?? false,
    sms: marketing?.sms.isAllowed ?? false,
    push: marketing?.push.isAllowed ?? false,
  };
  const onSubmit = useFormChange<MarketingScreenMutation, typeof initialValues>(
    graphql`
      mutation MarketingScreenMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          member {
            profile @catch(to: NULL) {
              marketing {
                ...MarketingScreen_choices @relay(mask: false)
              }
            }
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: (choices) => ({ input: { marketing: changedValues(choices, initialValues) } }),
      onDone: () => onDone(formatMessage({ id: "marketing_saved" })),
    },
  );
  if (!marketing) return null;
  return (
    <>
      <Text as="p" className={styles.about} text="marketing_about" />
      <SavedForm initialValues={initialValues} onSubmit={onSubmit}>
        <Form className={styles.form} noValidate>
          {CHANNELS.map((channel) => {
            const { changedAt } = marketing[channel];
            return (
              <CheckboxField key={channel} name={channel}>
                <FormattedMessage id={`marketing_${channel}`} />
                {changedAt && (
                  <small className={styles.state}>
                    {" · "}
                    <FormattedMessage id="setting_changed_on" values={{ day: <Moment at={changedAt} style="day" /> }} />
                  </small>
                )}
              </CheckboxField>
            );
          })}
          <FormError />
          <SubmitButton text="marketing_save" />
        </Form>
      </SavedForm>
      {site.webPushKey && <DevicePush publicKey={site.webPushKey} />}
    </>
  );
}
