import { hash } from "node:crypto";
import { z } from "zod";
import { amountText } from "../../language/amountText.ts";

/** Where a value is in an answer: field names, and indices of lists. */
export type AnswerPath = readonly (string | number)[];
export const answerPath = z.array(z.union([z.string(), z.number()]));

const names = /\{\{(\w+)\}\}/g;
/** Names of values that must be the address of a picture. */
const pictures = /^(picture|card|tile\d)$/;
/** The name of a value that is HTML. The gateway has cleaned it, as each field of the schema that ends in `Html`. */
const cleanHtml = "html";
const address = /^(https?:\/)?\//;

/** Replaces the names in double braces by values: `html` as HTML, others as text or within an attribute. */
export const fillNames = (markup: string, values: Readonly<Record<string, string>>): string =>
  markup.replace(
    names,
    (_, name: string) => (name === cleanHtml ? values[name] : escapeHtml(values[name] ?? "")) ?? "",
  );

/** Replaces the names in double braces within texts. */
export const fillTexts = (texts: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, text.replace(names, (_, name: string) => values[name] ?? "")]),
  );

/**
 * The values at some paths of an answer; undefined when one is missing. A value in the place of a picture has to be an
 * address. Amounts are written in `language`, and count as missing without it.
 */
export function valuesIn(
  answer: string | undefined,
  paths: Readonly<Record<string, AnswerPath>>,
  language?: string,
): Record<string, string> | undefined {
  if (answer === undefined) return undefined;
  const data: unknown = JSON.parse(answer).data;
  const found: Record<string, string> = {};
  for (const [name, path] of Object.entries(paths)) {
    const there = valueAt(data, path);
    const value = language === undefined ? there : (amountText(there, language) ?? there);
    if (typeof value === "number") found[name] = String(value);
    else if (typeof value !== "string" || (pictures.test(name) && !address.test(value))) return undefined;
    else found[name] = value;
  }
  return found;
}

/** Whether an answer has a value at a path; nothing counts as null. */
export const hasIn = (answer: string, path: AnswerPath, value: string | boolean | null): boolean =>
  (valueAt(JSON.parse(answer).data, path) ?? null) === value;

/** Whether an answer has nothing at a path. */
export const isNullIn = (answer: string, path: AnswerPath): boolean => hasIn(answer, path, null);

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

/** The hash of an inline script or style, as a content security policy names it. */
export const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;
