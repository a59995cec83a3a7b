import { recall, remember } from "../browser/deviceMemory.ts";

/** The client's languages, with their tags for `lang` and `Intl`. */
export const LANGUAGES = {
  EN: { tag: "en", name: "English" },
  CN: { tag: "zh-Hans", name: "简体中文" },
  VI: { tag: "vi", name: "Tiếng Việt" },
  TH: { tag: "th", name: "ไทย" },
  ID: { tag: "id", name: "Bahasa Indonesia" },
  PT: { tag: "pt-BR", name: "Português" },
  TY: { tag: "en-x-ty", name: "English (TY)" },
} as const;

export type LanguageCode = keyof typeof LANGUAGES;

/** Without TY, which a visitor gets only from a brand that offers it. */
const UNTIL_KNOWN: readonly LanguageCode[] = ["EN", "CN", "VI", "TH", "ID", "PT"];
/** The key of the choice in the device's memory. */
export const LANGUAGE_KEY = "lang";
const HISTORY_KEY = "hisLang";
const YEAR_MS = 31_536_000_000;

export const isLanguage = (code: string | null | undefined): code is LanguageCode =>
  typeof code === "string" && Object.hasOwn(LANGUAGES, code);

/** The brand's language for this visitor, where it differs from what the client began with. */
let settled: LanguageCode | undefined;

/**
 * The language of the client and of its requests: the visitor's choice, else the one of the gateway's page, else the
 * first one of the browser's languages that the client has texts in.
 */
export const currentLanguage = (): LanguageCode => settled ?? chosenLanguage() ?? pageLanguage() ?? match(UNTIL_KNOWN);

/** The language for a brand that offers these, the default first. Keep it with `settleLanguage`. */
export function languageAmong(offered: readonly LanguageCode[]): LanguageCode {
  const chosen = chosenLanguage();
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

/** The gateway chose it by the same rule, and it knows what the brand offers. */
function pageLanguage(): LanguageCode | undefined {
  const code = document.querySelector<HTMLElement>("script#first-answers")?.dataset.language;
  return isLanguage(code) ? code : undefined;
}

const mainPartOf = (tag: string) => tag.toLowerCase().split("-", 1)[0];

/** The first of the browser's languages that is offered; regions and scripts do not count. */
function match(offered: readonly LanguageCode[]): LanguageCode {
  for (const tag of navigator.languages) {
    const found = offered.find((code) => mainPartOf(LANGUAGES[code].tag) === mainPartOf(tag));
    if (found) return found;
  }
  return offered[0] ?? "EN";
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
