import { z } from "zod";
import type { PlayKind } from "../pages/gameMessages.ts";
import { readTexts, someText } from "../texts.ts";

const LOCALES = { CN: "zh-Hans", EN: "en", ID: "id", PT: "pt-BR", TH: "th", TY: "en", VI: "vi" } as const;
type Language = keyof typeof LOCALES;

/** The languages that the pages of games speak. TY is English in a brand's own tone. */
export const LANGUAGES = Object.keys(LOCALES) as Language[];

const isLanguage = (language: string): language is Language => Object.hasOwn(LOCALES, language);

const group = z.record(z.string(), someText);

/** The texts of every page, then those of each kind of game. */
const MESSAGES = readTexts(
  import.meta.dirname,
  LANGUAGES,
  z.strictObject({
    shell: group,
    slot: group,
    fishing: group,
    table: group,
    match: group,
    keno: group,
    duel: group,
  }),
);

/** The texts of a page in one language, in English for an unknown one, and the BCP 47 tag for its numbers. */
export function pageTexts(language: string, kind?: PlayKind): { locale: string; messages: Record<string, string> } {
  const known = isLanguage(language) ? language : "EN";
  const { shell, ...kinds } = MESSAGES[known];
  return { locale: LOCALES[known], messages: { ...shell, ...(kind && kinds[kind]) } };
}
