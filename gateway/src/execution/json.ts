/** Longer strings are faster with `JSON.stringify`. */
const longestLoop = 40;

/** A string as JSON. Most strings are short and need no escapes. */
export function quoted(text: string): string {
  if (text.length > longestLoop) return JSON.stringify(text);
  for (let index = 0; index < text.length; index += 1) {
    if (needsEscape(text.charCodeAt(index))) return JSON.stringify(text);
  }
  return `"${text}"`;
}

/** Control characters, quotes, backslashes, and surrogates, of which one may be alone. */
const needsEscape = (code: number): boolean =>
  code < 0x20 || code === 0x22 || code === 0x5c || (code >= 0xd800 && code <= 0xdfff);

/** The output of a scalar as JSON. A value that JSON does not have, such as a function, becomes null. */
export function jsonOf(output: unknown): string {
  return typeof output === "string" ? quoted(output) : (JSON.stringify(output) ?? "null");
}
