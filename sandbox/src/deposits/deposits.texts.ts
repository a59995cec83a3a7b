import { fill, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import type { Language } from "../http/languages.ts";
import { textsIn } from "../http/textsIn.ts";
import { moneyText } from "../site/moneyText.ts";
import type { Deposit } from "../wallet/deposits.tables.ts";

/** Messages about deposits in the inbox, and the payment page. */
export const DEPOSIT_TEXTS = textsIn(import.meta.dirname, {
  /** Money came late and can't stay. */
  returned: z.strictObject({ title: someText, content: someText }),
  /** The payment page; the states are those that a deposit can end in. */
  pay: z.record(
    z.enum([
      ...(["title", "note", "card", "expires", "code", "voucher", "pay", "cancel", "wrong", "back"] as const),
      ...(["SUCCESS", "FAILED", "EXPIRED", "CANCELLED"] as const),
    ]),
    someText,
  ),
  reasons: z.strictObject({ break: someText, limit: someText, locked: someText, closed: someText }),
});

/** Why money that came late goes back. */
export type ReturnReason = keyof (typeof DEPOSIT_TEXTS)["EN"]["reasons"];

/** Tells a member that money goes back, and why. */
export function returnedMessage(language: Language, { depositId, amount, currency }: Deposit, why: ReturnReason) {
  const { returned, reasons } = DEPOSIT_TEXTS[language];
  const values = { number: depositId, amount: moneyText(amount, currency, language), reason: reasons[why] };
  return { title: returned.title, content: fill(returned.content, values) };
}
