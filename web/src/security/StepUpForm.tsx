import { Form, Formik } from "formik";
import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { object, string } from "yup";
import type { StepUpForm_member$data, StepUpForm_member$key } from "../__generated__/StepUpForm_member.graphql.ts";
import type { StepUpFormMutation } from "../__generated__/StepUpFormMutation.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";
import { FormError } from "../forms/FormError.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { secret } from "../relay/secret.ts";
import { useFocusOn } from "../session/form/useFocusOn.ts";
import { SubmitButton } from "../session/humanCheck/SubmitButton.tsx";
import { Button } from "../ui/button/Button.tsx";
import { Text } from "../ui/text/Text.tsx";
import { MemberCodeField } from "./contacts/MemberCodeField.tsx";
import styles from "./StepUp.module.css";

type Method = StepUpForm_member$data["security"]["stepUpMethods"][number];

/** The methods that this client knows. */
const KNOWN = ["PASSWORD", "TOTP", "SMS", "EMAIL"] as const;

/** The proof that the member makes a change, by one of the methods that the platform offers. */
export function StepUpForm({ member: key, onDone }: { member: StepUpForm_member$key; onDone: () => void }) {
  const { username, security } = useFragment(
    graphql`
      fragment StepUpForm_member on Member @throwOnFieldError {
        username
        security {
          stepUpMethods
        }
      }
    `,
    key,
  );
  const offered = KNOWN.filter((method) => security.stepUpMethods.includes(method));
  const [chosen, setChosen] = useState<(typeof KNOWN)[number] | null>(null);
  const method = chosen ?? offered[0] ?? "PASSWORD";
  return (
    <>
      <MethodForm key={method} method={method} username={username} onDone={onDone} />
      {offered.length > 1 && (
        <div className={styles.others}>
          {offered
            .filter((other) => other !== method)
            .map((other) => (
              <Button
                key={other}
                variant="ghost"
                size="sm"
                onClick={() => setChosen(other)}
                text={`step_up_by_${other}`}
              />
            ))}
        </div>
      )}
    </>
  );
}

interface MethodProps {
  method: Method;
  username: string;
  onDone: () => void;
}

function MethodForm({ method, username, onDone }: MethodProps) {
  const { formatMessage } = useIntl();
  const onSubmit = useFormChange<StepUpFormMutation, { method: Method; secret: string }>(
    graphql`
      mutation StepUpFormMutation($input: StepUpInput!) {
        stepUp(input: $input) {
          until
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      // A code may be pasted with spaces around it; in a password they count.
      variables: ({ method, secret: typed }) => ({
        input: { method, secret: secret(method === "PASSWORD" ? typed : typed.trim()) },
      }),
      onDone,
    },
  );
  const form = useFocusOn("secret");
  const password = formatMessage({ id: "session_password" });
  const code = formatMessage({ id: "step_up_code" });
  const field = method === "PASSWORD" ? password : code;
  const schema = object({ secret: string().required(formatMessage({ id: "session_not_empty" }, { field })) });
  return (
    <Formik initialValues={{ method, secret: "" }} validationSchema={schema} onSubmit={onSubmit}>
      <Form ref={form} className={styles.form} noValidate>
        <Text as="p" className={styles.about} text="step_up_text" />
        {method === "PASSWORD" && (
          <>
            <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
            <PasswordField name="secret" label={password} autoComplete="current-password" required />
          </>
        )}
        {method === "TOTP" && (
          <TextField name="secret" label={code} autoComplete="one-time-code" maxLength={32} required />
        )}
        {(method === "SMS" || method === "EMAIL") && (
          <MemberCodeField name="secret" channel={method} purpose="STEP_UP" />
        )}
        <FormError />
        <SubmitButton text="step_up_submit" />
      </Form>
    </Formik>
  );
}
