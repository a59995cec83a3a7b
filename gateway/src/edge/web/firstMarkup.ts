/** Where a value is in an answer: field names, and indices of lists. */
export type AnswerPath = readonly (string | number)[];

const names = /\{\{(\w+)\}\}/g;
/** Names of values that must be the address of a picture. */
const pictures = new Set(["picture", "card"]);
const address = /^(https?:\/)?\//;

/** Replaces the names in double braces by values, as text or within an attribute. */
export const fillNames = (markup: string, values: Readonly<Record<string, string>>): string =>
  markup.replace(names, (_, name: string) => escapeHtml(values[name] ?? ""));

/**
 * The values at some paths of an answer; undefined when one is missing. A value in the place of a picture has to be an
 * address.
 */
export function valuesIn(
  answer: string | undefined,
  paths: Readonly<Record<string, AnswerPath>>,
): Record<string, string> | undefined {
  if (answer === undefined) return undefined;
  const data: unknown = JSON.parse(answer).data;
  const found: Record<string, string> = {};
  for (const [name, path] of Object.entries(paths)) {
    const value = valueAt(data, path);
    if (typeof value !== "string" || (pictures.has(name) && !address.test(value))) return undefined;
    found[name] = value;
  }
  return found;
}

/** Whether an answer has nothing at a path. */
export const isNullIn = (answer: string, path: AnswerPath): boolean =>
  (valueAt(JSON.parse(answer).data, path) ?? null) === null;

function valueAt(data: unknown, path: AnswerPath): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.entries(value).find(([name]) => name === String(key))?.[1];
  }
  return value;
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
