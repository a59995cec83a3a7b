import { sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { SettledBet } from "../games/settledBet.ts";
import { hasRate } from "../wallet/rates.ts";
import { EARNING_RULES, type EarnedType, pointPrice, TYPE_OF_CATEGORY } from "./pointRules.ts";

/** A settled bet, as far as points need it. */
type EarningBet = Pick<SettledBet, "betId" | "memberId" | "gameCategory" | "currency" | "validBet" | "playMoney">;

interface PaidDeposit {
  depositId: string;
  memberId: number;
  currency: string;
  amount: bigint;
}

const { placeholder } = sql;

/** What `countBet`'s statement selects to give the points of each bet. */
export const earnsPoints = sql`case when point_type is not null then
  earn_points(settled.member_id, point_type, valid_bet, per_point, daily_cap, settled_at, 'BET', bet_id) end`;

/** How many points bets on a category of games give; without a type it is none. */
export function pointsFor({ gameCategory, currency }: Pick<SettledBet, "gameCategory" | "currency">) {
  const pointType = TYPE_OF_CATEGORY[gameCategory];
  if (pointType === undefined || !hasRate(currency)) return { pointType: null, perPoint: null, dailyCap: null };
  const { perPoint, dailyCap } = ruleOf(pointType);
  return { pointType, perPoint: String(pointPrice(perPoint, currency)), dailyCap };
}

/** What gives a member points. */
export interface Earning {
  memberId: number;
  type: EarnedType;
  currency: string;
  amount: bigint;
  cause: "BET" | "DEPOSIT";
  reference: string;
  at: Date;
}

/** What a settled bet earns; undefined when it earns nothing. */
export function earningOfBet(bet: EarningBet, at: Date): Earning | undefined {
  const type = TYPE_OF_CATEGORY[bet.gameCategory];
  if (bet.validBet === 0n || bet.playMoney || type === undefined || !hasRate(bet.currency)) return undefined;
  const { memberId, currency, validBet: amount, betId: reference } = bet;
  return { memberId, type, currency, amount, cause: "BET", reference, at };
}

/** What a deposit earns. */
export const earningOfDeposit = ({ depositId, memberId, currency, amount }: PaidDeposit, at: Date): Earning => ({
  memberId,
  type: "DEPOSIT",
  currency,
  amount,
  cause: "DEPOSIT",
  reference: depositId,
  at,
});

/** Gives the points of one settled bet, as `countBet` does. */
export async function earnByBet(tx: Tx, bet: EarningBet, at: Date): Promise<void> {
  const earning = earningOfBet(bet, at);
  if (earning) await earnAll(tx, [earning]);
}

/** Gives the points of a deposit, in the transaction that pays it, after the money. */
export const earnByDeposit = (tx: Tx, deposit: PaidDeposit, at: Date) => earnAll(tx, [earningOfDeposit(deposit, at)]);

/** Gives points, one earning after the other. Fractions of points are kept until they are a whole one. */
export async function earnAll(tx: Tx, earnings: readonly Earning[]): Promise<void> {
  const rows = earnings.map(({ type, currency, amount, at, ...earning }) => {
    const { perPoint, dailyCap } = ruleOf(type);
    const per = String(pointPrice(perPoint, currency));
    return { ...earning, type, amount: String(amount), perPoint: per, dailyCap, at: at.toISOString() };
  });
  await earnPoints(tx).execute({ earnings: JSON.stringify(rows) });
}

function ruleOf(type: EarnedType) {
  const rule = EARNING_RULES.find((one) => one.type === type);
  if (!rule) throw new Error(`no rule for points of the type ${type}`);
  return rule;
}

const earnPoints = (tx: Tx) =>
  tx
    .select({
      earned: sql`earn_points("memberId", type, amount, "perPoint", "dailyCap", at, cause, reference)`.mapWith(Number),
    })
    .from(
      sql`json_to_recordset(${placeholder("earnings")}::json) as earning ("memberId" integer, type text, amount bigint,
        "perPoint" bigint, "dailyCap" integer, at timestamptz, cause text, reference text)`,
    )
    .prepare("earn_points");
