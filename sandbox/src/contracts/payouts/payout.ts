import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { findMember } from "../../member/members.ts";
import type { ContractKind } from "../contractKinds.ts";
import { type Contract, contractPayouts, type Explanation, type Payout } from "../contracts.tables.ts";
import {
  dividendOf,
  type Inputs,
  paid,
  reachedTier,
  type Share,
  salaryOf,
  shareTexts,
  smaller,
  type Through,
  type Volume,
} from "../formulas.ts";
import { countsDays, type Window } from "../periods.ts";
import { rateText, toRate } from "../rate.ts";
import { parseTerms, type Tier } from "../terms.ts";
import { isHeldFor } from "./heldShares.ts";
import { leftBefore, leftBelowBefore, owedBefore } from "./leftBefore.ts";
import { activeMembers, betVolume, bonusOfDays, openStakes, outcomesInTime, type Team } from "./teamVolume.ts";
import { accountsBetween, type Between, type Held, periodsOf } from "./through.ts";

/** The result of a contract for a window. */
export interface Result
  extends Pick<Payout, "tier" | "rate" | "base" | "carryOver" | "amount" | "owed" | "explanation"> {
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
  const { kind } = contract;
  const own = await reached(tx, kind, { team, tiers }, window);
  const through: Through[] = [];
  for (const one of between) {
    for (const { period, parts } of periodsOf(one)) {
      const volume = sum(await inTurn(parts, (part) => volumeOf(tx, kind, one.team, part)));
      through.push({ account: one.account, ...volume, ...(await paidBelow(tx, one, period, window)) });
    }
  }
  const broughtForward = await leftBefore(tx, contract, window.start);
  const owed = await owedBefore(tx, contract);
  const inputs: Inputs = { team: own.volume, through, broughtForward, owed };
  const outcome = kind === "dividend" ? dividendOf(own.rate, inputs) : salaryOf(own.rate, inputs);
  const { validBet, loss, bonus } = own.volume;
  return {
    isEmpty: validBet === 0n && loss === 0n && bonus === 0n,
    tier: own.tier === 0 ? null : own.tier,
    rate: own.tier === 0 ? null : rateText(own.rate),
    base: outcome.base,
    carryOver: outcome.carryOver,
    amount: outcome.amount,
    owed: outcome.owed,
    explanation: explain(own.volume, {
      activeMembers: await own.countActive(tiers[own.tier - 1]?.betAmount ?? 0n),
      broughtForward,
      owed,
      open: await openStakes(tx, team, window.end),
      shares: outcome.shares,
    }),
  };
}

/** What a team did, and the step of a contract that it reached. */
async function reached(
  tx: Tx,
  kind: ContractKind,
  { team, tiers }: { team: Team; tiers: readonly Tier[] },
  window: Window,
) {
  const volume = await volumeOf(tx, kind, team, window);
  const countActive = once((leastStake: bigint) => activeMembers(tx, team, window, leastStake, countsDays(kind)));
  const tier = await reachedTier(tiers, volume, countActive);
  return { volume, tier, rate: tiers[tier - 1]?.rate ?? 0n, countActive };
}

const volumeOf = async (tx: Tx, kind: ContractKind, team: Team, window: Window): Promise<Volume> => ({
  ...(await betVolume(tx, team, window)),
  bonus: kind === "dividend" ? await bonusOfDays(tx, team, window) : 0n,
});

/**
 * At which rate a contract below is paid for a period of its own. While the period goes on, the most that it can be: the contract
 * above holds that back, and pays later what was not needed.
 */
async function paidBelow(
  tx: Tx,
  below: Between,
  period: Window,
  window: Window,
): Promise<Pick<Through, "rate" | "heldFrom" | "broughtForward">> {
  const { contract, team } = below;
  const terms = parseTerms(contract.terms);
  const tiers = "tiers" in terms ? terms.tiers : [];
  if (!countsDays(contract.kind)) {
    const { rate } = await reached(tx, contract.kind, { team, tiers }, within(period, window));
    return { rate, broughtForward: 0n };
  }
  if (period.end > window.end) {
    const known = await regularPayout(tx, contract, period);
    if (known !== undefined) return { rate: paidRate(contract, known), broughtForward: 0n };
    return { rate: tiers.at(-1)?.rate ?? 0n, heldFrom: period.start, broughtForward: 0n };
  }
  const { volume, rate } = await reached(tx, contract.kind, { team, tiers }, period);
  const netOf = async (part: Window) => {
    const { loss, bonus } = await volumeOf(tx, contract.kind, team, part);
    return loss - bonus;
  };
  const broughtForward = await leftBelowBefore(tx, below, period.start, netOf);
  const isUnpaid = contract.kind === "dividend" && volume.loss - volume.bonus + broughtForward <= 0n;
  if (isUnpaid) return { rate: 0n, broughtForward: 0n };
  // A payout of an earlier window waited for this period: its remainder gave back what the loss had taken off.
  const isGiven = broughtForward < 0n && period.start < window.start && (await isHeldFor(tx, contract, team, period));
  return { rate, broughtForward: isGiven ? 0n : broughtForward };
}

/** The part of a period that lies in a window. Hours differ only where a contract begins or ends within one. */
const within = ({ start, end }: Window, window: Window): Window => ({
  start: start > window.start ? start : window.start,
  end: end < window.end ? end : window.end,
});

/** The rate at which a payout was paid; 0 when a dividend had nothing to share. */
export const paidRate = ({ kind }: Contract, { rate, base }: Pick<Payout, "rate" | "base">): bigint =>
  rate === null || (kind === "dividend" && base <= 0n) ? 0n : toRate(rate);

async function regularPayout(tx: Tx, { id }: Contract, { start, end }: Window): Promise<Payout | undefined> {
  const { contractId, periodStart, periodEnd, restOf } = contractPayouts;
  const [found] = await tx
    .select()
    .from(contractPayouts)
    .where(and(eq(contractId, id), eq(periodStart, start), eq(periodEnd, end), isNull(restOf)));
  return found;
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
  for (const { account, team: own, contract, windows } of between) {
    const below = parseTerms(contract.terms);
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
    owed: 0n,
    explanation: explain(volume, { activeMembers: 0, broughtForward: 0n, owed: 0n, open: 0n, shares }),
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

interface Reasons {
  activeMembers: number;
  broughtForward: bigint;
  /** What was owed before. */
  owed: bigint;
  /** Stakes that were open at the end. */
  open: bigint;
  shares: readonly Share[];
}

export const explain = (
  { validBet, loss, bonus }: Volume,
  { activeMembers: active, broughtForward, owed, open, shares }: Reasons,
): Explanation => ({
  validBet: String(validBet),
  loss: String(loss),
  bonus: String(bonus),
  activeMembers: active,
  broughtForward: String(broughtForward),
  owed: String(owed),
  open: String(open),
  shares: shareTexts(shares),
});

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
    return known.getOrInsertComputed(leastStake, () => count(leastStake));
  };
}

/** Maps one value after the other: a transaction has one connection. */
async function inTurn<In, Out>(values: readonly In[], map: (value: In) => Promise<Out>): Promise<Out[]> {
  const mapped: Out[] = [];
  for (const value of values) mapped.push(await map(value));
  return mapped;
}
