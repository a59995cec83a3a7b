/** The languages this client is written in, with what `lang` and `Intl` call them. */
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
const KEY = "lang";
const HISTORY_KEY = "hisLang";

export const isLanguage = (code: string | null): code is LanguageCode => code !== null && code in LANGUAGES;

const storedLanguage = (): LanguageCode => {
  const stored = localStorage.getItem(KEY);
  return isLanguage(stored) ? stored : DEFAULT;
};

/** The language of the client, and of what it asks the gateway. */
export const currentLanguage = storedLanguage;

/** Remembers a choice, and the ones before it. */
export function rememberLanguage(code: LanguageCode): void {
  const before = (localStorage.getItem(HISTORY_KEY) ?? "").split(",").filter(isLanguage);
  const history = [currentLanguage(), ...before.filter((other) => other !== currentLanguage())];
  localStorage.setItem(HISTORY_KEY, history.join(","));
  localStorage.setItem(KEY, code);
}
