import { fill, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import type { Language } from "../http/languages.ts";
import { textsIn } from "../http/textsIn.ts";
import { clubLabelOf, SERVICE_RANK } from "../member/club.ts";
import { LANGUAGE_NAMES } from "../site/languageNames.ts";
import { CLUB_CURRENCY, type Level } from "./levels.ts";

const message = z.strictObject({ title: someText, content: someText });

/** Benefits of the levels, and messages about a change of the level. */
export const VIP_TEXTS = textsIn(import.meta.dirname, {
  /** Name of a level's bonus. */
  bonus: someText,
  benefits: z.strictObject({ bonus: someText, promotions: someText, service: someText }),
  raised: message,
  /** Follows `raised` when the level's bonus was paid. */
  paid: someText,
  lowered: message,
});

const inLanguage = (amount: bigint, language: Language): string =>
  new Intl.NumberFormat(LANGUAGE_NAMES[language].tag, {
    style: "currency",
    currency: CLUB_CURRENCY,
    maximumFractionDigits: 0,
  }).format(amount);

/** What a level gives, in a language. */
export function benefitsOf({ rankLevel, bonus }: Level, language: Language): string[] {
  const { benefits } = VIP_TEXTS[language];
  return [
    ...(bonus > 0n ? [fill(benefits.bonus, { amount: inLanguage(bonus, language) })] : []),
    ...(rankLevel > 0 ? [benefits.promotions] : []),
    ...(rankLevel >= SERVICE_RANK ? [benefits.service] : []),
  ];
}

/** The message to a member who came to a level, from below or from above. */
export function levelMessage(level: Level, kind: "raised" | "lowered", isPaid: boolean, language: Language) {
  const { paid, [kind]: text } = VIP_TEXTS[language];
  const values = {
    level: clubLabelOf(level.rankLevel, language).labelName,
    amount: inLanguage(level.bonus, language),
    keep: inLanguage(level.keepTurnover, language),
  };
  const content = isPaid ? `${text.content} ${paid}` : text.content;
  return { title: fill(text.title, values), content: fill(content, values) };
}
