import { fill } from "@atrium/arcade/texts";
import { eq } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { toLanguage } from "../http/languages.ts";
import { members, messages } from "../member/member.tables.ts";
import { CATALOGUE_CURRENCY, toDecimal } from "../money.ts";
import type { Promotion } from "../promotions/promotions.tables.ts";
import { PROMOTION_TEXTS } from "../promotions/promotions.texts.ts";
import type { RejectReason } from "../promotions/rejectReasons.ts";

/** An application that was decided: with an amount when it was approved, with a reason when it was refused. */
type Decided = { memberId: number; promotion: Promotion } & ({ amount: bigint } | { reason: RejectReason });

/** Writes the operator's decision into the inbox of the member who applied. */
export async function tellApplicant(tx: Tx, { events, clock }: CorePlatform, decided: Decided): Promise<void> {
  const { memberId, promotion } = decided;
  const [member] = await tx.select({ language: members.language }).from(members).where(eq(members.id, memberId));
  const language = toLanguage(member?.language);
  const { messages: texts, reasons } = PROMOTION_TEXTS[language];
  const isApproved = "amount" in decided;
  const { title, content } = isApproved ? texts.issued : texts.rejected;
  const values = {
    promotion: promotion.titles[language],
    amount: isApproved ? `${toDecimal(decided.amount, CATALOGUE_CURRENCY)} ${CATALOGUE_CURRENCY}` : "",
    reason: isApproved ? "" : reasons[decided.reason],
  };
  const message = { title: fill(title, values), content: fill(content, values) };
  await tx.insert(messages).values({ memberId, ...message, createdAt: clock.now() });
  await events.record(tx, { topic: "message", customerId: String(memberId) });
}
