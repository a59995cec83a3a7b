/** The languages that the platform speaks itself. */
export const LANGUAGES = ["CN", "EN", "ID", "PT", "TH", "TY", "VI"] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text in every language of the platform. */
export type Translated = Record<Language, string>;

/** The language of a `Language` header or parameter; English for one that the platform doesn't speak. */
export const toLanguage = (value: string | undefined): Language =>
  LANGUAGES.find((language) => language === value?.toUpperCase()) ?? "EN";
