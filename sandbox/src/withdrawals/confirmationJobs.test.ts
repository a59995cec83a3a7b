import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { jobs } from "../jobs/jobs.tables.ts";
import { transact } from "../ledger/transact.ts";
import { messages } from "../member/member.tables.ts";
import { eventually, openJobHarness } from "../testing/jobHarness.ts";
import { SMALL_PLAYER } from "../testing/smallDatabase.ts";
import { Clock } from "../time/clock.ts";
import { MINUTE_MS } from "../time/units.ts";
import { confirmOverdue, confirmPayment, enqueueDeadline, remindToConfirm } from "./confirmations.ts";
import {
  type Withdrawal,
  type WithdrawalPart,
  withdrawalEvents,
  withdrawalParts,
  withdrawals,
} from "./withdrawals.tables.ts";

const JOBS = [confirmOverdue, remindToConfirm];

/** The clock of a process that is a little behind. */
const early = new Clock();

const t = await openJobHarness();
beforeEach(() => t.reset());
afterAll(() => t.close());

/** A withdrawal that was paid a moment ago, with 30 minutes for an answer. */
async function paid(withdrawId: string): Promise<void> {
  const at = t.platform.clock.now();
  const row: Withdrawal = {
    withdrawId,
    memberId: SMALL_PLAYER.id,
    requestKey: withdrawId,
    bankCardId: "card",
    bankName: "Bank",
    last4: "1234",
    amount: 100n,
    fee: 0n,
    currency: "VND",
    state: "AWAITING_CONFIRM",
    createdAt: at,
    endedAt: null,
  };
  const part: WithdrawalPart = {
    withdrawId,
    number: 1,
    amount: 100n,
    state: "AWAITING_CONFIRM",
    paidAt: at,
    confirmBefore: new Date(at.getTime() + 30 * MINUTE_MS),
    endedAt: null,
    proofIds: [],
  };
  await transact(t.platform, async (tx) => {
    await tx.insert(withdrawals).values(row);
    await tx.insert(withdrawalParts).values(part);
    await enqueueDeadline(tx, part);
  });
}

/** Both processes run the jobs; the clock of each is moved. */
function runBoth(minutes: number): void {
  for (const each of [t.platform, t.rival]) each.clock.shiftTo(minutes * MINUTE_MS);
  for (const each of [t.platform, t.rival]) t.start(JOBS, each);
}

const told = async (withdrawId: string) => {
  const rows = await t.platform.db.select().from(messages).where(eq(messages.memberId, SMALL_PLAYER.id));
  return rows.filter(({ content }) => content.includes(withdrawId)).map(({ title }) => title);
};
const statesOf = async (withdrawId: string) => {
  const of = eq(withdrawalEvents.withdrawId, withdrawId);
  return (await t.platform.db.select().from(withdrawalEvents).where(of)).map(({ state }) => state);
};

test("of two processes one reminds and one forces the receipt, also after a restart in between", async () => {
  await paid("W-REMIND");
  runBoth(16);
  await eventually(async () => expect(await told("W-REMIND")).toEqual(["Did your money arrive?"]));
  await t.stop();
  runBoth(31);
  await eventually(async () => expect(await statesOf("W-REMIND")).toEqual(["FORCED_RECEIVED"]));
  await t.stop();
  runBoth(60);
  await eventually(async () => expect(await t.platform.db.$count(jobs)).toBe(0));
  // The second reminder came too late: the time was over.
  expect(await told("W-REMIND")).toEqual(["Did your money arrive?", "Your withdrawal counts as received"]);
});

test("an answer at the last moment and the job exclude each other", async () => {
  for (let round = 0; round < 5; round += 1) {
    const withdrawId = `W-RACE-${round}`;
    await paid(withdrawId);
    runBoth(30);
    const answer = { memberId: SMALL_PLAYER.id, withdrawId, receipt: "RECEIVED", proofIds: [] } as const;
    await transact(t.platform, (tx) => confirmPayment(tx, { ...t.platform, clock: early }, answer)).catch(() => {});
    await eventually(async () => expect(await t.platform.db.$count(jobs)).toBe(0));
    expect([["RECEIVED"], ["FORCED_RECEIVED"]]).toContainEqual(await statesOf(withdrawId));
    await t.reset();
  }
});
