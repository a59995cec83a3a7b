import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database, Tx } from "../db/openDatabase.ts";
import { sweep } from "../jobs/job.ts";
import { every } from "../jobs/schedule.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { maskedName } from "../member/maskedName.ts";
import { members } from "../member/member.tables.ts";
import { lockMember } from "../member/members.ts";
import { memberProfiles } from "../member/profile.tables.ts";
import { toDecimal } from "../money.ts";
import { countOf, partOf, type RecordList } from "../reports/recordRoute.ts";
import { during, type ReportRange } from "../reports/reportRange.ts";
import { term } from "../reports/rowOrder.ts";
import { rewards } from "../rewards/rewards.tables.ts";
import { grantReward } from "../rewards/rewards.ts";
import { identityChecks } from "../security/identityCheck/identityCheck.tables.ts";
import { attemptsOf, isNotPostponed, settleDue } from "../settling/settleDue.ts";
import { later } from "../time/merchantTime.ts";
import { deposits } from "../wallet/deposits.tables.ts";
import { qualifiedReferrals } from "./referral.tables.ts";
import { QUALIFYING_AMOUNT, REWARD_TITLE, rewardOf } from "./tiers.ts";

const AT_ONCE = 100;
/** Days in which a reward for a friend can be claimed. */
const CLAIM_DAYS = 30;

/** Joins the reward for a friend. A reward that has expired is left out: it brought nothing. */
export const isBrought = and(eq(rewards.id, qualifiedReferrals.rewardId), ne(rewards.status, "EXPIRED"));

const isVerified = sql<boolean>`(${memberProfiles.mobileVerified} or coalesce(${identityChecks.status} = 'APPROVED', false))`;

/** The qualifying amount in the member's currency; null in a currency without one. */
const qualifyingAmount = sql`(case ${members.currency} ${sql.join(
  Object.entries(QUALIFYING_AMOUNT).map(([currency, amount]) => sql`when ${currency} then ${String(amount)}::bigint`),
  sql` `,
)} end)`;

/** A sum over the days of a member, with what is not folded into them yet. */
const sumOf = (column: SQL, folded: SQL, changes: SQL, condition: SQL) => sql`(
  select coalesce(sum(amount), 0) from (
    select ${column} as amount from ${folded} as day
    where day.member_id = ${members.id} and day.currency = ${members.currency} and ${condition}
    union all
    select ${column} from ${changes} as day
    where day.member_id = ${members.id} and day.currency = ${members.currency} and ${condition}) as sums)`;

/** The sums have what arrived of deposits. What was paid in has the channels' fees as well. */
const depositFees = sql`(
  select coalesce(sum(${deposits.fee}), 0) from ${deposits}
  where ${deposits.memberId} = ${members.id} and ${deposits.currency} = ${members.currency}
    and ${deposits.state} = 'SUCCESS')`;

const hasDeposited = sql<boolean>`coalesce(${sumOf(
  sql`day.amount`,
  sql`rollup_member_money`,
  sql`rollup_money_changes`,
  sql`day.kind = 'DEPOSIT'`,
)} + ${depositFees} >= ${qualifyingAmount}, false)`;

const hasPlayed = sql<boolean>`coalesce(${sumOf(
  sql`day.valid_bet`,
  sql`rollup_member_bets`,
  sql`rollup_bet_changes`,
  sql`day.valid_bet <> 0`,
)} >= ${qualifyingAmount}, false)`;

/** A member's friends: those who joined in a range, or all; or one of them. */
export interface FriendsFilter {
  referrerId: number;
  range?: ReportRange | undefined;
  friendId?: number | undefined;
}

const friends = (db: Database) =>
  db
    .select({
      id: members.id,
      username: members.username,
      currency: members.currency,
      registeredAt: memberProfiles.registeredAt,
      isVerified,
      hasDeposited,
      hasPlayed,
      qualifiedAt: qualifiedReferrals.qualifiedAt,
      reward: rewards.amount,
      rewardCurrency: rewards.currency,
    })
    .from(memberProfiles)
    .innerJoin(members, eq(members.id, memberProfiles.memberId))
    .leftJoin(identityChecks, eq(identityChecks.memberId, memberProfiles.memberId))
    .leftJoin(qualifiedReferrals, eq(qualifiedReferrals.memberId, memberProfiles.memberId))
    .leftJoin(rewards, isBrought)
    .$dynamic();

type Friend = Awaited<ReturnType<typeof friends>>[number];

/** Friends of a member, the latest first, and how far they are. */
export function friendList(filter: FriendsFilter): RecordList<Friend> {
  const where = isFriend(filter);
  return {
    where,
    order: [
      term("desc", memberProfiles.registeredAt, ({ registeredAt }) => registeredAt),
      term("desc", memberProfiles.memberId, ({ id }) => id),
    ],
    select: (db, part) => partOf(friends(db), part),
    whole: countOf(memberProfiles, where),
    views: (rows) => rows.map(friendView),
  };
}

/** A friend in the contract's form, with a masked account. */
const friendView = ({ id, username, reward, rewardCurrency, ...friend }: Friend) => ({
  friendId: String(id),
  account: maskedName(username),
  registeredAt: friend.registeredAt.toISOString(),
  verified: friend.isVerified,
  deposited: friend.hasDeposited,
  played: friend.hasPlayed,
  qualifiedAt: friend.qualifiedAt?.toISOString() ?? null,
  reward: reward !== null && rewardCurrency !== null ? toDecimal(reward, rewardCurrency) : null,
  currency: rewardCurrency,
});

/** Number of a member's friends. */
export const countFriends = (db: Database, filter: FriendsFilter): Promise<number> =>
  db.$count(memberProfiles, isFriend(filter));

const isFriend = ({ referrerId, range, friendId }: FriendsFilter) =>
  and(
    eq(memberProfiles.referrerId, referrerId),
    friendId === undefined ? undefined : eq(memberProfiles.memberId, friendId),
    range && during(memberProfiles.registeredAt, range),
  );

const referrers = alias(members, "referrers");

/** Members who have done everything and do not count yet. Those of a referrer in a currency without referral never do. */
const dueFriends = (db: Tx, count: number, memberId?: number) =>
  db
    .select({ key: sql<string>`${members.id}::text`, memberId: members.id, referrerId: referrers.id })
    .from(memberProfiles)
    .innerJoin(members, eq(members.id, memberProfiles.memberId))
    .innerJoin(referrers, eq(referrers.id, memberProfiles.referrerId))
    .leftJoin(identityChecks, eq(identityChecks.memberId, memberProfiles.memberId))
    .leftJoin(qualifiedReferrals, eq(qualifiedReferrals.memberId, memberProfiles.memberId))
    .where(
      and(
        inArray(referrers.currency, Object.keys(QUALIFYING_AMOUNT)),
        memberId === undefined ? isNotPostponed("referral", members.id) : eq(members.id, memberId),
        isNull(qualifiedReferrals.memberId),
        or(eq(memberProfiles.mobileVerified, true), eq(identityChecks.status, "APPROVED")),
        hasDeposited,
        hasPlayed,
      ),
    )
    .orderBy(attemptsOf("referral", members.id), asc(members.id))
    .limit(count);

/** Counts friends who have done everything since the last run, and grants a reward for each of them. */
export const qualifyReferrals = sweep<CorePlatform>({
  name: "qualify-referrals",
  schedule: every(30_000),
  setsAside: ["referral"],
  hasWork: async ({ db }) => (await dueFriends(db, 1)).length > 0,
  sweep: (platform, signal) =>
    settleDue(platform.db, {
      kind: "referral",
      due: () => dueFriends(platform.db, AT_ONCE),
      settle: ([friend]) => transact(platform, (tx) => qualify(tx, friend, platform.clock.now())),
      signal,
    }),
});

/** Counts a friend once. Returns 0 when another process has done it. */
async function qualify(
  tx: LedgerTx,
  { memberId, referrerId }: { memberId: number; referrerId: number },
  at: Date,
): Promise<number> {
  // One friend of a member at a time: the place among them decides the reward.
  const referrer = await lockMember(tx, referrerId);
  if (!referrer) throw new Error(`no member ${referrerId}`);
  const { currency } = referrer;
  const [due] = await dueFriends(tx, 1, memberId);
  if (!due) return 0;
  const before = await tx.$count(qualifiedReferrals, eq(qualifiedReferrals.referrerId, referrerId));
  const reward = await grantReward(tx, {
    memberId: referrerId,
    currency,
    cause: `referral:${memberId}`,
    kind: "REFERRAL",
    titles: REWARD_TITLE,
    amount: rewardOf(before + 1, currency),
    turnoverRequired: 0n,
    grantedAt: at,
    claimBefore: later(at, { days: CLAIM_DAYS }),
  });
  if (!reward) throw new Error(`the reward for friend ${memberId} was given before`);
  await tx.insert(qualifiedReferrals).values({ memberId, referrerId, rewardId: reward.id, qualifiedAt: at });
  return 1;
}
