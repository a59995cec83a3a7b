import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { findMember } from "../../member/members.ts";
import { type Contract, contractPayouts, contracts, type Explanation, type Payout } from "../contracts.tables.ts";
import {
  dividendOf,
  type Inputs,
  paid,
  reachedTier,
  type Share,
  salaryOf,
  shareTexts,
  type Volume,
} from "../formulas.ts";
import { countsDays, type Window } from "../periods.ts";
import { rateText } from "../rate.ts";
import { parseTerms, type Tier } from "../terms.ts";
import { activeInTime, activeOnDays, outcomesInTime, type Team, volumeOfDays, volumeOfTime } from "./teamVolume.ts";
import { accountsBetween, type Between, type Held } from "./through.ts";

/** The result of a contract for a window. */
export interface Result extends Pick<Payout, "tier" | "rate" | "base" | "carryOver" | "amount" | "explanation"> {
  /** Nobody in the team did anything. */
  isEmpty: boolean;
}

/** What a contract pays for. */
export interface Scope {
  team: Team;
  /** Contracts of the same kind below, which get a part of it. */
  below: readonly Held[];
}

/** The team that a contract pays for. */
export async function teamOf(tx: Tx, { holderId, currency }: Contract): Promise<Team> {
  const { path } = await findMember(tx, holderId);
  return { agentId: holderId, path, currency };
}

/** Works out what a contract pays its team's agent for a window, from bets and bonuses. */
export async function payoutFor(tx: Tx, contract: Contract, { team, below }: Scope, window: Window): Promise<Result> {
  const between = accountsBetween(below, window);
  const terms = parseTerms(contract.terms);
  return "tiers" in terms
    ? bySteps(tx, contract, terms.tiers, { team, between, window })
    : byBets(tx, terms, { team, between, window });
}

interface Counted {
  team: Team;
  between: readonly Between[];
  window: Window;
}

async function bySteps(tx: Tx, contract: Contract, tiers: readonly Tier[], { team, between, window }: Counted) {
  const measure = countsDays(contract.kind)
    ? { volume: volumeOfDays, active: activeOnDays }
    : { volume: volumeOfTime, active: activeInTime };
  const reach = async (own: Team, steps: readonly Tier[], windows: readonly Window[]) => {
    const volume = sum(await inTurn(windows, (part) => measure.volume(tx, own, part)));
    const whole = { start: windows[0]?.start ?? window.start, end: windows.at(-1)?.end ?? window.end };
    const countActive = once((leastStake: bigint) => measure.active(tx, own, whole, leastStake));
    const tier = await reachedTier(steps, volume, countActive);
    return { volume, tier, rate: steps[tier - 1]?.rate ?? 0n, countActive };
  };
  const { volume, tier, rate, countActive } = await reach(team, tiers, [window]);
  const through = await inTurn(between, async (one) => {
    const steps = "tiers" in one.terms ? one.terms.tiers : [];
    const reached = await reach(one.team, steps, one.windows);
    return { account: one.account, rate: reached.rate, ...reached.volume };
  });
  const isDividend = contract.kind === "dividend";
  const broughtForward = isDividend ? await leftBefore(tx, contract) : 0n;
  const inputs: Inputs = { team: volume, through, broughtForward };
  const outcome = isDividend ? dividendOf(rate, inputs) : salaryOf(rate, inputs);
  const activeMembers = await countActive(tiers[tier - 1]?.betAmount ?? 0n);
  return {
    isEmpty: volume.validBet === 0n && volume.loss === 0n && volume.bonus === 0n,
    tier: tier === 0 ? null : tier,
    rate: tier === 0 ? null : rateText(rate),
    base: outcome.base,
    carryOver: outcome.carryOver,
    amount: outcome.amount,
    explanation: explain(volume, activeMembers, broughtForward, outcome.shares),
  };
}

interface Rates {
  profitRate: bigint;
  lossRate: bigint;
}

/** A payment for each bet, at one rate where the player won and at another where the player lost. */
async function byBets(
  tx: Tx,
  terms: Rates & { singleBetAmount: bigint | null },
  { team, between, window }: Counted,
): Promise<Result> {
  const least = terms.singleBetAmount ?? 1n;
  const all = await outcomesInTime(tx, team, window, least);
  const direct = { ...all };
  const shares: Share[] = [];
  for (const { account, team: own, terms: below, windows } of between) {
    if ("tiers" in below) continue;
    const counted = below.singleBetAmount ?? 1n;
    const parts = await inTurn(windows, (part) => outcomesInTime(tx, own, part, counted > least ? counted : least));
    const [won, lost] = [parts.reduce((to, part) => to + part.won, 0n), parts.reduce((to, part) => to + part.lost, 0n)];
    direct.won -= won;
    direct.lost -= lost;
    shares.push(...sharesOf(terms, { account, won, lost }, below));
  }
  shares.unshift(...sharesOf(terms, { account: null, ...direct }, { profitRate: 0n, lossRate: 0n }));
  const volume: Volume = { validBet: all.won + all.lost, loss: 0n, bonus: 0n };
  return {
    isEmpty: volume.validBet === 0n,
    tier: null,
    rate: null,
    base: volume.validBet,
    carryOver: 0n,
    amount: paid(shares),
    explanation: explain(volume, 0, 0n, shares),
  };
}

/** What came through an account, by the result of the bets for the players. */
const sharesOf = (
  { profitRate, lossRate }: Rates,
  { account, won, lost }: { account: string | null; won: bigint; lost: bigint },
  below: Rates,
): Share[] => [
  { account, outcome: "WON", base: won, rate: profitRate, rateBelow: smaller(below.profitRate, profitRate) },
  { account, outcome: "LOST", base: lost, rate: lossRate, rateBelow: smaller(below.lossRate, lossRate) },
];

/** The loss that a holder's last dividend in this currency has left, 0 or less: also that of an earlier contract. */
async function leftBefore(tx: Tx, { holderId, currency }: Contract): Promise<bigint> {
  const [last] = await tx
    .select({ carryOver: contractPayouts.carryOver })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .where(and(eq(contracts.holderId, holderId), eq(contracts.kind, "dividend"), eq(contracts.currency, currency)))
    .orderBy(desc(contractPayouts.id))
    .limit(1);
  return last?.carryOver ?? 0n;
}

const explain = (
  { validBet, loss, bonus }: Volume,
  activeMembers: number,
  broughtForward: bigint,
  shares: readonly Share[],
): Explanation => ({
  validBet: String(validBet),
  loss: String(loss),
  bonus: String(bonus),
  activeMembers,
  broughtForward: String(broughtForward),
  shares: shareTexts(shares),
});

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);

const sum = (volumes: readonly Volume[]): Volume =>
  volumes.reduce(
    (to, { validBet, loss, bonus }) => ({
      validBet: to.validBet + validBet,
      loss: to.loss + loss,
      bonus: to.bonus + bonus,
    }),
    { validBet: 0n, loss: 0n, bonus: 0n },
  );

/** Asks once for each stake: most steps of a contract count members by the same one. */
function once(count: (leastStake: bigint) => Promise<number>): (leastStake: bigint) => Promise<number> {
  const known = new Map<bigint, Promise<number>>();
  return (leastStake) => {
    const counted = known.get(leastStake) ?? count(leastStake);
    known.set(leastStake, counted);
    return counted;
  };
}

/** Maps one value after the other: a transaction has one connection. */
async function inTurn<In, Out>(values: readonly In[], map: (value: In) => Promise<Out>): Promise<Out[]> {
  const mapped: Out[] = [];
  for (const value of values) mapped.push(await map(value));
  return mapped;
}
