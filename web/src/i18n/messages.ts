import { currentLanguage, hasAllTexts, type LanguageCode } from "./language.ts";
import type { Messages, TextFile } from "./textFile.ts";

type Files = Record<string, () => Promise<TextFile>>;

/** The texts of the first screens, and those of everything else: `build/messages.ts` takes both from the whole folder. */
const FIRST: Files = import.meta.glob<TextFile>("../../lang/*/shared.json");
const MORE: Files = import.meta.glob<TextFile>("../../lang/*/shared.json", { query: "?more" });

/** The files of the areas, which no first screen needs. */
const loadAreas = async () => (await import("./areaTexts.ts")).areaTexts;

export type TextArea = keyof Awaited<ReturnType<typeof loadAreas>>;

/** The areas that have been opened. A change of the language loads their texts, too. */
const opened = new Set<TextArea>();

/** The texts of each language. These objects grow: a part that needs more texts is rendered after they have loaded. */
const texts = new Map<LanguageCode, Messages>();

/** Loads the texts of the first screens. */
export async function loadFirstMessages(code: LanguageCode): Promise<Messages> {
  await add(code, FIRST);
  return textsOf(code);
}

/** Loads all texts of a language, but for those of areas that have not been opened. */
export async function loadMessages(code: LanguageCode): Promise<Messages> {
  const names = [...opened];
  const areas = loadAreas();
  const opens = names.map(async (name) => add(code, (await areas)[name]));
  await Promise.all([add(code, FIRST), add(code, MORE), areas, ...opens]);
  return opened.size > names.length ? loadMessages(code) : textsOf(code);
}

/** Makes the loader of a part load the texts of its area, too. */
export function withTexts<T>(area: TextArea | undefined, load: () => Promise<T>): () => Promise<T> {
  if (area === undefined) return load;
  const loadTexts = async () => add(currentLanguage(), (await loadAreas())[area]);
  return async () => {
    opened.add(area);
    const [part] = await Promise.all([load(), loadTexts()]);
    return part;
  };
}

async function add(code: LanguageCode, files: Files): Promise<void> {
  if (hasAllTexts(code)) {
    Object.assign(textsOf(code), await textsIn(files, code));
    return;
  }
  const [english, { widerTexts }] = await Promise.all([textsIn(files, "EN"), import("./widerTexts.ts")]);
  Object.assign(textsOf(code), await widerTexts(code, english));
}

const textsIn = async (files: Files, code: LanguageCode) =>
  (await files[`../../lang/${code}/shared.json`]?.())?.default;

function textsOf(code: LanguageCode): Messages {
  const known = texts.get(code) ?? {};
  texts.set(code, known);
  return known;
}
