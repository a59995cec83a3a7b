import { dictionary } from "@zxcvbn-ts/language-common";
import { PlatformError, wrongField } from "../http/errors.ts";
import { type FieldRule, faultOf } from "../http/fieldRule.ts";
import { PUBLISHED } from "../publicPlatform.ts";

/** The shortest password of the rule that brands are delivered with, in code points. */
const MIN_LENGTH = 8;
const COMMON_CHECKED = 3_000;

/** Passwords that are common in the brand's countries and missing in the dictionary. */
const LOCAL = `matkhau matkhau123 sayang123 rahasia1 senha123 brasil123 woaini1314 5201314 admin123 dragon123 monkey123
  654321 987654321 0987654321`.split(/\s+/);
/** One or two characters repeated; the dictionary lacks them too. */
const REPEATED = /^(..?)\1+$/u;

/** The most common passwords of any length (old accounts may have them), and the most common long enough ones. */
const common = new Set([
  // The default of accounts that operators create.
  PUBLISHED.weak,
  ...LOCAL,
  ...commonest(() => true),
  ...commonest((word) => word.length >= MIN_LENGTH),
]);

function commonest(isCounted: (word: string) => boolean): string[] {
  return dictionary["passwords-common"].filter(isCounted).slice(0, COMMON_CHECKED);
}

/** Whether a password is the operators' default or a common one. */
export const isWeakPassword = (password: string) => common.has(password.toLowerCase()) || REPEATED.test(password);

/** The account of a new password, the name of its form field, and the operator's rule. */
interface Wanted {
  username: string;
  field: string;
  rule: FieldRule;
}

/** Throws when a new password breaks the operator's rule, or is the user name or a common password. */
export function requireGoodPassword(password: string, { username, field, rule }: Wanted): void {
  const fault = faultOf(field, password, rule);
  if (fault) throw new PlatformError("VALIDATION_FAILED", { fields: [fault] });
  if (isWeakPassword(password) || password.toLowerCase() === username.toLowerCase()) {
    throw wrongField(field, "weak", { code: "PASSWORD_WEAK" });
  }
}
