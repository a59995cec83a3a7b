import { fill, someText } from "@atrium/arcade/texts";
import { and, desc, eq, lte } from "drizzle-orm";
import { issueBonus } from "../bonuses/bonuses.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import type { KeepAnswer } from "../http/idempotency/answerWith.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { textsIn } from "../http/textsIn.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import { grantTickets } from "../raffle/raffle.ts";
import { merchantDayOf } from "../reports/reportRange.ts";
import { HOUR_MS } from "../time/units.ts";
import { SIGN_IN_BONUS, SIGN_IN_CURRENCY, SIGN_IN_REWARDS, type SignInReward } from "./signIn.data.ts";
import { signIns } from "./signIn.tables.ts";

/** The title of the bonus; `{n}` is the day. */
const SIGN_IN_TEXTS = textsIn(import.meta.dirname, { title: someText });

/** The progress of a member. */
export interface SignInStanding {
  /** Consecutive days with a sign-in until today, or until yesterday when today has none. */
  streak: number;
  isSigned: boolean;
}

/** The standing of a member without sign-ins, and of guests. */
export const NO_SIGN_INS: SignInStanding = { streak: 0, isSigned: false };

/** The number of the day, from 1 to 7: today's, or the next one when the member has not signed in today. */
export const signInDayOf = ({ streak, isSigned }: SignInStanding): number =>
  ((isSigned ? streak - 1 : streak) % SIGN_IN_REWARDS.length) + 1;

/** The progress of a member on the merchant's day of `at`. After a missed day it begins anew. */
export async function signInStanding(tx: Tx, memberId: number, at: Date): Promise<SignInStanding> {
  const today = merchantDayOf(at).days.first;
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
  const [latest] = await tx
    .select({ day: signIns.day, streak: signIns.streak })
    .from(signIns)
    .where(and(eq(signIns.memberId, memberId), lte(signIns.day, today)))
    .orderBy(desc(signIns.day))
    .limit(1);
  if (latest?.day === today) return { streak: latest.streak, isSigned: true };
  return latest?.day === yesterday ? { streak: latest.streak, isSigned: false } : NO_SIGN_INS;
}

/** Signs a member in for today and gives the day's reward. Throws ALREADY_SIGNED the second time. */
export async function signInToday(
  platform: CorePlatform,
  memberId: number,
  keepAnswer?: KeepAnswer<SignInStanding>,
): Promise<SignInStanding> {
  const signIn = async (tx: LedgerTx): Promise<SignInStanding> => {
    const at = platform.clock.now();
    await lockActiveMember(tx, memberId, at);
    const before = await signInStanding(tx, memberId, at);
    if (before.isSigned) throw new PlatformError("ALREADY_SIGNED");
    const standing = { streak: before.streak + 1, isSigned: true };
    const day = merchantDayOf(at).days.first;
    const number = signInDayOf(standing);
    const { amount, tickets } = rewardOf(number);
    const row = { memberId, day, streak: standing.streak, amount, signedAt: at };
    const rows = await tx.insert(signIns).values(row).onConflictDoNothing().returning();
    if (rows.length === 0) throw new PlatformError("ALREADY_SIGNED");
    const cause = `signIn:${day}:${memberId}`;
    await issueBonus(tx, {
      memberId,
      currency: SIGN_IN_CURRENCY,
      cause,
      titles: inEveryLanguage((language) => fill(SIGN_IN_TEXTS[language].title, { n: String(number) })),
      amount,
      turnoverRequired: amount * BigInt(SIGN_IN_BONUS.turnover),
      issuedAt: at,
      expiresAt: new Date(at.getTime() + SIGN_IN_BONUS.hours * HOUR_MS),
    });
    await grantTickets(tx, { memberId, cause, source: "SIGN_IN", count: tickets, at });
    return standing;
  };
  return transact(platform, signIn, keepAnswer);
}

function rewardOf(day: number): SignInReward {
  const reward = SIGN_IN_REWARDS[day - 1];
  if (!reward) throw new Error(`day ${day} has no reward`);
  return reward;
}
