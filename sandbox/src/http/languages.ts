import { recordOf } from "@atrium/schema/records";

/** Languages that the platform has texts in. */
export const LANGUAGES = ["CN", "EN", "ID", "PT", "TH", "TY", "VI"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The languages that a brand can offer and a member can choose. The platform's texts are English in the others. */
export const OFFERED_LANGUAGES = [
  ...LANGUAGES,
  ...["TW", "MS", "TL", "JA", "KO", "HI", "BN", "UR", "TA", "TE", "NE", "SI", "MY", "KM", "LO", "ES", "FR", "DE"],
  ...["IT", "NL", "RU", "UK", "PL", "TR", "AR", "FA", "SW", "MN"],
] as const;

/** The BCP 47 tags of the languages. TY is English in a brand's own tone. */
export const TAGS: Readonly<Record<Language, string>> = {
  CN: "zh-Hans",
  EN: "en",
  ID: "id",
  PT: "pt-BR",
  TH: "th",
  TY: "en",
  VI: "vi",
};

/** A text in every language of the platform. */
export type Translated = Record<Language, string>;

/** A value for each language of the platform. */
export const inEveryLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> =>
  recordOf(LANGUAGES, of);

/** The language of a `Language` header or parameter; English for one that it has no texts in. */
export const toLanguage = (value: string | undefined): Language =>
  LANGUAGES.find((language) => language === value?.toUpperCase()) ?? "EN";

/** Language of an `Accept-Language` header, for pages that are opened without a known person. */
export function browserLanguage(header: string | undefined): Language {
  const tags: Record<string, Language> = { zh: "CN", en: "EN", id: "ID", pt: "PT", th: "TH", vi: "VI" };
  return tags[(header ?? "").slice(0, 2).toLowerCase()] ?? "EN";
}
