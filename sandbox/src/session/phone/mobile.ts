import { plainDigits } from "@atrium/schema/typed";
import { wrongField } from "../../http/errors.ts";
import { COUNTRIES } from "../../site/countries.ts";

/** Number of digits after the dialling code, by country; 6 to 15 elsewhere. */
const LENGTHS: Record<string, readonly [min: number, max: number]> = {
  ...{ "84": [9, 10], "66": [8, 9], "62": [8, 12], "60": [8, 10], "63": [10, 10], "65": [8, 8], "855": [8, 9] },
  ...{ "856": [8, 10], "95": [7, 10], "673": [7, 7], "670": [7, 8], "86": [11, 11], "852": [8, 8], "853": [8, 8] },
  ...{ "886": [8, 9], "81": [9, 10], "82": [8, 10], "91": [10, 10], "880": [8, 10], "977": [8, 10], "94": [9, 9] },
  ...{ "92": [9, 10], "55": [10, 11], "351": [9, 9], "52": [10, 11], "54": [10, 11], "56": [9, 9], "51": [8, 9] },
  ...{ "57": [8, 10], "27": [9, 9], "234": [8, 10], "254": [8, 9], "233": [9, 9], "61": [9, 9], "64": [8, 10] },
};
const ANY_LENGTH = [6, 15] as const;
const DIALING_CODES = new Set(COUNTRIES.map(({ dialingCode }) => dialingCode));

interface Typed {
  countryDialingCode: string;
  mobileNum: string;
}

/**
 * A phone number in the form of accounts: `+84901234567`. What people and contact lists add is dropped: spaces, dots,
 * brackets, dashes, invisible marks, the dialling code in front with or without a plus sign, the national zero. Throws
 * VALIDATION_FAILED for an impossible number.
 */
export function toMobile({ countryDialingCode, mobileNum }: Typed): string {
  const dialingCode = plainDigits(countryDialingCode).replace(/^\+/, "");
  if (!DIALING_CODES.has(dialingCode)) throw wrongField("countryDialingCode", "pattern");
  const mobile = mobileOf(dialingCode, mobileNum);
  if (mobile === undefined) throw wrongField("mobileNum", "pattern");
  return mobile;
}

/** The numbers of accounts that a text without a country can be; none when it is no phone number. */
export const mobilesIn = (typed: string): string[] =>
  [...DIALING_CODES].flatMap((dialingCode) => [
    ...new Set([typed, `+${typed}`].flatMap((mobileNum) => mobileOf(dialingCode, mobileNum) ?? [])),
  ]);

/** The number of a country in a text; undefined when it has none. */
function mobileOf(dialingCode: string, mobileNum: string): string | undefined {
  const typed = plainDigits(mobileNum.replace(/^\s*tel:/i, ""));
  const [min, max] = LENGTHS[dialingCode] ?? ANY_LENGTH;
  const withoutCode = (start: string) => (typed.startsWith(start) ? [typed.slice(start.length)] : []);
  const abroad = [`+${dialingCode}`, `00${dialingCode}`].flatMap(withoutCode);
  // A national number may itself begin with the digits of the dialling code.
  const possible = abroad.length > 0 ? abroad : [typed, ...[dialingCode, `0${dialingCode}`].flatMap(withoutCode)];
  const number = possible
    .map((digits) => digits.replace(/^0+/, ""))
    .find((digits) => /^\d+$/.test(digits) && digits.length >= min && digits.length <= max);
  return number === undefined ? undefined : `+${dialingCode}${number}`;
}
