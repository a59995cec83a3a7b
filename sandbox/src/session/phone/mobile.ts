import { PlatformError } from "../../http/errors.ts";
import { plainDigits } from "../../http/plainDigits.ts";
import { COUNTRIES } from "../../site/countries.ts";

/** Number of digits after the dialling code, by country; 6 to 15 elsewhere. */
const LENGTHS: Record<string, readonly [min: number, max: number]> = {
  "84": [9, 10],
  "66": [8, 9],
  "62": [8, 12],
  "63": [10, 10],
  "55": [10, 11],
  "91": [10, 10],
};
const ANY_LENGTH = [6, 15] as const;
const DIALING_CODES = new Set(COUNTRIES.map(({ dialingCode }) => dialingCode));

interface Typed {
  countryDialingCode: string;
  mobileNum: string;
}

/**
 * A phone number in the form of accounts: `+84901234567`. What people and contact lists add is dropped: spaces, dots,
 * brackets, dashes, invisible marks, the dialling code in front, the national zero. Throws VALIDATION_FAILED for an
 * impossible number.
 */
export function toMobile({ countryDialingCode, mobileNum }: Typed): string {
  const dialingCode = countryDialingCode.replace(/^\+/, "");
  if (!DIALING_CODES.has(dialingCode)) throw wrong("countryDialingCode");
  const mobile = mobileOf(dialingCode, mobileNum);
  if (mobile === undefined) throw wrong("mobileNum");
  return mobile;
}

/** The numbers of accounts that a text without a country can be; none when it is no phone number. */
export const mobilesIn = (typed: string): string[] =>
  [...DIALING_CODES].flatMap((dialingCode) => [
    ...new Set([typed, `+${typed}`].flatMap((mobileNum) => mobileOf(dialingCode, mobileNum) ?? [])),
  ]);

/** The number of a country in a text; undefined when it has none. */
function mobileOf(dialingCode: string, mobileNum: string): string | undefined {
  const typed = plainDigits(mobileNum).replace(/[.()/]/g, "");
  const isWhole = [`+${dialingCode}`, `00${dialingCode}`].find((start) => typed.startsWith(start));
  const digits = typed.slice(isWhole?.length ?? 0).replace(/^0+/, "");
  const [min, max] = LENGTHS[dialingCode] ?? ANY_LENGTH;
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max ? `+${dialingCode}${digits}` : undefined;
}

const wrong = (field: string) => new PlatformError("VALIDATION_FAILED", { fields: [{ field, rule: "pattern" }] });
