import { randomBytes } from "node:crypto";
import { shareOf } from "@atrium/arcade/shares";
import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { requireWithin } from "../http/amount.ts";
import { PlatformError } from "../http/errors.ts";
import { isMadeBy, madeBefore, requestKeyOf } from "../http/idempotency/madeBefore.ts";
import { deferredJob } from "../jobs/job.ts";
import { memberAccountId, platformAccountId, post } from "../ledger/ledger.ts";
import { type LedgerTx, recordChange, transact } from "../ledger/transact.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import { lockMember } from "../member/members.ts";
import { requireRoomForDeposit } from "../responsibleGaming/playLimits.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import type { Clock } from "../time/clock.ts";
import { cashierIdAt } from "../wallet/cashierId.ts";
import { type Deposit, type DepositState, deposits, OPEN_STATES } from "../wallet/deposits.tables.ts";
import { channelById, type DepositChannel } from "./channels.ts";
import { checkPromotion, giveDepositBonus } from "./depositBonus.ts";
import { giveBack, whyReturned } from "./latePayment.ts";
import { rewardPlayed } from "./turnover.ts";

const OPEN_MS = 15 * 60_000;
const MOST_OPEN = 5;

export const isOpen = ({ state }: Pick<Deposit, "state">): boolean => OPEN_STATES.includes(state);

/** The fee of a channel for an amount; exact halves go to the even minor unit. */
export const feeOf = ({ feeRate, feeFixed }: DepositChannel, amount: bigint): bigint =>
  feeFixed + shareOf(amount, feeRate, 10_000n);

/** Ends a deposit that nobody paid. */
export const expireDeposit = deferredJob<CorePlatform, { depositId: string }>({
  name: "expire-deposit",
  data: z.object({ depositId: z.string() }),
  run: async (tx, { clock }, { depositId }) => {
    await close(clock, tx, depositId, "EXPIRED");
  },
});

interface NewDeposit {
  memberId: number;
  currency: string;
  idempotencyKey: string;
  channelId: string;
  /** Minor units. */
  amount: bigint;
  promotionId: string | null;
}

/**
 * Opens a deposit; a repeated request gets the same one. Throws CHANNEL_UNAVAILABLE, AMOUNT_OUT_OF_RANGE with the
 * channel's bounds, RG_LIMIT_REACHED, IDEMPOTENCY_MISMATCH, or RATE_LIMITED with too many open ones, and what `checkPromotion` throws.
 */
export async function createDeposit(platform: CorePlatform, request: NewDeposit): Promise<Deposit> {
  const { memberId, currency, channelId, amount, promotionId } = request;
  const requestKey = requestKeyOf(request);
  return platform.db.transaction(async (tx) => {
    // One request per member at a time: simultaneous ones, also repeats, wait here.
    const member = await lockActiveMember(tx, memberId, platform.clock.now());
    const known = await madeBefore(
      tx.select().from(deposits).where(isMadeBy(request, deposits)),
      (one) => one.channelId === channelId && one.amount === amount && one.promotionId === promotionId,
    );
    if (known) return known;
    const channel = channelById(channelId);
    if (channel?.status !== "ACTIVE" || channel.currency !== currency) throw new PlatformError("CHANNEL_UNAVAILABLE");
    requireWithin(amount, channel, currency);
    const isOpenOne = and(eq(deposits.memberId, memberId), inArray(deposits.state, OPEN_STATES));
    if ((await tx.$count(deposits, isOpenOne)) >= MOST_OPEN)
      throw new PlatformError("RATE_LIMITED", { retryAfter: 60 });

    const at = platform.clock.now();
    if (member.hasPlayLimits) await requireRoomForDeposit(tx, { memberId, currency }, amount, at);
    await checkPromotion(tx, request, at);
    const deposit: Deposit = {
      depositId: cashierIdAt("D", at),
      memberId,
      requestKey,
      channelId,
      amount,
      fee: feeOf(channel, amount),
      currency,
      // Transfers and QR codes need no page. The other kinds wait until their payment page is opened.
      state: channel.type === "BANK" || channel.type === "QR" ? "PENDING" : "CREATED",
      payToken: randomBytes(32).toString("base64url"),
      promotionId,
      createdAt: at,
      expiresAt: new Date(at.getTime() + OPEN_MS),
      endedAt: null,
      turnoverRequired: 0n,
      turnoverDone: 0n,
      playedAt: null,
      returnedAt: null,
    };
    await tx.insert(deposits).values(deposit);
    const { depositId, expiresAt } = deposit;
    await expireDeposit.enqueue(tx, { key: depositId, at: expiresAt, data: { depositId } });
    return deposit;
  });
}

/**
 * Ends an open deposit and tells its member; with SUCCESS, the money without the fee arrives in the same transaction, to
 * be played once where the operator says so. An end is final, but for money: it becomes the deposit though that has
 * expired, failed or was cancelled, or it goes back (`whyReturned`). Throws NOT_FOUND.
 */
export const endDeposit = (
  platform: SitePlatform,
  depositId: string,
  state: "SUCCESS" | "FAILED" | "CANCELLED",
  memberId?: number,
): Promise<Deposit> =>
  transact(platform, (tx) =>
    state === "SUCCESS" ? takePayment(platform, tx, depositId) : close(platform.clock, tx, depositId, state, memberId),
  );

async function close(
  clock: Clock,
  tx: LedgerTx,
  depositId: string,
  state: "FAILED" | "EXPIRED" | "CANCELLED",
  memberId?: number,
): Promise<Deposit> {
  const deposit = await lockDeposit(tx, depositId, memberId);
  return isOpen(deposit) ? enterEnd(tx, deposit, state, clock.now()) : deposit;
}

/** Money has come for a deposit. */
async function takePayment(platform: SitePlatform, tx: LedgerTx, depositId: string): Promise<Deposit> {
  const [owner] = await tx
    .select({ memberId: deposits.memberId })
    .from(deposits)
    .where(eq(deposits.depositId, depositId));
  // Before the deposit, as a break does that begins: the two would wait for each other.
  const member = owner && (await lockMember(tx, owner.memberId));
  const deposit = await lockDeposit(tx, depositId);
  if (!member || deposit.state === "SUCCESS" || deposit.returnedAt !== null) return deposit;
  const at = platform.clock.now();
  const why = isOpen(deposit) ? null : await whyReturned(tx, member, deposit, at);
  if (why !== null) {
    recordChange(tx, deposit.memberId, "deposit");
    return giveBack(tx, platform, member, deposit, { why, at });
  }
  const isPlayedFirst = platform.site.brand.depositsPlayedOnce;
  const turnoverRequired = isPlayedFirst ? deposit.amount - deposit.fee : 0n;
  await credit(tx, deposit, at);
  await giveDepositBonus(tx, deposit, at);
  if (!isPlayedFirst) await rewardPlayed(tx, deposit, at);
  return enterEnd(tx, { ...deposit, turnoverRequired }, "SUCCESS", at);
}

async function lockDeposit(tx: Tx, depositId: string, memberId?: number): Promise<Deposit> {
  const [deposit] = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.depositId, depositId), memberId === undefined ? undefined : eq(deposits.memberId, memberId)))
    .for("update");
  if (!deposit) throw new PlatformError("NOT_FOUND");
  return deposit;
}

async function enterEnd(tx: LedgerTx, deposit: Deposit, state: DepositState, endedAt: Date): Promise<Deposit> {
  const { depositId, turnoverRequired } = deposit;
  await tx.update(deposits).set({ state, endedAt, turnoverRequired }).where(eq(deposits.depositId, depositId));
  recordChange(tx, deposit.memberId, "deposit");
  return { ...deposit, state, endedAt };
}

const credit = (tx: LedgerTx, { depositId, memberId, channelId, amount, fee, currency }: Deposit, at: Date) =>
  post(tx, {
    key: `deposit:${depositId}`,
    kind: "DEPOSIT",
    at,
    reference: depositId,
    remark: channelById(channelId)?.name.EN ?? channelId,
    entries: [
      { accountId: memberAccountId(memberId, "main", currency), amount: amount - fee },
      { accountId: platformAccountId("cashier", currency), amount: fee - amount },
    ],
  });
