import { desc, eq } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { findMember } from "../member/members.ts";
import { isFor } from "../promotions/eligibility.ts";
import { causeOf, givenTo } from "../promotions/givePromotion.ts";
import { periodAt, periodBefore } from "../promotions/promotionPeriods.ts";
import { isJoinable, type PromotionFacts, planOf } from "../promotions/promotions.data.ts";
import type { Promotion } from "../promotions/promotions.tables.ts";
import { signInStanding } from "../signIn/signIn.ts";
import { depositShare, isNext, type Loss, lossOf, type PaidDeposit, paidDeposits } from "./depositShares.ts";
import {
  type Application,
  type ApplicationStatus,
  promotionApplications,
  promotionClaims,
  promotionMembers,
} from "./memberPromotions.tables.ts";
import { accruedOf, type Claimable, countedGift, type Joined, levelGift } from "./promotionAmounts.ts";

/** The state of a promotion for one person, by the contract's names. */
export type PromotionStatus =
  | "JOIN"
  | "CLAIM"
  | "CLOSE"
  | "CLAIMED"
  | "JOINED"
  | "COMING_SOON"
  | "SIGNED"
  | ApplicationStatus;

/** A member's place in a promotion. Amounts are minor units of the catalogue's currency. */
export interface Standing {
  status: PromotionStatus;
  /** Whether the promotion is for the member at all. */
  eligible: boolean;
  /** What can be claimed, or was given. */
  reward: bigint | null;
  /** What the present period gives so far. */
  accrued: bigint | null;
  /** When the next period begins. */
  resetsAt: Date | null;
  /** The latest application. */
  application: Application | null;
  /** What a claim takes now. */
  claimable: Claimable | null;
  /** Why a deposit cannot become it, or not any more. */
  loss: Loss | null;
  /** Whether the next deposit can be made for it. */
  takesNextDeposit: boolean;
}

/** The state of a promotion for everybody at a moment. */
export function openness({ startsAt, endsAt }: Promotion, now: Date): "JOIN" | "CLOSE" | "COMING_SOON" {
  if (endsAt !== null && endsAt <= now) return "CLOSE";
  return startsAt !== null && startsAt > now ? "COMING_SOON" : "JOIN";
}

/** Everything that a member's standings depend on, read once for all promotions. */
export async function recordOf(tx: Tx, memberId: number, now: Date) {
  const member = await findMember(tx, memberId);
  const joins = await tx.select().from(promotionMembers).where(eq(promotionMembers.memberId, memberId));
  const claims = await tx.select().from(promotionClaims).where(eq(promotionClaims.memberId, memberId));
  const given = await givenTo(tx, memberId);
  const applications = await tx
    .selectDistinctOn([promotionApplications.promotionId])
    .from(promotionApplications)
    .where(eq(promotionApplications.memberId, memberId))
    .orderBy(promotionApplications.promotionId, desc(promotionApplications.id));
  const forDeposits = joins.filter(({ promotionId }) => planOf(promotionId).facts.gives === "DEPOSIT");
  const since = forDeposits.map(({ joinedAt }) => joinedAt).reduce((first, at) => (at < first ? at : first), now);
  return {
    member,
    joinedAt: new Map(joins.map((row) => [row.promotionId, row.joinedAt])),
    paid: await paidDeposits(tx, memberId, since),
    claimed: new Set(claims.map((row) => causeOf(row.promotionId, memberId, row.occurrence))),
    given,
    applications: new Map(applications.map((row) => [row.promotionId, row])),
  };
}

export type MemberRecord = Awaited<ReturnType<typeof recordOf>>;

/** The standings of a member in promotions, by the number of the promotion. */
export async function standingsOf(
  tx: Tx,
  record: MemberRecord,
  rows: readonly Promotion[],
  now: Date,
): Promise<Map<number, Standing>> {
  const standings = new Map<number, Standing>();
  for (const row of rows) standings.set(row.id, await standingIn(tx, record, row, now));
  return standings;
}

async function standingIn(tx: Tx, record: MemberRecord, promotion: Promotion, now: Date): Promise<Standing> {
  const { id } = promotion;
  const { member } = record;
  const { facts } = planOf(id);
  const takesNextDeposit = facts.gives === "DEPOSIT" && (facts.nth === undefined || isNext(record.paid, facts.nth));
  const application = record.applications.get(id) ?? null;
  const resetsAt = facts.how === "once" ? null : periodAt(facts, now).endsAt;
  const base = {
    eligible: true,
    reward: null,
    accrued: null,
    resetsAt,
    application,
    claimable: null,
    loss: null,
    takesNextDeposit: false,
  };
  const amountOf = (occurrence?: string) => record.given.get(causeOf(id, member.id, occurrence));

  // What was given stays visible, also when the promotion is over.
  const once = amountOf();
  if (once !== undefined) {
    const byClaim = record.claimed.has(causeOf(id, member.id));
    return { ...base, status: byClaim ? "CLAIMED" : "ISSUED", reward: once };
  }
  if (application && application.status !== "REJECTED") return { ...base, status: application.status };
  const openAt = openness(promotion, now);
  const eligible = isFor(facts, member, now);
  if (openAt !== "JOIN") return { ...base, status: openAt, eligible };
  if (!eligible) return { ...base, status: "CLOSE", eligible };
  if (application) return { ...base, status: application.status };
  if (facts.gives === "LEVEL") return levelStanding(levelGift(facts, member, now), base, amountOf);
  if (facts.gives === "SIGN_IN") {
    const { isSigned } = await signInStanding(tx, member.id, now);
    return { ...base, status: isSigned ? "SIGNED" : "JOIN" };
  }
  if (!isJoinable(facts)) return { ...base, status: "JOIN" };

  const joinedAt = record.joinedAt.get(id);
  const payable = facts.gives === "DEPOSIT" ? periodAt(facts, now) : periodBefore(facts, now);
  const given = payable ? amountOf(payable.name) : undefined;
  const joined = joinedAt ? { member, joinedAt } : null;
  const accrued = joined ? await accruedOf(tx, facts, joined, now) : null;
  if (payable && given !== undefined) {
    const byClaim = record.claimed.has(causeOf(id, member.id, payable.name));
    return { ...base, status: byClaim ? "CLAIMED" : "ISSUED", reward: given, accrued };
  }
  const claimable = joined && (await claimableOf(tx, facts, joined, record.paid, now));
  const loss = claimable || facts.gives !== "DEPOSIT" ? null : lossOf(facts, joined, periodAt(facts, now), record.paid);
  // It was for one deposit, and that was made already.
  if (facts.nth !== undefined && loss) return { ...base, status: "CLOSE", eligible: false, loss };
  const open = { ...base, takesNextDeposit };
  if (!joined) return { ...open, status: "JOIN" };
  if (!claimable || claimable.amount === 0n) return { ...open, status: "JOINED", accrued, loss };
  return { ...open, status: "CLAIM", reward: claimable.amount, accrued, claimable };
}

/** The gift that a member can claim now; null while a condition of the rules is not met. */
const claimableOf = async (
  tx: Tx,
  facts: PromotionFacts,
  joined: Joined,
  paid: readonly PaidDeposit[],
  now: Date,
): Promise<Claimable | null> =>
  facts.gives === "DEPOSIT"
    ? depositShare(facts, joined, periodAt(facts, now), paid)
    : countedGift(tx, facts, joined, now);

function levelStanding(
  gift: Claimable | null,
  base: Omit<Standing, "status">,
  amountOf: (occurrence: string) => bigint | undefined,
): Standing {
  if (!gift) return { ...base, status: "CLOSE", eligible: false };
  const given = amountOf(gift.occurrence);
  if (given !== undefined) return { ...base, status: "CLAIMED", reward: given };
  return { ...base, status: "CLAIM", reward: gift.amount, claimable: gift };
}
