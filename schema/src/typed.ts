/** Signs that nobody sees, for a class of a pattern: marks of direction, fillers, variants of signs, the empty braille cell. */
export const INVISIBLE = "\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800";
const invisible = new RegExp(`[${INVISIBLE}]`, "gu");

/** What keyboards and phones write for the apostrophe, the hyphen and the middle dot of names, each for a class of a pattern. */
export const APOSTROPHES = "'‘’‚‛′‵ʹʻʼʽʾʿˈ＇`´᾽Ꞌꞌՙ՚׳ߴߵ";
export const HYPHENS = "\\p{Pd}−⁃˗";
export const MIDDLE_DOTS = "·•‧・･∙⋅․᛫⸱⸳ꞏ";

/** What people and contact lists put between digits: spaces, dashes, dots, brackets, frames of keys, signs that nobody sees. */
const BETWEEN = `\\s${INVISIBLE}${HYPHENS}ー${MIDDLE_DOTS}\\p{Ps}\\p{Pe}\\u20e3.,_/~`;
const between = new RegExp(`[${BETWEEN}]`, "gu");

/** A text without the signs that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(invisible, "");

/** A name or word with plain letters for wide and ornamental ones, without invisible signs and outer spaces. */
export const plainText = (typed: string): string => withoutInvisible(typed.normalize("NFKC")).trim();

/** The digit 0 to 9 for one of any script, which has its ten in a row. A digit of a longer row stays as it is. */
export function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value > 9 ? digit : String(value);
}

/** A typed number, code or PIN with the digits 0 to 9 for those of any script or width, and with nothing between them. */
export const plainDigits = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(between, "")
    .replace(/\p{Nd}/gu, plainDigit);

/** A phone number as people and contact lists write it; the platform knows which digits a country has. */
export const phoneForm = new RegExp(
  `^\\s*(?:tel:)?[${BETWEEN}]*[+＋﹢⁺]?(?:[${BETWEEN}]*\\p{Nd}){6,19}[${BETWEEN}]*$`,
  "iu",
);

/** A name or number at a messenger as it is kept: a phone number without what stands between its digits. */
export const plainContact = (typed: string): string => (phoneForm.test(typed) ? plainDigits(typed) : plainText(typed));

/**
 * The digits of a phone number after the country's dialling code, where `+` or `00` and the code stand before them. Undefined for
 * a text that is no number, or one of another country.
 */
export function mobileDigits(typed: string, dialingCode: string): string | undefined {
  if (!phoneForm.test(typed)) return undefined;
  const plain = plainDigits(typed.replace(/^\s*tel:/i, ""));
  const start = [`+${dialingCode}`, `00${dialingCode}`].find((begun) => plain.startsWith(begun)) ?? "";
  const digits = plain.slice(start.length);
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** A person's name as it is typed, also with the signs and marks of copied names. */
export const personNameForm = new RegExp(
  `^[\\p{L}\\p{M}${INVISIBLE}${HYPHENS}\\s.．${APOSTROPHES}${MIDDLE_DOTS}]{2,50}$`,
  "u",
);

/** A pattern of one class of signs, perhaps with another one for the first sign. */
const FORM = /^\^(?:\[(?:\\.|[^\]\\])+\])?(\[(?:\\.|[^\]\\])+\])(?:\{[\d,]+\}|[+*])\$$/u;

/**
 * The first sign of a text that the pattern of a name and the like does not have; undefined when something else is wrong.
 * Invisible signs are shown by their number: `U+202E`.
 */
export function strangeSign(text: string, pattern: string): string | undefined {
  const [, allowed] = FORM.exec(pattern) ?? [];
  const sign = allowed === undefined ? undefined : [...text].find((one) => !new RegExp(allowed, "u").test(one));
  if (sign === undefined || !/[\p{C}\p{Z}\p{M}]|^[\u2800\u3164]$/u.test(sign)) return sign;
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
