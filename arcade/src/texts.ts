import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Reads a JSON file and checks it. Throws an error that names the file and the wrong keys. */
export function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return checked(file, schema, JSON.parse(readFileSync(file, "utf8")));
}

/** The same value, of the schema's type. Throws an error that names the file and the wrong keys. */
export function checked<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}

/**
 * Reads the texts of a folder: `EN.json`, `VI.json` … Throws an error that names the file and the key when a language
 * lacks a text, has one too many, or has other `{places}` for values than the first language.
 */
export function readTexts<Language extends string, Schema extends z.ZodType>(
  folder: string,
  languages: readonly Language[],
  schema: Schema,
): Record<Language, z.output<Schema>> {
  const texts = languages.map((language) => [language, readJson(fileOf(folder, language), schema)] as const);
  const [first] = texts;
  for (const [language, found] of texts) {
    const fault = first && differenceOf(placesOf(first[1]), placesOf(found));
    if (fault) throw new Error(`${fileOf(folder, language)}: ${fault} (compared with ${first[0]}.json)`);
  }
  return Object.fromEntries(texts) as Record<Language, z.output<Schema>>;
}

const fileOf = (folder: string, language: string) => path.join(folder, `${language}.json`);

/** The `{places}` of each text, by the path of its key. */
function placesOf(value: unknown, key = ""): Map<string, string> {
  if (typeof value === "string") return new Map([[key, (value.match(/\{\w+\}/g) ?? []).sort().join(" ")]]);
  return new Map(
    Object.entries(value ?? {}).flatMap(([name, inner]) => [...placesOf(inner, key === "" ? name : `${key}.${name}`)]),
  );
}

function differenceOf(expected: Map<string, string>, found: Map<string, string>): string | undefined {
  for (const [key, places] of expected) {
    if (!found.has(key)) return `the text ${key} is missing`;
    if (found.get(key) !== places) return `the text ${key} must have these places for values: ${places || "none"}`;
  }
  const extra = [...found.keys()].find((key) => !expected.has(key));
  return extra === undefined ? undefined : `the text ${extra} is unknown`;
}

/** A text with its `{places}` filled in; a place without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);

/** A text that is not empty. */
export const someText = z.string().regex(/\S/, "must not be empty");
