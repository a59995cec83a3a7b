import type { ErrorCode, UserErrorCode } from "../__generated__/types.ts";
import { entryOf } from "../basics/entryOf.ts";
import { type LanguageCode, tagOf } from "../language/language.ts";
import { hasTexts, textIn } from "../language/texts.ts";

/** A shorter wait is said in seconds. */
const LONG_SECONDS = 120;

/** Codes of refusals that only time ends. A second code is refused for a minute in the usual case, which its own text says. */
const sayFrom: Readonly<Partial<Record<UserErrorCode, number>>> = {
  RATE_LIMITED: 1,
  ACCOUNT_LOCKED: 1,
  SMS_TOO_SOON: LONG_SECONDS,
};

/** The text of a refusal that says how long it lasts; undefined for other codes, and when the platform does not say it. */
export function waitText(
  code: UserErrorCode | ErrorCode,
  seconds: number | undefined,
  language: LanguageCode,
): string | undefined {
  const from = entryOf(sayFrom, code);
  if (seconds === undefined || from === undefined || seconds < from) return undefined;
  const minutes = Math.ceil(seconds / 60);
  const isLong = seconds >= LONG_SECONDS;
  const duration = isLong ? { hours: Math.floor(minutes / 60), minutes: minutes % 60 } : { seconds };
  const tag = hasTexts(language) ? tagOf(language) : "en";
  const time = new Intl.DurationFormat(tag, { style: "long" }).format(duration);
  return textIn(language, "refused_wait", { time });
}
