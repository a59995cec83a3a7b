import { Form, Formik } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import { object, string } from "yup";
import type { AffiliateFormMutation } from "../__generated__/AffiliateFormMutation.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";
import { FormError } from "../forms/FormError.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { lengthOf, TextAreaField } from "../forms/TextAreaField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { SubmitButton } from "../session/humanCheck/SubmitButton.tsx";
import { useHumanCheck } from "../session/humanCheck/useHumanCheck.ts";
import styles from "./Feedback.module.css";

const [MOST_CHANNELS, MOST_MESSAGE] = [150, 500];
const PLAYERS = ["UP_TO_20", "UP_TO_100", "OVER_100"] as const;
const REACHABLE = /^\s*([^\s@]+@[^\s@]+\.[^\s@]+|\+\d[\d\s().-]{6,20})\s*$/;

interface Values {
  contact: string;
  channels: string;
  expectedPlayers: (typeof PLAYERS)[number];
  message: string;
}

/** Contact, channels, expected players and message of somebody who wants to become an agent. */
export function AffiliateForm({ onSent }: { onSent: () => void }) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const solve = useHumanCheck();
  const send = useFormChange<AffiliateFormMutation, Values>(
    graphql`
      mutation AffiliateFormMutation($input: ApplyAsAgentInput!) {
        applyAsAgent(input: $input) {
          member {
            ...AffiliateScreen_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: async ({ contact, channels, message, expectedPlayers }) => ({
        input: {
          contact: contact.trim(),
          channels: channels.trim(),
          expectedPlayers,
          message: message.trim() || null,
          referralCode: params.get("referralCode")?.slice(0, 64) || null,
          humanCheck: await solve(),
        },
      }),
      onDone: onSent,
    },
  );
  const upTo = (most: number) =>
    string().test(
      "most",
      formatMessage({ id: "feedback_contact_bounds" }, { most }),
      (text = "") => lengthOf(text) <= most,
    );
  const channels = formatMessage({ id: "affiliate_channels" });
  const schema = object({
    contact: string()
      .matches(REACHABLE, formatMessage({ id: "affiliate_contact_wrong" }))
      .required(formatMessage({ id: "affiliate_contact_wrong" })),
    channels: upTo(MOST_CHANNELS).required(formatMessage({ id: "session_not_empty" }, { field: channels })),
    message: upTo(MOST_MESSAGE),
  });
  const initialValues: Values = { contact: "", channels: "", expectedPlayers: "UP_TO_20", message: "" };
  return (
    <Formik<Values> initialValues={initialValues} validationSchema={schema} onSubmit={send}>
      <Form className={styles.form} noValidate>
        <TextField
          name="contact"
          label={formatMessage({ id: "affiliate_contact" })}
          help={<FormattedMessage id="affiliate_contact_hint" />}
          autoComplete="email"
          maxLength={100}
          required
        />
        <TextAreaField
          name="channels"
          label={channels}
          placeholder={formatMessage({ id: "affiliate_channels_hint" })}
          most={MOST_CHANNELS}
          rows={3}
          required
        />
        <SelectField
          name="expectedPlayers"
          label={formatMessage({ id: "affiliate_players" })}
          options={PLAYERS.map((value) => ({ value, label: formatMessage({ id: `affiliate_players_${value}` }) }))}
        />
        <TextAreaField
          name="message"
          label={formatMessage({ id: "affiliate_message" })}
          isOptional
          most={MOST_MESSAGE}
        />
        <FormError />
        <SubmitButton text="affiliate_send" />
      </Form>
    </Formik>
  );
}
