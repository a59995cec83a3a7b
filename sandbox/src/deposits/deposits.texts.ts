import path from "node:path";
import { fill, readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES, type Language } from "../http/languages.ts";
import { moneyText } from "../site/moneyText.ts";
import type { Deposit } from "../wallet/deposits.tables.ts";

/** Messages about deposits in the inbox. */
export const DEPOSIT_TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({
    /** Money came late and can't stay. */
    returned: z.strictObject({ title: someText, content: someText }),
    reasons: z.strictObject({ break: someText, limit: someText, locked: someText, closed: someText }),
  }),
);

/** Why money that came late goes back. */
export type ReturnReason = keyof (typeof DEPOSIT_TEXTS)["EN"]["reasons"];

/** Tells a member that money goes back, and why. */
export function returnedMessage(language: Language, { depositId, amount, currency }: Deposit, why: ReturnReason) {
  const { returned, reasons } = DEPOSIT_TEXTS[language];
  const values = { number: depositId, amount: moneyText(amount, currency, language), reason: reasons[why] };
  return { title: returned.title, content: fill(returned.content, values) };
}
