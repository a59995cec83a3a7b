import { fill, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import type { Language } from "../http/languages.ts";
import { textsIn } from "../http/textsIn.ts";
import { moneyText } from "../site/moneyText.ts";
import type { MemberTransfer } from "../wallet/memberTransfers.tables.ts";

/** Messages to the receivers of transfers, in the inbox. */
export const TRANSFER_TEXTS = textsIn(import.meta.dirname, {
  received: z.strictObject({ title: someText, content: someText }),
  /** Added when the sender wrote something. */
  remark: someText,
});

/** Tells the receiver of a transfer who sent how much. */
export function receivedMessage(language: Language, { amount, currency, remark }: MemberTransfer, sender: string) {
  const { received, remark: said } = TRANSFER_TEXTS[language];
  const content = fill(received.content, { amount: moneyText(amount, currency, language), account: sender });
  return { title: received.title, content: remark === null ? content : `${content} ${fill(said, { remark })}` };
}
