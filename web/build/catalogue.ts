import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const catalogue = path.resolve(import.meta.dirname, "../lang");

const codesOf = (files: string) => globSync(files, { cwd: catalogue }).toSorted();

/** The languages that have all texts: each has a folder of files. */
export const completeLanguages = codesOf("*/shared.json").map((file) => path.dirname(file));

/** The languages that have only the most frequent texts: each has one file. */
export const widerLanguages = codesOf("wider/*.json").map((file) => path.basename(file, ".json"));

/** The files of a language. */
export const filesOf = (code: string): string[] =>
  codesOf(`{${code}/*,wider/${code}}.json`).map((file) => path.join(catalogue, file));

/** The texts of a file by id. */
export const textsIn = (file: string): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));

/** A brand's own English. It has only the texts that differ from the English ones. */
const OWN_ENGLISH = "TY";

/** The texts of a language by id. */
export const textsOf = (code: string): Record<string, string> =>
  Object.assign({}, ...(code === OWN_ENGLISH ? [textsOf("EN")] : []), ...filesOf(code).map(textsIn));
