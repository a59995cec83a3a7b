import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { jobs } from "../jobs/jobs.tables.ts";
import { messages } from "../member/member.tables.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { uploadPicture } from "../testing/uploadPicture.ts";
import { openWithdrawHarness } from "../testing/withdrawHarness.ts";
import { MINUTE_MS } from "../time/units.ts";
import { withdrawalParts } from "./withdrawals.tables.ts";

const t = await openWithdrawHarness();
beforeEach(() => t.nextDay());
afterAll(() => t.sandbox.close());

test("a payment that did not arrive is disputed with pictures, which stops its clock", async () => {
  const { withdrawId } = (await t.create("400000")).value;
  await t.settle(withdrawId, "PAY");
  expect((await t.confirm(withdrawId, "NOT_RECEIVED")).code).toBe("PROOF_REQUIRED");
  expect((await t.confirm(withdrawId, "NOT_RECEIVED", { imageIds: [randomUUID()] })).code).toBe("VALIDATION_FAILED");
  const imageIds = [await uploadPicture(t.sandbox, t.token()), await uploadPicture(t.sandbox, t.token())];
  const tooMany = [...imageIds, ...imageIds.map(() => randomUUID())];
  expect((await t.confirm(withdrawId, "NOT_RECEIVED", { imageIds: tooMany })).code).toBe("VALIDATION_FAILED");
  const disputed = (await t.confirm(withdrawId, "NOT_RECEIVED", { imageIds })).value;
  expect(disputed).toMatchObject({
    state: "DISPUTED",
    confirmBefore: null,
    parts: [{ state: "DISPUTED", depositFinal: false, proofs: 2 }],
  });
  await t.advance(31 * MINUTE_MS);
  await vi.waitFor(async () => expect(await waiting(withdrawId)).toBe(0), { timeout: 10_000 });
  expect((await t.detail(withdrawId)).value.state).toBe("DISPUTED");

  expect((await t.settle(withdrawId, "PAY_AGAIN")).value).toMatchObject({ state: "AWAITING_CONFIRM" });
  await t.settle(withdrawId, "PAY");
  expect((await t.confirm(withdrawId, "RECEIVED")).value).toMatchObject({
    state: "RECEIVED",
    paid: "398000",
    parts: [{ depositFinal: true }],
  });
});

const waiting = async (withdrawId: string) => {
  const rows = await t.sandbox.platform.db.select().from(jobs).where(eq(jobs.name, "force-receipt"));
  return rows.filter(({ key }) => key.includes(withdrawId)).length;
};

test("is paid in parts, which are answered one by one or all together", async () => {
  const before = await t.held("main");
  const one = (await t.create("1000000")).value.withdrawId;
  await t.settle(one, "PAY", "400000");
  expect((await t.confirm(one, "FULLY_PAID")).code).toBe("CONFIRM_WINDOW_CLOSED");
  expect((await t.confirm(one, "RECEIVED", { partId: "1" })).value).toMatchObject({ state: "PAYING", paid: "400000" });
  expect(await t.held("locked")).toBe(600_000n);
  await t.settle(one, "PAY");
  expect(await t.held("locked")).toBe(0n);
  expect((await t.confirm(one, "RECEIVED", { partId: "3" })).code).toBe("NOT_FOUND");
  expect((await t.confirm(one, "RECEIVED", { partId: "2" })).value).toMatchObject({
    state: "FULLY_PAID",
    paid: "995000",
  });

  const two = (await t.create("1000000")).value.withdrawId;
  await t.settle(two, "PAY", "400000");
  await t.settle(two, "PAY", "400000");
  await t.settle(two, "PAY");
  expect((await t.confirm(two, "RECEIVED")).code).toBe("CONFIRM_WINDOW_CLOSED");
  const key = randomUUID();
  expect((await t.confirm(two, "FULLY_PAID", {}, key)).value).toMatchObject({ state: "FULLY_PAID" });
  expect((await t.confirm(two, "FULLY_PAID", {}, key)).value).toMatchObject({ state: "FULLY_PAID" });
  expect(
    (await t.confirm(two, "NOT_RECEIVED", { partId: "1", imageIds: [await uploadPicture(t.sandbox, t.token())] })).code,
  ).toBe("CONFIRM_WINDOW_CLOSED");
  expect(await t.held("main")).toBe(before - 2_000_000n);
  expect(await ledgerFaults(t.sandbox.platform.db)).toEqual([]);
});

test("without an answer it counts as received after two reminders, and the deposit is final", async () => {
  const { site, db } = t.sandbox.platform;
  await site.setBrand({ ...site.brand, withdrawConfirmMinutes: 20 });
  await db.delete(messages).where(eq(messages.memberId, t.memberId));
  const { withdrawId } = (await t.create("100000")).value;
  await t.settle(withdrawId, "PAY");
  await t.advance(10 * MINUTE_MS);
  await vi.waitFor(async () => expect(await t.titles()).toHaveLength(2), { timeout: 10_000 });
  await t.advance(8 * MINUTE_MS);
  await vi.waitFor(async () => expect(await t.titles()).toHaveLength(3), { timeout: 10_000 });
  await t.advance(2 * MINUTE_MS);
  await t.becomes(withdrawId, "FORCED_RECEIVED");
  expect((await t.titles()).toSorted()).toEqual([
    "Did your money arrive?",
    "Did your money arrive?",
    "Please confirm your withdrawal",
    "Your withdrawal counts as received",
  ]);
  const { value } = await t.detail(withdrawId);
  expect(value.parts).toMatchObject([{ state: "FORCED_RECEIVED", depositFinal: true }]);
  const late = await t.confirm(withdrawId, "NOT_RECEIVED", { imageIds: [await uploadPicture(t.sandbox, t.token())] });
  expect(late.code).toBe("CONFIRM_WINDOW_CLOSED");
  await site.setBrand({ ...site.brand, withdrawConfirmMinutes: 30 });
});

test("an answer after the time is refused, also before the job has run", async () => {
  const { withdrawId } = (await t.create("100000")).value;
  await t.settle(withdrawId, "PAY");
  const past = { confirmBefore: t.sandbox.platform.clock.now() };
  await t.sandbox.platform.db.update(withdrawalParts).set(past).where(eq(withdrawalParts.withdrawId, withdrawId));
  expect((await t.confirm(withdrawId, "RECEIVED")).code).toBe("CONFIRM_WINDOW_CLOSED");
});

test("a repeated answer whose first answer was lost confirms no other part", async () => {
  const { withdrawId } = (await t.create("1000000")).value;
  await t.settle(withdrawId, "PAY", "400000");
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.spyOn(t.sandbox.platform.claims, "answer").mockRejectedValue(new Error("the process died"));
  const key = randomUUID();
  const { value } = await t.confirm(withdrawId, "RECEIVED", {}, key);
  vi.restoreAllMocks();
  await t.settle(withdrawId, "PAY", "400000");
  expect((await t.confirm(withdrawId, "RECEIVED", {}, key)).value).toEqual(value);
  expect((await t.detail(withdrawId)).value.parts).toMatchObject([
    { state: "RECEIVED" },
    { state: "AWAITING_CONFIRM" },
  ]);
});
