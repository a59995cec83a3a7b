import type { ErrorCode, UserErrorCode } from "../__generated__/types.ts";
import { type LanguageCode, tagOf } from "../language/language.ts";
import { entryOf } from "../lookup/entryOf.ts";

/** A shorter wait is said in seconds. */
const LONG_SECONDS = 120;

/** Codes of refusals that only time ends. A second code is refused for a minute in the usual case, which its own text says. */
const sayFrom: Readonly<Partial<Record<UserErrorCode, number>>> = {
  RATE_LIMITED: 1,
  ACCOUNT_LOCKED: 1,
  SMS_TOO_SOON: LONG_SECONDS,
};

const texts: Readonly<Partial<Record<LanguageCode, (time: string) => string>>> = {
  CN: (time) => `尝试次数过多，请在${time}后再试。`,
  ID: (time) => `Terlalu banyak percobaan. Coba lagi dalam ${time}.`,
  PT: (time) => `Muitas tentativas. Tente de novo em ${time}.`,
  TH: (time) => `ลองหลายครั้งเกินไป กรุณาลองใหม่ในอีก ${time}`,
  VI: (time) => `Thử quá nhiều lần. Vui lòng thử lại sau ${time}.`,
};
const english = (time: string) => `Too many tries. Please try again in ${time}.`;

/** The text of a refusal that says how long it lasts; undefined for other codes, and when the platform does not say it. */
export function waitText(
  code: UserErrorCode | ErrorCode,
  seconds: number | undefined,
  language: LanguageCode,
): string | undefined {
  const from = entryOf(sayFrom, code);
  if (seconds === undefined || from === undefined || seconds < from) return undefined;
  const text = texts[language];
  const minutes = Math.ceil(seconds / 60);
  const isLong = seconds >= LONG_SECONDS;
  const duration = isLong ? { hours: Math.floor(minutes / 60), minutes: minutes % 60 } : { seconds };
  const tag = text === undefined ? "en" : tagOf(language);
  return (text ?? english)(new Intl.DurationFormat(tag, { style: "long" }).format(duration));
}
