import type { IntlShape } from "react-intl";

/** The operator's rule for a text: bounds in code points and a pattern; null where there is none. */
export interface FieldRule {
  readonly minLength: number | null | undefined;
  readonly maxLength: number | null | undefined;
  readonly pattern: string | null | undefined;
  /** Names the message of the rule. */
  readonly patternId: number | null | undefined;
}

/** Whether a text meets a rule, by a function that reads the rule's pattern once. */
export function meets({ minLength, maxLength, pattern }: FieldRule): (text: string) => boolean {
  const form = readPattern(pattern);
  return (text) => {
    const size = [...text].length;
    return size >= (minLength ?? 0) && size <= (maxLength ?? Number.POSITIVE_INFINITY) && (form?.test(text) ?? true);
  };
}

/**
 * The operator's pattern; undefined when there is none or this browser cannot read it. The platform validates the value in any
 * case.
 */
export function readPattern(source: string | null | undefined): RegExp | undefined {
  try {
    return source ? new RegExp(source, "u") : undefined;
  } catch {
    return undefined;
  }
}

/** The operator's message for a rule, with its bounds filled in; one number when both bounds are equal. */
export function ruleMessage({ formatMessage, messages }: IntlShape, rule: Omit<FieldRule, "pattern">): string {
  const { minLength, maxLength, patternId } = rule;
  const named = `reg_pattern_${patternId ?? 0}`;
  const [min, max] = [minLength ?? 0, maxLength ?? 255];
  const bounds = min === max ? String(min) : `${min}–${max}`;
  return formatMessage({ id: named in messages ? named : "reg_pattern_0" }, { bounds });
}
