import type { IntlShape } from "react-intl";
import { string } from "yup";

/** In code points, as the platform counts. */
const BOUNDS = { min: 8, max: 64 };

/** What a browser can tell of a new password; whether it is guessed easily, or was used before, the platform knows. */
export interface PasswordRule {
  readonly id: "password_rule_length" | "password_rule_username";
  readonly isMet: boolean;
}

/** The rules one by one, and whether a password meets them. Without a user name there is none to differ from. */
export function passwordRules(password: string, username: string | undefined): readonly PasswordRule[] {
  const rules: PasswordRule[] = [{ id: "password_rule_length", isMet: hasGoodLength(password) }];
  if (username) rules.push({ id: "password_rule_username", isMet: password !== "" && !isSame(password, username) });
  return rules;
}

/** What the texts of the rules are filled with. */
export const passwordRuleValues = BOUNDS;

/** Judges a new password in a form; `usernameIn` finds the user name in the form's values, where there is one. */
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

/** Judges the password that is typed once more: it must be that of the field `of`. */
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
