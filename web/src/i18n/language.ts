import { recall, remember } from "../browser/deviceMemory.ts";

/** The client's languages, with their tags for `lang` and `Intl`. */
export const LANGUAGES = {
  EN: { tag: "en", name: "English" },
  CN: { tag: "zh-Hans", name: "简体中文" },
  VI: { tag: "vi", name: "Tiếng Việt" },
  TH: { tag: "th", name: "ไทย" },
  ID: { tag: "id", name: "Bahasa Indonesia" },
  PT: { tag: "pt-BR", name: "Português" },
  TY: { tag: "en-x-ty", name: "English (Atrium)" },
} as const;

export type LanguageCode = keyof typeof LANGUAGES;

const DEFAULT: LanguageCode = "EN";
/** The key of the choice in the device's memory. */
export const LANGUAGE_KEY = "lang";
const HISTORY_KEY = "hisLang";
const YEAR_MS = 31_536_000_000;

export const isLanguage = (code: string | null): code is LanguageCode => code !== null && code in LANGUAGES;

/** The language of the client and of its requests. */
export function currentLanguage(): LanguageCode {
  const stored = recall(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : DEFAULT;
}

/** Languages that the platform may add: Arabic, Persian and Urdu. */
const RIGHT_TO_LEFT = /^(ar|fa|ur)\b/;

/** Sets the page's language and text direction. */
export function markPage(code: LanguageCode): void {
  document.documentElement.lang = LANGUAGES[code].tag;
  document.documentElement.dir = RIGHT_TO_LEFT.test(LANGUAGES[code].tag) ? "rtl" : "ltr";
}

/** Stores a choice and the previous ones. */
export function rememberLanguage(code: LanguageCode): void {
  if (recall(LANGUAGE_KEY) === code) return;
  const before = (recall(HISTORY_KEY) ?? "").split(",").filter(isLanguage);
  const history = [currentLanguage(), ...before.filter((other) => other !== currentLanguage())];
  remember(HISTORY_KEY, history.join(","));
  remember(LANGUAGE_KEY, code);
  // For the gateway, which sends the first screen's data along with the page. Browsers without this API ask for it.
  void window.cookieStore?.set({ name: LANGUAGE_KEY, value: code, sameSite: "lax", expires: Date.now() + YEAR_MS });
}
