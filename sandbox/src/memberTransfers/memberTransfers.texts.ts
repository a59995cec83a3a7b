import path from "node:path";
import { fill, readTexts, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { LANGUAGES, type Language } from "../http/languages.ts";
import { moneyText } from "../site/moneyText.ts";
import type { MemberTransfer } from "../wallet/memberTransfers.tables.ts";

/** Messages to the receivers of transfers, in the inbox. */
export const TRANSFER_TEXTS = readTexts(
  path.join(import.meta.dirname, "texts"),
  LANGUAGES,
  z.strictObject({
    received: z.strictObject({ title: someText, content: someText }),
    /** Added when the sender wrote something. */
    remark: someText,
  }),
);

/** Tells the receiver of a transfer who sent how much. */
export function receivedMessage(language: Language, { amount, currency, remark }: MemberTransfer, sender: string) {
  const { received, remark: said } = TRANSFER_TEXTS[language];
  const content = fill(received.content, { amount: moneyText(amount, currency, language), account: sender });
  return { title: received.title, content: remark === null ? content : `${content} ${fill(said, { remark })}` };
}
