import { strangeSign } from "@atrium/schema/typed";
import type { IntlShape } from "react-intl";
import type { TestConfig } from "yup";

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
