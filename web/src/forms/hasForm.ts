import { strangeSign } from "@atrium/schema/typed";
import type { IntlShape } from "react-intl";
import type { TestConfig } from "yup";

/** What is wrong with a text that doesn't have the form of a pattern: the rule, and the sign that has no place there. */
export function formProblem({ formatMessage }: IntlShape, text: string, pattern: string, rule: string): string {
  const sign = strangeSign(text, pattern);
  return sign === undefined ? rule : formatMessage({ id: "sign_refused" }, { sign, rule });
}

/** A rule for a field: its text is empty or matches the pattern. */
export const hasForm = (intl: IntlShape, pattern: RegExp, otherwise: string): TestConfig<string | undefined> => ({
  name: "form",
  test: (value, { createError }) =>
    !value || pattern.test(value) || createError({ message: formProblem(intl, value, pattern.source, otherwise) }),
});
