/** A typed text with the digits 0 to 9 for those of any script or width, without spaces, dashes and invisible marks. */
export const plainDigits = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .replace(/\p{Nd}/gu, plainDigit);

/** Scripts have their ten digits in a row. A digit of a longer row stays as it is. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value > 9 ? digit : String(value);
}
