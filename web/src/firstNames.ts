/** Where a value is in the answer to a query: field names and indices of lists. */
export type AnswerPath = readonly (string | number)[];

/** A name that the gateway replaces by a text or a value. */
export const nameOf = (value: string) => `{{${value}}}`;

/** Messages that are the names of texts. */
export const nameMessages = (textIds: readonly string[]) =>
  Object.fromEntries(textIds.map((id) => [id, [{ type: 0, value: nameOf(id) }]]));
