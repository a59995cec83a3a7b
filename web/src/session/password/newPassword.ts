import type { IntlShape } from "react-intl";
import { string } from "yup";
import { type FieldRule, meets, ruleMessage } from "../form/fieldRule.ts";

/** A rule that a browser can check, in words. The platform checks whether a password is common, or was used before. */
export interface PasswordRule {
  readonly text: string;
  readonly isMet: boolean;
}

/** The rules one by one, and whether a password meets them. Without a username, that rule is left out. */
export function passwordRules(
  intl: IntlShape,
  rule: FieldRule,
  password: string,
  username: string | undefined,
): readonly PasswordRule[] {
  const rules: PasswordRule[] = [{ text: formText(intl, rule, "password_rule_length"), isMet: meets(rule)(password) }];
  if (username)
    rules.push({
      text: intl.formatMessage({ id: "password_rule_username" }),
      isMet: password !== "" && !isSame(password, username),
    });
  return rules;
}

/** Validates a new password in a form; `usernameIn` reads the username from the form's values, if there is one. */
export function newPasswordSchema(
  intl: IntlShape,
  rule: FieldRule,
  usernameIn: (values: { username?: string | undefined }) => string | undefined = ({ username }) => username,
) {
  const { formatMessage } = intl;
  const field = formatMessage({ id: "password_new" });
  const isMet = meets(rule);
  return string()
    .required(formatMessage({ id: "session_not_empty" }, { field }))
    .test("form", formText(intl, rule, "password_length_wrong"), (value = "") => isMet(value))
    .test("username", formatMessage({ id: "password_is_username" }), (value = "", { parent }) => {
      const username = usernameIn(parent);
      return !username || !isSame(value, username);
    });
}

/** Validates the repeated password: it must equal the field `of`. */
export function confirmPasswordSchema({ formatMessage }: IntlShape, of = "newPassword") {
  const field = formatMessage({ id: "password_confirm" });
  return string()
    .required(formatMessage({ id: "session_not_empty" }, { field }))
    .test("same", formatMessage({ id: "password_inconsistent" }), (value, { parent }) => value === parent[of]);
}

/** A rule with a pattern has the operator's text. A rule of bounds alone has the given one. */
function formText(intl: IntlShape, rule: FieldRule, id: "password_rule_length" | "password_length_wrong"): string {
  if (rule.pattern) return ruleMessage(intl, rule);
  return intl.formatMessage({ id }, { min: rule.minLength ?? 0, max: rule.maxLength ?? 255 });
}

const isSame = (password: string, username: string) => password.toLowerCase() === username.trim().toLowerCase();
