import { Form, Formik } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { object, string } from "yup";
import type { StepUpForm_member$key } from "../__generated__/StepUpForm_member.graphql.ts";
import { FormError } from "../forms/FormError.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useFocusOn } from "../session/form/useFocusOn.ts";
import { SubmitButton } from "../session/humanCheck/SubmitButton.tsx";
import styles from "./StepUp.module.css";
import { type StepUpValues, useSendStepUp } from "./useSendStepUp.ts";

/** The proof that the member makes a change: the login password. */
export function StepUpForm({ member, onDone }: { member: StepUpForm_member$key; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { username } = useFragment(
    graphql`
      fragment StepUpForm_member on Member {
        username
      }
    `,
    member,
  );
  const onSubmit = useSendStepUp(onDone);
  const form = useFocusOn("secret");
  const label = formatMessage({ id: "session_password" });
  return (
    <Formik<StepUpValues>
      initialValues={{ method: "PASSWORD", secret: "" }}
      validationSchema={object({
        secret: string().required(formatMessage({ id: "session_not_empty" }, { field: label })),
      })}
      onSubmit={onSubmit}
    >
      <Form ref={form} className={styles.form} noValidate>
        <p className={styles.about}>
          <FormattedMessage id="step_up_text" />
        </p>
        <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
        <PasswordField name="secret" label={label} autoComplete="current-password" required />
        <FormError />
        <SubmitButton>
          <FormattedMessage id="step_up_submit" />
        </SubmitButton>
      </Form>
    </Formik>
  );
}
