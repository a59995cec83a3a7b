import { dictionary } from "@zxcvbn-ts/language-common";
import { PlatformError } from "../http/errors.ts";

/** In code points. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 64;
const COMMON_CHECKED = 3_000;

/** What operators give to accounts that they open. */
export const DEFAULT_PASSWORD = "a123456";

const lengthOf = (password: string) => [...password].length;

/** What is common where the brand is at home, and missing in a list from elsewhere. */
const LOCAL = `matkhau matkhau123 sayang123 rahasia1 senha123 brasil123 woaini1314 5201314 admin123 dragon123 monkey123
  654321 987654321 0987654321`.split(/\s+/);
/** One or two characters over and over, which the list leaves out as well. */
const REPEATED = /^(..?)\1+$/u;

/** The commonest of all, which old accounts may still have, and the commonest of those that are long enough. */
const common = new Set([
  DEFAULT_PASSWORD,
  ...LOCAL,
  ...commonest(() => true),
  ...commonest((word) => word.length >= MIN_LENGTH),
]);

function commonest(isCounted: (word: string) => boolean): string[] {
  return dictionary["passwords-common"].filter(isCounted).slice(0, COMMON_CHECKED);
}

/** Whether a password is the operators' default or among those that are guessed first. */
export const isWeakPassword = (password: string) => common.has(password.toLowerCase()) || REPEATED.test(password);

/** Whose password it is to be, and the name of the field that it came in. */
interface Wanted {
  username: string;
  field: string;
}

/**
 * Refuses what can't be a new password: 8 to 64 characters of any kind, as typed; not the user name, nor one that is
 * guessed first.
 */
export function requireGoodPassword(password: string, { username, field }: Wanted): void {
  const length = lengthOf(password);
  if (length < MIN_LENGTH || length > MAX_LENGTH) {
    const fault = { field, rule: "length", min: MIN_LENGTH, max: MAX_LENGTH };
    throw new PlatformError("VALIDATION_FAILED", { fields: [fault] });
  }
  if (isWeakPassword(password) || password.toLowerCase() === username.toLowerCase()) {
    throw new PlatformError("PASSWORD_WEAK", { fields: [{ field, rule: "weak" }] });
  }
}
