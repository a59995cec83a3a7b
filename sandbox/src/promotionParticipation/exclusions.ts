import type { Tx } from "../db/openDatabase.ts";
import { periodAt } from "../promotions/promotionPeriods.ts";
import { planOf } from "../promotions/promotions.data.ts";
import type { Promotion } from "../promotions/promotions.tables.ts";
import { shownPromotions } from "../promotions/visible.ts";
import { depositShare } from "./depositShares.ts";
import { type MemberRecord, recordOf, type Standing, standingsOf } from "./standing.ts";

/** A promotion of which a claim of another one takes the deposit. Amounts are minor units of the catalogue's currency. */
export interface Exclusion {
  promotionId: number;
  /** What it gives now. */
  reward: bigint;
  /** What it gives for another deposit after the claim; null when there is none. */
  rewardAfter: bigint | null;
  /** Whether no later deposit can bring it back. */
  isForGood: boolean;
}

/** What a claim takes and asks for. */
export interface ClaimTerms {
  /** The deposit that becomes it; null for a promotion that is not for deposits. */
  depositId: string | null;
  /** From 1 among the claims of the same deposit: the highest amount first, and of equal ones the lowest turnover. */
  place: number;
  /** What can leave the wallet before the claim ends; null for a promotion that is not for deposits. */
  spare: bigint | null;
  /** Bets that turn it into cash; null for free spins: their winnings are played through. */
  turnover: bigint | null;
  excludes: Exclusion[];
}

/** A member's place in a promotion, and what a claim would mean. */
export interface OwnStanding extends Standing {
  claim: ClaimTerms | null;
}

/** A claim that waits. */
interface Waiting {
  promotionId: number;
  reward: bigint;
  depositId: string | null;
}

/** The standings of a member in promotions with what claims exclude, by the number of the promotion. */
export async function ownStandings(
  tx: Tx,
  memberId: number,
  rows: readonly Promotion[],
  now: Date,
): Promise<Map<number, OwnStanding>> {
  const record = await recordOf(tx, memberId, now);
  const standings = await standingsOf(tx, record, rows, now);
  const waiting = waitingIn(standings);
  // The others that wait for the same deposit may be on another page.
  if (waiting.some(({ depositId }) => depositId !== null)) {
    const joined = [...record.joinedAt.keys()].filter((id) => planOf(id).facts.gives === "DEPOSIT");
    const others = await shownPromotions(
      tx,
      joined.filter((id) => !standings.has(id)),
      now,
    );
    waiting.push(...waitingIn(await standingsOf(tx, record, others, now)));
  }
  return new Map(
    [...standings].map(([id, standing]) => [id, { ...standing, claim: claimOf(id, record, waiting, now) }]),
  );
}

const waitingIn = (standings: ReadonlyMap<number, Standing>): Waiting[] =>
  [...standings].flatMap(([promotionId, { claimable }]) =>
    claimable ? [{ promotionId, reward: claimable.amount, depositId: claimable.depositId }] : [],
  );

function claimOf(id: number, record: MemberRecord, waiting: readonly Waiting[], now: Date): ClaimTerms | null {
  const own = waiting.find(({ promotionId }) => promotionId === id);
  if (!own) return null;
  const rivals = waiting.filter(({ depositId }) => depositId !== null && depositId === own.depositId);
  const ranked = rivals.toSorted(
    (one, other) => Number(other.reward - one.reward) || turnoverTimes(one) - turnoverTimes(other),
  );
  return {
    depositId: own.depositId,
    place: Math.max(0, ranked.indexOf(own)) + 1,
    spare: spareOf(own, record),
    turnover: planOf(id).facts.freeSpins ? null : own.reward * BigInt(turnoverTimes(own)),
    excludes: ranked.filter((other) => other !== own).map((other) => exclusionOf(other, record, now)),
  };
}

/** What is left of a deposit beyond the least that the promotion asks for. */
function spareOf({ promotionId, depositId }: Waiting, { paid }: MemberRecord): bigint | null {
  const deposit = paid.find((one) => one.depositId === depositId);
  return deposit ? deposit.left - BigInt(planOf(promotionId).facts.least ?? 1) : null;
}

const turnoverTimes = ({ promotionId }: Waiting) => planOf(promotionId).facts.turnover;

/** What is left of a claim when its deposit is used for another one. */
function exclusionOf({ promotionId, reward, depositId }: Waiting, record: MemberRecord, now: Date): Exclusion {
  const { facts } = planOf(promotionId);
  const joinedAt = record.joinedAt.get(promotionId);
  const joined = joinedAt && { member: record.member, joinedAt };
  const after = joined ? depositShare(facts, joined, periodAt(facts, now), record.paid, depositId) : null;
  return { promotionId, reward, rewardAfter: after?.amount ?? null, isForGood: facts.nth !== undefined };
}
