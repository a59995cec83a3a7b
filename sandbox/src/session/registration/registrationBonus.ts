import { eq } from "drizzle-orm";
import { bonuses } from "../../bonuses/bonuses.tables.ts";
import type { Tx } from "../../db/openDatabase.ts";
import type { LedgerTx } from "../../ledger/transact.ts";
import { toDecimal, toMinor } from "../../money.ts";
import { causeOf, givePromotion } from "../../promotions/givePromotion.ts";
import { PROMOTIONS } from "../../promotions/promotions.data.ts";
import { promotions } from "../../promotions/promotions.tables.ts";
import { REGISTRATION_BONUS } from "../../site/brand.ts";

/** The promotion that gives the bonus. */
const OFFER = PROMOTIONS.find(({ facts }) => facts.gives === "REGISTRATION");

interface NewMember {
  readonly id: number;
  readonly currency: string;
}

/** Gives a new member the bonus that the registration page promises. It is given at most once. */
export async function giveRegistrationBonus(tx: LedgerTx, member: NewMember, at: Date): Promise<void> {
  const amount = toMinor(REGISTRATION_BONUS.amount, REGISTRATION_BONUS.currency) ?? 0n;
  if (!OFFER || amount === 0n || member.currency !== REGISTRATION_BONUS.currency) return;
  const [offer] = await tx.select().from(promotions).where(eq(promotions.id, OFFER.id));
  if (offer) await givePromotion(tx, offer, { memberId: member.id, amount }, at);
}

/** What the member was given for the registration; null when nothing was given. */
export async function givenRegistrationBonus(tx: Tx, member: Pick<NewMember, "id">) {
  if (!OFFER) return null;
  const [given] = await tx
    .select()
    .from(bonuses)
    .where(eq(bonuses.cause, causeOf(OFFER.id, member.id)));
  if (!given) return null;
  const { currency } = given;
  return {
    amount: toDecimal(given.amount, currency),
    currency,
    turnover: toDecimal(given.turnoverRequired, currency),
  };
}
