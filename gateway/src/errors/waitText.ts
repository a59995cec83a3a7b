import { type LanguageCode, tagOf } from "../language/language.ts";

/** A shorter wait is "a moment". */
const LONG_SECONDS = 120;

const texts: Readonly<Partial<Record<LanguageCode, (time: string) => string>>> = {
  CN: (time) => `尝试次数过多，请在${time}后再试。`,
  ID: (time) => `Terlalu banyak percobaan. Coba lagi dalam ${time}.`,
  PT: (time) => `Muitas tentativas. Tente de novo em ${time}.`,
  TH: (time) => `ลองหลายครั้งเกินไป กรุณาลองใหม่ในอีก ${time}`,
  VI: (time) => `Thử quá nhiều lần. Vui lòng thử lại sau ${time}.`,
};
const english = (time: string) => `Too many tries. Please try again in ${time}.`;

/** The text of RATE_LIMITED when the wait is long: it says how long. Undefined for a moment. */
export function waitText(seconds: number | undefined, language: LanguageCode): string | undefined {
  if (seconds === undefined || seconds < LONG_SECONDS) return undefined;
  const text = texts[language];
  const all = Math.ceil(seconds / 60);
  const duration = { hours: Math.floor(all / 60), minutes: all % 60 };
  const tag = text === undefined ? "en" : tagOf(language);
  return (text ?? english)(new Intl.DurationFormat(tag, { style: "long" }).format(duration));
}
