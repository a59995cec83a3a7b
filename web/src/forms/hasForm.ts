import type { IntlShape } from "react-intl";
import type { TestConfig } from "yup";

/** A person's name, also with what phones write for ' and -, and with the invisible marks of copied names. */
export const PERSON_NAME = /^[\p{L}\p{M}\p{Cf}\p{Pd}\s.'‘’＇`´·•‧・･．-]{2,50}$/u;

/** A pattern of one class of signs, perhaps with another one for the first sign. */
const FORM = /^\^(?:\[(?:\\.|[^\]\\])+\])?(\[(?:\\.|[^\]\\])+\])(?:\{[\d,]+\}|[+*])\$$/u;

/**
 * The first sign of a text that the pattern of a name and the like does not have; undefined when something else is wrong.
 * Invisible signs are shown by their number: `U+202E`.
 */
function strangeSign(text: string, pattern: string): string | undefined {
  const [, allowed] = FORM.exec(pattern) ?? [];
  const sign = allowed === undefined ? undefined : [...text].find((one) => !new RegExp(allowed, "u").test(one));
  if (sign === undefined || !/[\p{C}\p{Z}\p{M}]/u.test(sign)) return sign;
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** What is wrong with a text that doesn't have the form of a pattern: the sign that has no place there, or `otherwise`. */
export function formProblem({ formatMessage }: IntlShape, text: string, pattern: string, otherwise: string): string {
  const sign = strangeSign(text, pattern);
  return sign === undefined ? otherwise : formatMessage({ id: "sign_refused" }, { sign });
}

/** A rule for a field: its text is empty or matches the pattern. */
export const hasForm = (intl: IntlShape, pattern: RegExp, otherwise: string): TestConfig<string | undefined> => ({
  name: "form",
  test: (value, { createError }) =>
    !value || pattern.test(value) || createError({ message: formProblem(intl, value, pattern.source, otherwise) }),
});
