import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { idempotencyKeys } from "../http/idempotency/idempotency.tables.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { members } from "../member/member.tables.ts";
import { lockMember } from "../member/members.ts";
import { payoutAccounts } from "../security/security.tables.ts";
import { openDraw } from "../testing/openDraw.ts";
import { startOtherProcess } from "../testing/otherProcess.ts";
import { startForFile } from "../testing/startForFile.ts";

// Written from the rule in docs/money-rules.md alone: asking moves nothing, and tells whether a change has arrived.

const PASSWORD = "Atrium!2026";
const PAYMENT_PASSWORD = "246810";
const [AGENT, VIPCLUB] = [2, 4];

interface Told {
  state: string;
  kind?: string;
  id?: string;
  amount?: string;
  currency?: string;
}

const { sandbox, db, config, caller, tokenOf } = await startForFile({ rateLimits: false });
await caller.post("/sandbox/balance", { body: { username: "vipclub", amount: "50000000" } });
const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.memberId, VIPCLUB));
const bankCardId = account?.id ?? "";

const tokens = new Map<string, string>();
const tokenFor = async (username: string) => {
  const token = tokens.get(username) ?? (await tokenOf(username));
  tokens.set(username, token);
  return token;
};
const asked = async (key: string, username = "vipclub") =>
  await caller.read<Told>(`/wps/member/change?key=${key}`, { token: await tokenFor(username) });
const held = (memberId: number) => balanceOf(db, memberAccountId(memberId, "main", "VND"));

interface Change {
  path: string;
  /** The body, as text or to be encrypted. */
  body?: () => Promise<object>;
  sealed?: () => object;
  username?: string;
  told: Omit<Told, "state">;
  /** The list that has its record, and the record's number there. */
  list: string;
  number: string;
}

const changes: [name: string, change: Change][] = [
  [
    "a deposit",
    {
      path: "/wps/relay/GCS_depositCreate",
      body: async () => ({ channelId: "bank", amount: "200000" }),
      told: { kind: "DEPOSIT", amount: "200000", currency: "VND" },
      list: "/wps/relay/GCS_depositList",
      number: "depositId",
    },
  ],
  [
    "a withdrawal",
    {
      path: "/wps/relay/GCS_withdrawCreate",
      sealed: () => ({ bankCardId, amount: "200000", paymentPassword: PAYMENT_PASSWORD }),
      told: { kind: "WITHDRAWAL", amount: "200000", currency: "VND" },
      list: "/wps/relay/GCS_withdrawList",
      number: "withdrawId",
    },
  ],
  [
    "a transfer between wallets",
    {
      path: "/wps/relay/GCS_walletTransfer",
      body: async () => ({ fromAccountType: "MAIN", toAccountType: "FLD", amount: "1500" }),
      told: { kind: "TRANSFER", amount: "1500", currency: "VND" },
      list: "/wps/relay/MCSFE_transactionRecords",
      number: "transactionId",
    },
  ],
  [
    "a transfer to the agent above",
    {
      path: "/wps/relay/GCS_transferUpline",
      sealed: () => ({ amount: "20000", paymentPassword: PAYMENT_PASSWORD }),
      told: { kind: "MEMBER_TRANSFER", amount: "20000", currency: "VND" },
      list: "/wps/relay/MCSFE_transactionRecords",
      number: "transactionId",
    },
  ],
  [
    "a transfer to a member below",
    {
      path: "/wps/relay/GCS_transferDownline",
      sealed: () => ({ account: "demo", amount: "20000", paymentPassword: PAYMENT_PASSWORD }),
      username: "agent",
      told: { kind: "MEMBER_TRANSFER", amount: "20000", currency: "VND" },
      list: "/wps/relay/MCSFE_transactionRecords",
      number: "transactionId",
    },
  ],
  [
    "a lottery order with a chase",
    {
      path: "/lgw/orders",
      body: async () => ({
        gameCode: "SEA_5D_1M",
        numero: await openDraw(caller, "SEA_5D_1M"),
        lines: [{ playType: "SUM", content: "BIG", unit: "1000" }],
        chase: { count: 3, stopOnWin: true },
      }),
      told: { kind: "LOTTERY_ORDER", amount: "3000", currency: "VND" },
      list: "/lgw/orders",
      number: "orderId",
    },
  ],
  [
    "a redeem of points",
    {
      path: "/wps/relay/PTS_redeem",
      sealed: () => ({ rewardId: 1, quantity: 1, password: PASSWORD }),
      told: { kind: "REDEEM" },
      list: "/wps/relay/PTS_redeemHistory",
      number: "redeemId",
    },
  ],
  [
    "a conversion of points",
    {
      path: "/wps/relay/PTS_convert",
      sealed: () => ({ points: 1_000, password: PASSWORD }),
      told: { kind: "CONVERSION", amount: "10000", currency: "VND" },
      list: "/wps/relay/MCSFE_transactionRecords",
      number: "transactionId",
    },
  ],
];

test.each(changes)(
  "%s is unknown before it was sent, and told with its record once it has arrived",
  async (_, change) => {
    const { path, body, sealed, username = "vipclub", told, list, number } = change;
    const token = await tokenFor(username);
    const memberId = username === "agent" ? AGENT : VIPCLUB;
    const key = randomUUID();
    const sent = {
      token,
      ...(body && { body: await body() }),
      ...(sealed && { sealed: sealed() }),
      key,
    };
    expect(await asked(key, username)).toEqual({ state: "UNKNOWN" });
    expect((await caller.post(path, sent)).code).toBe("OK");
    const after = await held(memberId);
    const answer = await asked(key, username);
    expect(answer).toMatchObject({ state: "ARRIVED", ...told, createdAt: expect.any(String) });
    expect(await asked(key.toUpperCase(), username)).toEqual(answer);
    const { value } = await caller.get<{ list: Record<string, unknown>[] }>(`${list}?preset=TODAY&pageSize=20`, {
      token,
    });
    expect(value.list.map((row) => String(row[number]))).toContain(answer.id);
    // Neither the questions nor the same change once more move anything.
    const again = sealed ? { ...sent, sealed: sealed() } : sent;
    expect((await caller.post(path, again)).code).toBe("OK");
    expect(await held(memberId)).toBe(after);
    expect(await asked(key, "demo")).toEqual({ state: "UNKNOWN" });
  },
);

test("a refused change is unknown: nothing has happened", async () => {
  const key = randomUUID();
  const token = await tokenFor("vipclub");
  const headers = { "Idempotency-Key": key };
  const refused = await caller.post("/wps/relay/GCS_depositCreate", {
    token,
    headers,
    body: { channelId: "bank", amount: "1" },
  });
  expect(refused.code).toBe("AMOUNT_OUT_OF_RANGE");
  expect(await asked(key)).toEqual({ state: "UNKNOWN" });
});

test("a change is under way while it holds the member, or while a living process has its key", async () => {
  const key = randomUUID();
  await db.transaction(async (tx) => {
    await lockMember(tx, VIPCLUB);
    // The embedded database has one connection: the question waits there until the change has ended.
    if (config.databaseUrl !== undefined) expect(await asked(key)).toEqual({ state: "IN_PROGRESS" });
  });
  expect(await asked(key)).toEqual({ state: "UNKNOWN" });

  const other = await startOtherProcess(sandbox);
  const claimed = { bodyHash: "x", processNumber: other.processNumber, startedAt: new Date() };
  await db.insert(idempotencyKeys).values({ key: `${VIPCLUB}:/lgw/orders:${key}`, ...claimed });
  expect(await asked(key)).toEqual({ state: "IN_PROGRESS" });
  await other.end();
  await vi.waitFor(async () => expect(await asked(key)).toEqual({ state: "UNKNOWN" }), { timeout: 10_000 });
});

test("only members ask, for keys that are such, also during a break", async () => {
  const path = `/wps/member/change?key=${randomUUID()}`;
  expect((await caller.get(path)).code).toBe("UNAUTHENTICATED");
  const token = await tokenFor("vipclub");
  for (const key of ["", "1", "x".repeat(500), "' or 1=1 --"]) {
    const answer = await caller.get(`/wps/member/change?key=${encodeURIComponent(key)}`, { token });
    expect(answer.code).toBe("VALIDATION_FAILED");
  }
  // During a break too: who has stopped wants to know where the money is.
  const onBreak = (timeOutUntil: Date | null) =>
    db.update(members).set({ timeOutUntil }).where(eq(members.id, VIPCLUB));
  await onBreak(new Date(Date.now() + 3_600_000));
  expect((await caller.get(path, { token })).code).toBe("OK");
  await onBreak(null);
});
