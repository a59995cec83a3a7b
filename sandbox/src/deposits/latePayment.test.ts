import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { members, messages } from "../member/member.tables.ts";
import { outbox } from "../outbox/outbox.tables.ts";
import { playLimits } from "../responsibleGaming/playLimits.tables.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { startForFile } from "../testing/startForFile.ts";
import { HOUR_MS, MINUTE_MS } from "../time/units.ts";

// Written from the rule in docs/money-rules.md alone: what comes late is paid in once, or goes back once, and is said.

const DEMO = 3;
const FREE = { lockedAt: null, closedAt: null, timeOutUntil: null, excludedUntil: null, hasPlayLimits: false };

interface View {
  depositId: string;
  state: string;
  endedAt: string | null;
  returnedAt: string | null;
}

const { db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("demo");
beforeEach(async () => {
  await caller.post("/sandbox/clock", { body: { reset: true } });
  // Months end at a full hour: what comes late comes in the same month.
  const past = Date.now() % HOUR_MS;
  if (past > 40 * MINUTE_MS) await caller.post("/sandbox/clock", { body: { advance: HOUR_MS - past } });
  await db.delete(playLimits);
  await db.update(members).set(FREE).where(eq(members.id, DEMO));
});

const begin = async (amount = "200000") => {
  const { value } = await caller.post<View>("/wps/relay/GCS_depositCreate", {
    token,
    body: { channelId: "bank", amount },
    key: randomUUID(),
  });
  return value.depositId;
};
const settle = async (depositId: string, outcome = "SUCCESS") =>
  (await caller.post<View>("/sandbox/deposit/settle", { body: { depositId, outcome } })).value;
const detail = (depositId: string) =>
  caller.read<View>(`/wps/relay/GCS_depositDetail?depositId=${depositId}`, { token });
const held = () => balanceOf(db, memberAccountId(DEMO, "main", "VND"));
const set = (values: Partial<typeof members.$inferInsert>) =>
  db.update(members).set(values).where(eq(members.id, DEMO));
const messagesOf = (depositId: string) =>
  db
    .select()
    .from(messages)
    .where(sql`${messages.content} like ${`%${depositId}%`}`);

/** A deposit that nobody has paid in its quarter of an hour. */
async function expired(amount?: string) {
  const depositId = await begin(amount);
  await caller.post("/sandbox/clock", { body: { advance: 20 * MINUTE_MS } });
  await expect.poll(async () => (await detail(depositId)).state, { timeout: 10_000 }).toBe("EXPIRED");
  return depositId;
}

test("a bank transfer that comes five minutes late is paid in once, in the record, the statement and the limits", async () => {
  const used = async () => {
    const { value } = await caller.get<{ list: { kind: string; period: string; used: string }[] }>(
      "/wps/member/limits",
      { token },
    );
    return Number(value.list.find(({ kind, period }) => kind === "DEPOSIT" && period === "MONTH")?.used);
  };
  const [before, usedBefore] = [await held(), await used()];
  const depositId = await expired();
  const answers = await Promise.all([settle(depositId), settle(depositId), settle(depositId)]);
  for (const answer of answers) expect(answer).toMatchObject({ state: "SUCCESS", returnedAt: null });
  expect(await held()).toBe(before + 200_000n);
  expect(await used()).toBe(usedBefore + 200_000);
  const { value } = await caller.get<{ list: { type: string; referenceId: string | null; amount: string }[] }>(
    "/wps/relay/MCSFE_transactionRecords?preset=TODAY&pageSize=5",
    { token },
  );
  const entries = value.list.filter(({ referenceId }) => referenceId === depositId);
  expect(entries).toEqual([expect.objectContaining({ type: "DEPOSIT", amount: "200000" })]);
  expect(await messagesOf(depositId)).toEqual([]);
  expect(await ledgerFaults(db)).toEqual([]);
});

test("money that comes for a deposit that its member has cancelled is paid in as well", async () => {
  const before = await held();
  const depositId = await begin();
  await caller.post("/wps/relay/GCS_depositCancel", { token, body: { depositId } });
  // Only money changes an end.
  expect(await settle(depositId, "FAILED")).toMatchObject({ state: "CANCELLED", returnedAt: null });
  expect(await settle(depositId)).toMatchObject({ state: "SUCCESS" });
  expect(await held()).toBe(before + 200_000n);
});

test.each<[why: string, values: () => Partial<typeof members.$inferInsert>, said: RegExp]>([
  ["a break", () => ({ timeOutUntil: later() }), /on a break/],
  ["a self-exclusion", () => ({ excludedUntil: later() }), /on a break/],
  ["the agent's lock", () => ({ lockedAt: clock.now() }), /locked/],
  ["a closed account", () => ({ closedAt: clock.now() }), /closed/],
])("money that comes late during %s goes back once, and the member is told why", async (_, values, said) => {
  const before = await held();
  const depositId = await expired();
  await set(values());
  const first = await settle(depositId);
  expect(first).toMatchObject({ state: "EXPIRED", returnedAt: expect.any(String) });
  // It went back: neither a repeat nor the end of the break brings it again.
  await set(FREE);
  expect(await settle(depositId)).toEqual(first);
  expect(await detail(depositId)).toMatchObject({ state: "EXPIRED", returnedAt: first.returnedAt });
  expect(await held()).toBe(before);
  const told = await messagesOf(depositId);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ memberId: DEMO, content: expect.stringMatching(said) });
  expect(told[0]?.content).toMatch(/₫200,000.*sending the money back/);
  // Who is on a break may not look into the inbox.
  expect(await db.$count(outbox, sql`${outbox.body} like ${`%${depositId}%`}`)).toBe(1);
});

const later = () => new Date(clock.now().getTime() + 24 * 60 * MINUTE_MS);

test("money that comes late goes back when it exceeds a limit, together with what can still come", async () => {
  const before = await held();
  const depositId = await expired("200000");
  const { value } = await caller.get<{ list: { kind: string; period: string; used: string }[] }>("/wps/member/limits", {
    token,
  });
  const used = Number(value.list.find(({ kind, period }) => kind === "DEPOSIT" && period === "MONTH")?.used);
  const limit = { kind: "DEPOSIT", period: "MONTH", amount: String(used + 500_000) };
  await caller.call("PUT", "/wps/member/limits", { token, body: limit });
  const other = await begin("400000");
  expect(await settle(depositId)).toMatchObject({ state: "EXPIRED", returnedAt: expect.any(String) });
  expect((await messagesOf(depositId))[0]?.content).toMatch(/limit/);
  expect(await held()).toBe(before);
  expect(await settle(other)).toMatchObject({ state: "SUCCESS" });
  expect(await held()).toBe(before + 400_000n);
});
