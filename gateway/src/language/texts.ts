import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { entryOf } from "../basics/entryOf.ts";

type Texts = Readonly<Record<string, string>>;

const textsOfFile = z.record(z.string(), z.string());

/** What people read, by language and id: the catalogue of the web client. Languages that have few texts are left out. */
const catalogue: Readonly<Record<string, Texts>> = readCatalogue(join(import.meta.dirname, "../../../web/lang"));

function readCatalogue(folder: string): Record<string, Texts> {
  const found: Record<string, Texts> = {};
  for (const file of globSync("[A-Z][A-Z]/*.json", { cwd: folder })) {
    const texts = textsOfFile.parse(JSON.parse(readFileSync(join(folder, file), "utf8")));
    found[dirname(file)] = { ...found[dirname(file)], ...texts };
  }
  if (found.EN === undefined) throw new Error(`${folder} has no English texts: the gateway needs web/lang beside it.`);
  return found;
}

/** Whether a language has texts of its own; others are answered in English. */
export const hasTexts = (language: string): boolean => Object.hasOwn(catalogue, language);

/** A text in a language, or in English where that language has none; undefined for an unknown id. */
export const findText = (language: string, id: string): string | undefined =>
  entryOf(entryOf(catalogue, language) ?? {}, id) ?? entryOf(catalogue.EN ?? {}, id);

/** The texts of ids with a beginning, by the rest of the id. */
export const textsFrom = (language: string, beginning: string): Texts =>
  Object.fromEntries(
    Object.entries({ ...catalogue.EN, ...entryOf(catalogue, language) }).flatMap(([id, text]) =>
      id.startsWith(beginning) ? [[id.slice(beginning.length), text] as const] : [],
    ),
  );

/** A text with its `{places}` filled in. Throws for an unknown id: `npm run check` finds those. */
export function textIn(language: string, id: string, values: Readonly<Record<string, string>> = {}): string {
  const text = findText(language, id);
  if (text === undefined) throw new Error(`There is no text ${id}.`);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => entryOf(values, name) ?? place);
}
