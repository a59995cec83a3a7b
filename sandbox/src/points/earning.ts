import { sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { type SettledBet, settledBet } from "../games/settledBet.ts";
import { stakeIn } from "../money.ts";
import { EARNING_RULES, type EarnedType, TYPE_OF_CATEGORY } from "./pointRules.ts";

/** A settled bet, as far as points need it. */
type EarningBet = Pick<SettledBet, "betId" | "memberId" | "gameCategory" | "currency" | "validBet" | "playMoney">;

interface PaidDeposit {
  depositId: string;
  memberId: number;
  currency: string;
  amount: bigint;
}

const { placeholder } = sql;
const { betId, memberId, validBet, settledAt } = settledBet;

/** The part of `countBet`'s statement that gives the points of a bet; its further parameters are those of `pointsFor`. */
export const earnsPoints = sql`(
  select earn_points(${memberId}, ${placeholder("pointType")}::text, ${validBet}, ${placeholder("perPoint")}::bigint,
    ${placeholder("dailyCap")}::integer, ${settledAt}, 'BET', ${betId})
  where ${placeholder("pointType")}::text is not null)`;

/** How many points bets on a category of games give; without a type it is none. */
export function pointsFor({ gameCategory, currency }: Pick<SettledBet, "gameCategory" | "currency">) {
  const pointType = TYPE_OF_CATEGORY[gameCategory];
  if (pointType === undefined) return { pointType: null, perPoint: null, dailyCap: null };
  const { perPoint, dailyCap } = ruleOf(pointType);
  return { pointType, perPoint: String(stakeIn(perPoint, currency)), dailyCap };
}

/** Gives the points of one settled bet, as `countBet` does. */
export async function earnByBet(tx: Tx, bet: EarningBet, at: Date): Promise<void> {
  const type = TYPE_OF_CATEGORY[bet.gameCategory];
  if (bet.validBet === 0n || bet.playMoney || type === undefined) return;
  await earn(tx, { ...bet, type, amount: bet.validBet, cause: "BET", reference: bet.betId }, at);
}

/** Gives the points of a deposit, in the transaction that pays it, after the money. */
export const earnByDeposit = (tx: Tx, { depositId, ...deposit }: PaidDeposit, at: Date) =>
  earn(tx, { ...deposit, type: "DEPOSIT", cause: "DEPOSIT", reference: depositId }, at);

interface Earning {
  memberId: number;
  type: EarnedType;
  currency: string;
  amount: bigint;
  cause: "BET" | "DEPOSIT";
  reference: string;
}

/** Fractions of points are kept until they are a whole one. */
async function earn(tx: Tx, earning: Earning, at: Date): Promise<void> {
  const { type, currency, amount, cause, reference } = earning;
  const { perPoint, dailyCap } = ruleOf(type);
  await earnPoints(tx).execute({
    memberId: earning.memberId,
    type,
    amount: String(amount),
    perPoint: String(stakeIn(perPoint, currency)),
    dailyCap,
    at: at.toISOString(),
    cause,
    reference,
  });
}

function ruleOf(type: EarnedType) {
  const rule = EARNING_RULES.find((one) => one.type === type);
  if (!rule) throw new Error(`no rule for points of the type ${type}`);
  return rule;
}

const earnPoints = (tx: Tx) =>
  tx
    .select({ earned: sql`earned`.mapWith(Number) })
    .from(
      sql`earn_points(${placeholder("memberId")}::integer, ${placeholder("type")}::text, ${placeholder("amount")}::bigint,
        ${placeholder("perPoint")}::bigint, ${placeholder("dailyCap")}::integer, ${placeholder("at")}::timestamptz,
        ${placeholder("cause")}::text, ${placeholder("reference")}::text) as earned`,
    )
    .prepare("earn_points");
