import { Form, Formik } from "formik";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { DeclineFormMutation } from "../../__generated__/DeclineFormMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { lengthOf, TextAreaField } from "../../forms/TextAreaField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import styles from "../downline/Downline.module.css";

const [LEAST, MOST] = [3, 200];

/** Declines an application with a reason, which the applicant reads. */
export function DeclineForm({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { formatMessage } = useIntl();
  const submit = useFormChange<DeclineFormMutation, { reason: string }>(
    graphql`
      mutation DeclineFormMutation($input: DeclineAgentApplicationInput!) {
        declineAgentApplication(input: $input) {
          application {
            ...ApplicationItem_application
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: true,
      variables: ({ reason }) => ({ input: { applicationId: id, reason: reason.trim() } }),
      onDone: onDecided,
    },
  );
  const schema = object({
    reason: string().test(
      "least",
      formatMessage({ id: "agent_reason_missing" }, { min: LEAST }),
      (text = "") => lengthOf(text) >= LEAST && lengthOf(text) <= MOST,
    ),
  });
  return (
    <Formik initialValues={{ reason: "" }} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <TextAreaField name="reason" label={formatMessage({ id: "agent_reason" })} most={MOST} rows={3} autoFocus />
          <FormError />
          <Button type="submit" variant="danger" isBusy={isSubmitting} text="agent_application_decline" />
        </Form>
      )}
    </Formik>
  );
}
