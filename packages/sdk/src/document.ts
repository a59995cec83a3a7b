/** An instant in UTC: `2026-11-21T08:30:00.000Z`. */
export type DateTime = `${number}-${number}-${number}T${string}Z`;

/** An exact number as text: `1000.50`. */
export type Decimal = `${number}`;

/** Whether a text that a person typed is a number that may be sent. */
export const isDecimal = (text: string): text is Decimal => /^\d{1,18}(\.\d{1,18})?$/.test(text);

/**
 * One operation as text, with the types of its result and variables. graphql-codegen's `documentMode: "string"` makes such
 * documents, too. A text without types has the result `unknown`.
 */
export interface TypedDocument<Result, Variables> {
  readonly __apiType?: (variables: Variables) => Result;
  toString(): string;
}
