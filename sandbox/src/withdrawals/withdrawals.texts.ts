import path from "node:path";
import { fill, readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES } from "../http/languages.ts";
import { toDecimal } from "../money.ts";
import type { Withdrawal } from "./withdrawals.tables.ts";

const message = z.strictObject({ title: someText, content: someText });
type Message = z.infer<typeof message>;

/** Messages about withdrawals in the inbox. */
export const WITHDRAW_TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({
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
  }),
);

export type WithdrawMessage = keyof (typeof WITHDRAW_TEXTS)["EN"];

/** A message with its values. */
export function withdrawMessage(
  { title, content }: Message,
  { withdrawId, bankName, last4, currency }: Withdrawal,
  { amount, minutes }: { amount: bigint; minutes: number },
): Message {
  const values = {
    number: withdrawId,
    account: `${bankName} •••• ${last4}`,
    amount: `${toDecimal(amount, currency)} ${currency}`,
    minutes: String(minutes),
  };
  return { title: fill(title, values), content: fill(content, values) };
}
