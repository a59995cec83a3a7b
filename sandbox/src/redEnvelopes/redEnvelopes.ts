import { someText } from "@atrium/arcade/texts";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { issueBonus } from "../bonuses/bonuses.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import type { KeepAnswer } from "../http/idempotency/answerWith.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { textsIn } from "../http/textsIn.ts";
import { sweep } from "../jobs/job.ts";
import { cron } from "../jobs/schedule.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import { drawNumber, outcomeOf } from "../random/chances.ts";
import { merchantDayOf } from "../reports/reportRange.ts";
import { MERCHANT_TIME_ZONE } from "../time/merchantTime.ts";
import { HOUR_MS, MINUTE_MS } from "../time/units.ts";
import {
  ENVELOPE_AMOUNTS,
  ENVELOPE_BONUS,
  ENVELOPE_CURRENCY,
  OPEN_MINUTES,
  OPENING_HOURS,
} from "./redEnvelopes.data.ts";
import { type EnvelopeClaim, envelopeClaims, extraEnvelopes } from "./redEnvelopes.tables.ts";

/** The title of the bonus. */
const ENVELOPE_TEXTS = textsIn(import.meta.dirname, { title: someText });

/** A red envelope: members can claim it once between two moments. */
export interface RedEnvelope {
  envelopeId: string;
  opensAt: Date;
  closesAt: Date;
}

/** A red envelope as a member sees it. */
export interface OwnEnvelope extends RedEnvelope {
  claim: EnvelopeClaim | undefined;
}

/** Tells everybody that an envelope of the schedule opens. */
export const openEnvelopes = sweep<CorePlatform>({
  name: "open-red-envelopes",
  schedule: cron(`0 ${OPENING_HOURS.join(",")} * * *`),
  sweep: async ({ events }) => {
    await events.publish({ topic: "envelope" });
    return 1;
  },
});

/** When the money of a claimed envelope expires. */
export const expiryOf = (claimedAt: Date): Date => new Date(claimedAt.getTime() + ENVELOPE_BONUS.hours * HOUR_MS);

/** The envelopes of the merchant's today and tomorrow, by the time at which they open. */
export async function envelopesAt(tx: Tx, now: Date): Promise<RedEnvelope[]> {
  const today = merchantDayOf(now);
  const extra = await tx
    .select()
    .from(extraEnvelopes)
    .where(gt(extraEnvelopes.closesAt, today.from))
    .orderBy(asc(extraEnvelopes.id));
  return [
    ...scheduledOn(today.days.first),
    ...scheduledOn(merchantDayOf(today.until).days.first),
    ...extra.map(({ id, ...times }) => ({ envelopeId: `extra-${id}`, ...times })),
  ].sort((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
}

/** The envelopes of the schedule on a merchant's day. */
function scheduledOn(day: string): RedEnvelope[] {
  return OPENING_HOURS.map((hour) => {
    const opens = Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: MERCHANT_TIME_ZONE,
      plainTime: Temporal.PlainTime.from({ hour }),
    });
    const opensAt = new Date(opens.epochMilliseconds);
    const envelopeId = `${day}-${String(hour).padStart(2, "0")}`;
    return { envelopeId, opensAt, closesAt: new Date(opensAt.getTime() + OPEN_MINUTES * MINUTE_MS) };
  });
}

/** The envelopes, with what a member found in them. */
export async function envelopesOf({ db, clock }: CorePlatform, memberId: number | undefined): Promise<OwnEnvelope[]> {
  const envelopes = await envelopesAt(db, clock.now());
  if (memberId === undefined) return envelopes.map((envelope) => ({ ...envelope, claim: undefined }));
  const ids = envelopes.map(({ envelopeId }) => envelopeId);
  const rows = await db
    .select()
    .from(envelopeClaims)
    .where(and(eq(envelopeClaims.memberId, memberId), inArray(envelopeClaims.envelopeId, ids)));
  const claims = new Map(rows.map((claim) => [claim.envelopeId, claim]));
  return envelopes.map((envelope) => ({ ...envelope, claim: claims.get(envelope.envelopeId) }));
}

/**
 * Draws what is in an open envelope, and gives it as a bonus. Throws NOT_FOUND, PROMOTION_NOT_OPEN before and after its
 * time, and ALREADY_CLAIMED.
 */
export async function claimEnvelope(
  platform: CorePlatform,
  memberId: number,
  envelopeId: string,
  keepAnswer?: KeepAnswer<OwnEnvelope>,
): Promise<OwnEnvelope> {
  const claimIn = async (tx: LedgerTx): Promise<OwnEnvelope> => {
    const at = platform.clock.now();
    await lockActiveMember(tx, memberId, at);
    const envelope = (await envelopesAt(tx, at)).find((one) => one.envelopeId === envelopeId);
    if (!envelope) throw new PlatformError("NOT_FOUND");
    if (at < envelope.opensAt || at >= envelope.closesAt) throw new PlatformError("PROMOTION_NOT_OPEN");
    const { amount } = outcomeOf(ENVELOPE_AMOUNTS, drawNumber());
    const row = { memberId, envelopeId, amount, claimedAt: at };
    const [claim] = await tx.insert(envelopeClaims).values(row).onConflictDoNothing().returning();
    if (!claim) throw new PlatformError("ALREADY_CLAIMED");
    await issueBonus(tx, {
      memberId,
      currency: ENVELOPE_CURRENCY,
      cause: `redEnvelope:${envelopeId}:${memberId}`,
      titles: inEveryLanguage((language) => ENVELOPE_TEXTS[language].title),
      amount,
      turnoverRequired: amount * BigInt(ENVELOPE_BONUS.turnover),
      issuedAt: at,
      expiresAt: expiryOf(at),
    });
    return { ...envelope, claim };
  };
  return transact(platform, claimIn, keepAnswer);
}

/** Opens an envelope now, beside the schedule, and tells everybody. */
export const openExtraEnvelope = ({ events, clock }: CorePlatform, minutes: number): Promise<RedEnvelope> =>
  events.transaction(async (tx) => {
    const opensAt = clock.now();
    const closesAt = new Date(opensAt.getTime() + minutes * MINUTE_MS);
    const [row] = await tx.insert(extraEnvelopes).values({ opensAt, closesAt }).returning();
    await events.record(tx, { topic: "envelope" });
    return { envelopeId: `extra-${row?.id}`, opensAt, closesAt };
  });
