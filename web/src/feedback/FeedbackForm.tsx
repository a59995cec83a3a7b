import { Form, Formik } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { FeedbackFormMutation } from "../__generated__/FeedbackFormMutation.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";
import { FormError } from "../forms/FormError.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { lengthOf, TextAreaField } from "../forms/TextAreaField.tsx";
import { TextField } from "../forms/TextField.tsx";
import type { Failure } from "../relay/failure.ts";
import { SubmitButton } from "../session/humanCheck/SubmitButton.tsx";
import { PicturesField } from "../uploads/PicturesField.tsx";
import { usePictures } from "../uploads/usePictures.ts";
import styles from "./Feedback.module.css";

/** Affiliates have a form of their own. */
const KINDS = ["ADVICE", "BUG", "COMPLAINT", "PAYMENT", "OTHER"] as const;
type Kind = (typeof KINDS)[number];

const [LEAST, MOST, MOST_CONTACT, MOST_PICTURES] = [10, 500, 100, 3];

interface Values {
  kind: Kind;
  content: string;
  contact: string;
}

/** Topic, text, up to three pictures, and the sender's contact. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { formatMessage } = useIntl();
  const pictures = usePictures(MOST_PICTURES, "feedback");
  const onSubmit = useFormChange<FeedbackFormMutation, Values>(
    graphql`
      mutation FeedbackFormMutation($input: SendFeedbackInput!) {
        sendFeedback(input: $input) {
          feedbackId
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ kind, content, contact }) => ({
        input: { kind, content: content.trim(), contact: contact.trim() || null, imageIds: pictures.imageIds },
      }),
      onDone: onSent,
    },
  );
  const bounds = formatMessage({ id: "feedback_bounds" }, { least: LEAST, most: MOST });
  const schema = object({
    content: string()
      .test("least", bounds, (text = "") => lengthOf(text) >= LEAST)
      .test("most", bounds, (text = "") => lengthOf(text) <= MOST),
    contact: string().test(
      "most",
      formatMessage({ id: "feedback_contact_bounds" }, { most: MOST_CONTACT }),
      (text = "") => lengthOf(text) <= MOST_CONTACT,
    ),
  });
  const initialValues: Values = { kind: "ADVICE", content: "", contact: "" };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      {({ status }: { status?: Failure }) => (
        <Form className={styles.form} noValidate>
          <SelectField
            name="kind"
            label={formatMessage({ id: "feedback_kind" })}
            options={KINDS.map((kind) => ({ value: kind, label: formatMessage({ id: `feedback_kind_${kind}` }) }))}
          />
          <TextAreaField
            name="content"
            label={formatMessage({ id: "feedback_content" })}
            placeholder={formatMessage({ id: "feedback_content_hint" })}
            most={MOST}
            required
          />
          <PicturesField pictures={pictures} most={MOST_PICTURES} error={status?.fields.imageIds} />
          <TextField
            name="contact"
            label={formatMessage({ id: "feedback_contact" })}
            placeholder={formatMessage({ id: "feedback_contact_hint" })}
            isOptional
            autoComplete="email"
            help={<FormattedMessage id="feedback_contact_help" />}
          />
          <FormError />
          <SubmitButton isHeld={pictures.isHeld} text="feedback_send" />
        </Form>
      )}
    </Formik>
  );
}
