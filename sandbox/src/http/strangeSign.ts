/** A pattern of one class of signs, perhaps with another one for the first sign. */
const FORM = /^\^(?:\[(?:\\.|[^\]\\])+\])?(\[(?:\\.|[^\]\\])+\])(?:\{[\d,]+\}|[+*])\$$/u;

/**
 * The first sign of a text that the pattern of a name and the like does not have; undefined when something else is wrong.
 * Invisible signs are shown by their number: `U+202E`.
 */
export function strangeSign(text: string, pattern: string): string | undefined {
  const [, allowed] = FORM.exec(pattern) ?? [];
  const sign = allowed === undefined ? undefined : [...text].find((one) => !new RegExp(allowed, "u").test(one));
  if (sign === undefined || !/[\p{C}\p{Z}\p{M}]/u.test(sign)) return sign;
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
