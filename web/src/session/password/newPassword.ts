import type { IntlShape } from "react-intl";
import { string } from "yup";

/** Lengths in code points, as the platform counts them. */
const BOUNDS = { min: 8, max: 64 };

/** The rules that a browser can check. The platform checks whether a password is common, or was used before. */
export interface PasswordRule {
  readonly id: "password_rule_length" | "password_rule_username";
  readonly isMet: boolean;
}

/** The rules one by one, and whether a password meets them. Without a username, that rule is left out. */
export function passwordRules(password: string, username: string | undefined): readonly PasswordRule[] {
  const rules: PasswordRule[] = [{ id: "password_rule_length", isMet: hasGoodLength(password) }];
  if (username) rules.push({ id: "password_rule_username", isMet: password !== "" && !isSame(password, username) });
  return rules;
}

/** Values for the texts of the rules. */
export const passwordRuleValues = BOUNDS;

/** Validates a new password in a form; `usernameIn` reads the username from the form's values, if there is one. */
export function newPasswordSchema(
  { formatMessage }: IntlShape,
  usernameIn: (values: { username?: string | undefined }) => string | undefined = ({ username }) => username,
) {
  const field = formatMessage({ id: "password_new" });
  return string()
    .required(formatMessage({ id: "session_not_empty" }, { field }))
    .test("length", formatMessage({ id: "password_length_wrong" }, BOUNDS), (value = "") => hasGoodLength(value))
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

function hasGoodLength(password: string): boolean {
  const length = [...password].length;
  return length >= BOUNDS.min && length <= BOUNDS.max;
}

const isSame = (password: string, username: string) => password.toLowerCase() === username.trim().toLowerCase();
