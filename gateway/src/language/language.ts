import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** The platform's language codes with their BCP 47 tag and own name. Missing texts of a language are in English. */
export const languages = {
  EN: ["en", "English"],
  CN: ["zh-Hans", "简体中文"],
  TW: ["zh-Hant", "繁體中文"],
  ID: ["id", "Bahasa Indonesia"],
  PT: ["pt-BR", "Português"],
  TH: ["th", "ไทย"],
  TY: ["en-x-ty", "English (TY)"],
  VI: ["vi", "Tiếng Việt"],
  MS: ["ms", "Bahasa Melayu"],
  TL: ["fil", "Filipino"],
  JA: ["ja", "日本語"],
  KO: ["ko", "한국어"],
  HI: ["hi", "हिन्दी"],
  BN: ["bn", "বাংলা"],
  UR: ["ur", "اردو"],
  TA: ["ta", "தமிழ்"],
  TE: ["te", "తెలుగు"],
  NE: ["ne", "नेपाली"],
  SI: ["si", "සිංහල"],
  MY: ["my", "မြန်မာ"],
  KM: ["km", "ខ្មែរ"],
  LO: ["lo", "ລາວ"],
  ES: ["es", "Español"],
  FR: ["fr", "Français"],
  DE: ["de", "Deutsch"],
  IT: ["it", "Italiano"],
  NL: ["nl", "Nederlands"],
  RU: ["ru", "Русский"],
  UK: ["uk", "Українська"],
  PL: ["pl", "Polski"],
  TR: ["tr", "Türkçe"],
  AR: ["ar", "العربية"],
  FA: ["fa", "فارسی"],
  SW: ["sw", "Kiswahili"],
  MN: ["mn", "Монгол"],
} as const satisfies Record<string, readonly [tag: string, name: string]>;

/** A language code of the platform. */
export type LanguageCode = keyof typeof languages;

/** Languages that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set<LanguageCode>(["AR", "FA", "UR"]);

/** The direction of a page in a language, for `dir` in HTML. */
export const directionOf = (code: string): "ltr" | "rtl" => (rightToLeft.has(code) ? "rtl" : "ltr");

export const languageCodes: readonly string[] = Object.keys(languages);

const knownCodes = new Set(languageCodes);

export const isLanguageCode = (code: string): code is LanguageCode => knownCodes.has(code);

const byTag = new Map<string, LanguageCode>();
for (const code of languageCodes.filter(isLanguageCode)) byTag.set(languages[code][0].toLowerCase(), code);
for (const [tag, code] of [
  ["zh", "CN"],
  ["zh-cn", "CN"],
  ["zh-sg", "CN"],
  ["zh-tw", "TW"],
  ["zh-hk", "TW"],
  ["pt", "PT"],
  ["in", "ID"],
  ["tl", "TL"],
] as const) {
  byTag.set(tag, code);
}

/** Browsers send few different headers. Other callers must neither fill the memory nor displace those for long. */
const preferences = new LRUCache({ max: 500, memoMethod: preferredOf });

/**
 * The language of the answer: the web client's own header, else the first known one of `Accept-Language`, else English.
 */
export function languageOf(own: string | string[] | undefined, accept: string | undefined): LanguageCode {
  const asked = (Array.isArray(own) ? own[0] : own)?.toUpperCase();
  if (asked !== undefined && isLanguageCode(asked)) return asked;
  if (accept === undefined || accept.length > 256) return "EN";
  return preferences.memo(accept);
}

/**
 * The language of a page: the visitor's choice, else the first offered one that `Accept-Language` asks for, else the
 * first offered one. Regions do not count, and scripts only where both are offered: a reader of `pt-PT` prefers Brazilian
 * to English. Undefined when none is offered.
 */
export function pageLanguage(
  chosen: string | undefined,
  accept: string | undefined,
  offered: readonly string[],
): string | undefined {
  if (chosen !== undefined && offered.includes(chosen)) return chosen;
  const wanted = accept === undefined || accept.length > 256 ? [] : languagesIn(accept);
  for (const tag of wanted) {
    const matches = offered.filter((code) => mainPartOf(tagOf(code)) === mainPartOf(tag));
    const best = matches.find((code) => traditional.test(tagOf(code)) === traditional.test(tag)) ?? matches[0];
    if (best !== undefined) return best;
  }
  return offered[0];
}

const traditional = /^zh-(hant|hk|mo|tw)\b/i;

/** The BCP 47 tag of a language; empty for an unknown one. */
export const tagOf = (code: string): string => (isLanguageCode(code) ? languages[code][0] : "");

const mainPartOf = (tag: string) => tag.toLowerCase().split("-", 1)[0];

const languagesIn = (accept: string) => new Negotiator({ headers: { "accept-language": accept } }).languages();

function preferredOf(accept: string): LanguageCode {
  for (const tag of languagesIn(accept)) {
    const parts = tag.toLowerCase().split("-");
    // Fall back from `zh-Hant-HK` to `zh-Hant`, then to `zh`: a reader of `pt-PT` prefers Brazilian to English.
    const tags = [parts, parts.slice(0, 2), parts.slice(0, 1)].map((some) => some.join("-"));
    const known = tags.map((some) => byTag.get(some)).find((code) => code !== undefined);
    if (known !== undefined) return known;
  }
  return "EN";
}
