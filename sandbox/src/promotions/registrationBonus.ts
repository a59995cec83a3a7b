import { eq } from "drizzle-orm";
import { bonuses } from "../bonuses/bonuses.tables.ts";
import { toDecimal, toMinor } from "../money.ts";
import type { OnRegistered } from "../session/sessionPlatform.ts";
import { REGISTRATION_BONUS } from "../site/brand.ts";
import { causeOf, givePromotion } from "./givePromotion.ts";
import { PROMOTIONS } from "./promotions.data.ts";
import { promotions } from "./promotions.tables.ts";

/** The promotion that gives the bonus. */
const OFFER = PROMOTIONS.find(({ facts }) => facts.gives === "REGISTRATION");

/** Gives a new member the bonus that the registration page promises. It is given at most once. */
export const registrationBonus: OnRegistered = {
  async run(tx, member, at) {
    const amount = toMinor(REGISTRATION_BONUS.amount, REGISTRATION_BONUS.currency) ?? 0n;
    if (!OFFER || amount === 0n || member.currency !== REGISTRATION_BONUS.currency) return;
    const [offer] = await tx.select().from(promotions).where(eq(promotions.id, OFFER.id));
    if (offer) await givePromotion(tx, offer, { memberId: member.id, amount }, at);
  },

  async given(db, member) {
    if (!OFFER) return null;
    const [given] = await db
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
  },
};
