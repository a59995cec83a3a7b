import type { FieldFault } from "./errors.ts";

/** Bounds of a text in code points, and its pattern; `*` accepts anything. */
export interface FieldRule {
  minLength: number;
  maxLength: number;
  acceptedPattern: string;
}

/** The fault of a field with this text; undefined when there is none. */
export function faultOf(field: string, text: string, rule: FieldRule): FieldFault | undefined {
  const { minLength: min, maxLength: max, acceptedPattern } = rule;
  const size = [...text].length;
  if (size < min || size > max) return { field, rule: "length", min, max };
  const fits = acceptedPattern === "*" || new RegExp(acceptedPattern, "u").test(text);
  return fits ? undefined : { field, rule: "pattern", min, max };
}
