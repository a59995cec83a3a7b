import { recall, remember } from "../browser/deviceMemory.ts";

/** The languages that have all texts, with their tags for `lang` and `Intl`. */
const COMPLETE = { EN: "en", CN: "zh-Hans", VI: "vi", TH: "th", ID: "id", PT: "pt-BR", TY: "en-x-ty" } as const;

/** The languages of which only the most frequent texts exist, in `lang/wider`. The others are in English. */
const WIDER = {
  TW: "zh-Hant",
  MS: "ms",
  TL: "fil",
  JA: "ja",
  KO: "ko",
  HI: "hi",
  BN: "bn",
  UR: "ur",
  TA: "ta",
  TE: "te",
  NE: "ne",
  SI: "si",
  MY: "my",
  KM: "km",
  LO: "lo",
  ES: "es",
  FR: "fr",
  DE: "de",
  IT: "it",
  NL: "nl",
  RU: "ru",
  UK: "uk",
  PL: "pl",
  TR: "tr",
  AR: "ar",
  FA: "fa",
  SW: "sw",
  MN: "mn",
} as const;

/** The tags of all languages that a brand can offer. */
const TAGS = { ...COMPLETE, ...WIDER };

export type LanguageCode = keyof typeof TAGS;

/** What the client begins with, until it knows the brand. TY is only for brands that offer it. */
const UNTIL_KNOWN: readonly LanguageCode[] = ["EN", "CN", "VI", "TH", "ID", "PT"];
/** The key of the choice in the device's memory. */
export const LANGUAGE_KEY = "lang";
const HISTORY_KEY = "hisLang";
const YEAR_MS = 31_536_000_000;

export const isLanguage = (code: string | null | undefined): code is LanguageCode =>
  typeof code === "string" && Object.hasOwn(TAGS, code);

export const hasAllTexts = (code: LanguageCode): boolean => Object.hasOwn(COMPLETE, code);

/** The tag of a language for `lang`. */
export const tagOf = (code: LanguageCode): string => TAGS[code];

/**
 * The tag of a language for `Intl`. Thai and the wider languages use Latin digits and the Gregorian calendar, as input fields
 * and timestamps do. English writes days before months and hours up to 24, as all others do.
 */
export const localeOf = (code: LanguageCode): string =>
  /^en/.test(TAGS[code])
    ? "en-001-u-hc-h23"
    : code === "TH" || !hasAllTexts(code)
      ? `${TAGS[code]}-u-ca-gregory-nu-latn`
      : TAGS[code];

/** The brand's language for this visitor, where it differs from what the client began with. */
let settled: LanguageCode | undefined;

/**
 * The language of the client and of its requests: the visitor's choice, else the one of the gateway's page, else the
 * first one of the browser's languages that most brands offer.
 */
export const currentLanguage = (): LanguageCode => settled ?? chosenLanguage() ?? pageLanguage() ?? match(UNTIL_KNOWN);

/** The language for a brand that offers these, the default first. Keep it with `settleLanguage`. */
export function languageAmong(offered: readonly LanguageCode[]): LanguageCode {
  // The cookie of a choice can outlive the browser's storage: then the gateway's page is in that language.
  const chosen = chosenLanguage() ?? pageLanguage();
  return chosen && offered.includes(chosen) ? chosen : match(offered);
}

/** Changes the language until the visitor chooses one, without making it the visitor's choice; `undefined` takes it back. */
export function settleLanguage(code: LanguageCode | undefined): void {
  settled = code;
}

function chosenLanguage(): LanguageCode | undefined {
  const stored = recall(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}

/** The gateway chose it by the same rule, of what the brand offers. */
function pageLanguage(): LanguageCode | undefined {
  const code = document.querySelector<HTMLElement>("script#first-answers")?.dataset.language;
  return isLanguage(code) ? code : undefined;
}

const mainPartOf = (tag: string) => tag.toLowerCase().split("-", 1)[0];

const TRADITIONAL = /^zh-(hant|hk|mo|tw)\b/i;

/** The first of the browser's languages that is offered. Regions do not count, and scripts only where both are offered. */
function match(offered: readonly LanguageCode[]): LanguageCode {
  for (const tag of navigator.languages) {
    const found = offered.filter((code) => mainPartOf(TAGS[code]) === mainPartOf(tag));
    const sameScript = found.find((code) => TRADITIONAL.test(TAGS[code]) === TRADITIONAL.test(tag));
    const best = sameScript ?? found[0];
    if (best) return best;
  }
  return offered[0] ?? "EN";
}

export const isRightToLeft = (code: LanguageCode): boolean => ["AR", "FA", "UR"].includes(code);

/** Sets the page's language and text direction. */
export function markPage(code: LanguageCode): void {
  document.documentElement.lang = TAGS[code];
  document.documentElement.dir = isRightToLeft(code) ? "rtl" : "ltr";
}

/** Stores a choice and the previous ones. */
export function rememberLanguage(code: LanguageCode): void {
  const previous = currentLanguage();
  settled = undefined;
  if (recall(LANGUAGE_KEY) === code) return;
  const before = (recall(HISTORY_KEY) ?? "").split(",").filter(isLanguage);
  const history = [previous, ...before.filter((other) => other !== previous)];
  remember(HISTORY_KEY, history.join(","));
  remember(LANGUAGE_KEY, code);
  // For the gateway, which sends the first screen's data along with the page. Browsers without this API ask for it.
  void window.cookieStore?.set({ name: LANGUAGE_KEY, value: code, sameSite: "lax", expires: Date.now() + YEAR_MS });
}
