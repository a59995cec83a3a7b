import type { Language } from "../http/languages.ts";

/** The languages of the brand, the default first, with their BCP 47 tags. */
export const LANGUAGE_NAMES: Record<Language, { tag: string }> = {
  EN: { tag: "en" },
  CN: { tag: "zh-Hans" },
  VI: { tag: "vi" },
  TH: { tag: "th" },
  ID: { tag: "id" },
  PT: { tag: "pt-BR" },
  TY: { tag: "en" },
};
