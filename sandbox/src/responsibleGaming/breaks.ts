import { eq } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import { PERMANENT, type PlayBreak, playBreakAt } from "../http/playBreak.ts";
import { transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { lockMoney } from "../member/memberLocks.ts";
import { lockMember } from "../member/members.ts";
import { notifyMember } from "../security/notices.ts";
import { endMarketing } from "../security/profile/marketing.ts";
import { endSessions } from "../session/sessions.ts";
import type { Exclusion } from "../site/jurisdictions.ts";
import { later, MERCHANT_TIME_ZONE } from "../time/merchantTime.ts";
import { openDepositsOf } from "../wallet/openDeposits.ts";
import { cancelDeposits } from "./cancelDeposits.ts";

/** How long a break can be, as the wire spells it. */
export const timeOuts = ["24h", "7d", "30d", "6w"] as const;
export type TimeOut = (typeof timeOuts)[number];

const LENGTHS: Readonly<Record<TimeOut | Exclude<Exclusion, "PERMANENT">, Temporal.DurationLike>> = {
  "24h": { hours: 24 },
  "7d": { days: 7 },
  "30d": { days: 30 },
  "6w": { weeks: 6 },
  "6m": { months: 6 },
  "1y": { years: 1 },
  "3y": { years: 3 },
  "5y": { years: 5 },
};

const laterOf = (one: Date, other: Date | null): Date => (other && other > one ? other : one);

/** Begins a break from play. */
export const takeTimeOut = (platform: CorePlatform, memberId: number, length: TimeOut): Promise<PlayBreak> => {
  const until = later(platform.clock.now(), LENGTHS[length]);
  return begin(platform, memberId, { kind: "TIME_OUT", until });
};

/** Begins a self-exclusion, and ends advertising. */
export const excludeMember = (platform: CorePlatform, memberId: number, length: Exclusion): Promise<PlayBreak> => {
  const until = length === "PERMANENT" ? PERMANENT : later(platform.clock.now(), LENGTHS[length]);
  return begin(platform, memberId, { kind: "SELF_EXCLUSION", until });
};

/**
 * Ends the member's sessions, so that games end too, and cancels open deposits. A break never becomes shorter. Returns the
 * break that counts.
 */
async function begin(platform: CorePlatform, memberId: number, wanted: PlayBreak): Promise<PlayBreak> {
  const { events, clock } = platform;
  const at = clock.now();
  return transact(platform, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member) throw new Error("the member is gone");
    // Rounds that are under way end first.
    await lockMoney(tx, memberId);
    const { timeOutUntil, excludedUntil } = member;
    const changed =
      wanted.kind === "TIME_OUT"
        ? { timeOutUntil: laterOf(wanted.until, timeOutUntil), excludedUntil }
        : { timeOutUntil, excludedUntil: laterOf(wanted.until, excludedUntil) };
    await tx.update(members).set(changed).where(eq(members.id, memberId));
    if (wanted.kind === "SELF_EXCLUSION") await endMarketing(tx, memberId, at);
    await endSessions(tx, memberId, "LOGOUT", at);
    const counts = playBreakAt(changed, at) ?? wanted;
    await notifyMember(tx, events, { memberId, at, ...noticeOf(counts) });
    await cancelDeposits(tx, events, memberId, await openDepositsOf(tx, memberId), at);
    await events.record(tx, { topic: "session", customerId: String(memberId) });
    return counts;
  });
}

function noticeOf({ kind, until }: PlayBreak) {
  const day = until.toTemporalInstant().toZonedDateTimeISO(MERCHANT_TIME_ZONE).toPlainDateTime();
  const values = { until: day.toString({ smallestUnit: "minute" }).replace("T", " ") };
  if (kind === "TIME_OUT") return { kind: "timeOut", values } as const;
  return until < PERMANENT ? ({ kind: "selfExclusion", values } as const) : ({ kind: "selfExclusionForever" } as const);
}
