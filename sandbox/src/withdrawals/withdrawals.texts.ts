import { fill, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import type { Language } from "../http/languages.ts";
import { textsIn } from "../http/textsIn.ts";
import { moneyText } from "../site/moneyText.ts";
import type { Withdrawal } from "./withdrawals.tables.ts";

const message = z.strictObject({ title: someText, content: someText });
type Message = z.infer<typeof message>;

/** Messages about withdrawals in the inbox. */
export const WITHDRAW_TEXTS = textsIn(import.meta.dirname, {
  /** A payment is on its way; `{minutes}` are left for an answer. */
  paid: message,
  /** The same, while the time runs out. */
  reminder: message,
  /** Nobody answered in time. */
  forced: message,
  rejected: message,
  /** The operator paid once more after a dispute. */
  paidAgain: message,
  /** The operator found that a disputed payment arrived. */
  arrived: message,
});

export type WithdrawMessage = keyof (typeof WITHDRAW_TEXTS)["EN"];

/** A message in a language with its values. */
export function withdrawMessage(
  language: Language,
  { withdrawId, bankName, last4, currency }: Withdrawal,
  { name, amount, minutes }: { name: WithdrawMessage; amount: bigint; minutes: number },
): Message {
  const { title, content } = WITHDRAW_TEXTS[language][name];
  const values = {
    number: withdrawId,
    account: `${bankName} •••• ${last4}`,
    amount: moneyText(amount, currency, language),
    minutes: String(minutes),
  };
  return { title: fill(title, values), content: fill(content, values) };
}
