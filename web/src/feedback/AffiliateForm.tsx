import { Form, Formik } from "formik";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { object, string } from "yup";
import { FormError } from "../forms/FormError.tsx";
import { lengthOf, TextAreaField } from "../forms/TextAreaField.tsx";
import { TextField } from "../forms/TextField.tsx";
import type { Failure } from "../relay/failure.ts";
import { SubmitButton } from "../session/humanCheck/SubmitButton.tsx";
import styles from "./Feedback.module.css";
import { useSendFeedback } from "./useSendFeedback.ts";

const [MOST_NAME, MOST_CONTACT, MOST_CHANNELS, MOST_MESSAGE] = [50, 100, 150, 250];

interface Values {
  name: string;
  contact: string;
  channels: string;
  message: string;
}

/** The application as one text in a fixed language, for the operator. */
export const applicationText = ({ name, channels, message }: Values) =>
  [`Name: ${name.trim()}`, `Channels: ${channels.trim()}`, message.trim() && `Message: ${message.trim()}`]
    .filter((line) => line !== "")
    .join("\n");

/** The applicant's name, contact, channels and message. */
export function AffiliateForm({ onSent }: { onSent: () => void }) {
  const intl = useIntl();
  const send = useSendFeedback<Values>({
    feedbackOf: (values) => ({
      kind: "AFFILIATE",
      content: applicationText(values),
      contact: values.contact,
      imageIds: [],
    }),
    onSent,
  });
  const label = (name: keyof Values) => intl.formatMessage({ id: `affiliate_${name}` });
  const schema = object({
    name: requiredUpTo(intl, label("name"), MOST_NAME),
    contact: requiredUpTo(intl, label("contact"), MOST_CONTACT),
    channels: requiredUpTo(intl, label("channels"), MOST_CHANNELS),
    message: upTo(intl, MOST_MESSAGE),
  });
  const initialValues: Values = { name: "", contact: "", channels: "", message: "" };
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(values, helpers) =>
        send(values, {
          ...helpers,
          // The text contains all fields, so a refusal of it belongs to the longest field.
          setStatus: (status?: Failure) => helpers.setStatus(status && { ...status, fields: renamed(status.fields) }),
        })
      }
    >
      <Form className={styles.form} noValidate>
        <TextField name="name" label={label("name")} autoComplete="name" required />
        <TextField
          name="contact"
          label={label("contact")}
          placeholder={intl.formatMessage({ id: "feedback_contact_hint" })}
          autoComplete="email"
          required
        />
        <TextAreaField
          name="channels"
          label={label("channels")}
          placeholder={intl.formatMessage({ id: "affiliate_channels_hint" })}
          most={MOST_CHANNELS}
          rows={3}
          required
        />
        <TextAreaField name="message" label={label("message")} isOptional most={MOST_MESSAGE} />
        <FormError />
        <SubmitButton>
          <FormattedMessage id="affiliate_send" />
        </SubmitButton>
      </Form>
    </Formik>
  );
}

const renamed = ({ content, ...fields }: Record<string, string>) =>
  content === undefined ? fields : { ...fields, message: content };

const upTo = (intl: IntlShape, most: number) =>
  string().test(
    "most",
    intl.formatMessage({ id: "feedback_contact_bounds" }, { most }),
    (text = "") => lengthOf(text) <= most,
  );

const requiredUpTo = (intl: IntlShape, field: string, most: number) =>
  upTo(intl, most).test(
    "required",
    intl.formatMessage({ id: "session_not_empty" }, { field }),
    (text = "") => text.trim() !== "",
  );
