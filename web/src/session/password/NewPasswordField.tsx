import { useField } from "formik";
import { Check, Circle, Info } from "lucide-react";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PasswordField } from "../../forms/PasswordField.tsx";
import type { FieldRule } from "../form/fieldRule.ts";
import styles from "./NewPasswordField.module.css";
import { passwordRules } from "./newPassword.ts";

interface Props {
  /** Name of the field in the form; `newPassword` by default. */
  name?: string;
  label?: string;
  /** The operator's rule. */
  rule: FieldRule;
  /** The username, which the password must differ from, if it is known. */
  username?: string | undefined;
}

/** A field for a new password, with its rules; each rule is ticked as soon as the password meets it. */
export function NewPasswordField({ name = "newPassword", label, rule, username }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  const [{ value }] = useField<string>(name);
  return (
    <div className={styles.field}>
      <PasswordField
        name={name}
        label={label ?? formatMessage({ id: "password_new" })}
        autoComplete="new-password"
        aria-describedby={id}
        required
      />
      <ul id={id} className={styles.rules} aria-label={formatMessage({ id: "password_rule" })}>
        {passwordRules(intl, rule, value, username).map(({ text, isMet }) => (
          <li key={text} className={styles.rule} data-met={isMet || undefined}>
            {isMet ? <Check size={14} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
            <span>{text}</span>
            <span className="visually-hidden">
              , <FormattedMessage id={isMet ? "password_rule_met" : "password_rule_open"} />
            </span>
          </li>
        ))}
        <li className={styles.rule}>
          <Info size={14} aria-hidden="true" />
          <FormattedMessage id="password_rule_common" />
        </li>
      </ul>
    </div>
  );
}
