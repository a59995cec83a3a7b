import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { startForFile } from "../testing/startForFile.ts";

const AGENT = 2;
const DEMO = 3;
const PASSWORD = "246810";

const { db, site, caller, tokenOf } = await startForFile({ rateLimits: false });
const tokens = new Map<string, string>();
for (const username of ["senior", "agent", "demo", "weak"]) tokens.set(username, await tokenOf(username));

const held = (memberId: number, currency = "VND") => balanceOf(db, memberAccountId(memberId, "main", currency));
const tokenFor = (username: string) => tokens.get(username) ?? "";
const sending =
  (path: string) =>
  (username: string, body: object, key: string = randomUUID()) =>
    caller.post<{ transferId: string; amount: string; balance: string }>(`/wps/relay/${path}`, {
      token: tokenFor(username),
      sealed: { paymentPassword: PASSWORD, ...body },
      key,
    });
const toUpline = sending("GCS_transferUpline");
const toDownline = sending("GCS_transferDownline");
const config = (username: string, direction = "UPLINE") =>
  caller.get<Record<string, unknown>>(`/wps/relay/GCS_transferConfig?direction=${direction}`, {
    token: tokenFor(username),
  });
const latestRow = async (username: string) =>
  (
    await caller.read<{ list: { amount: string; type: string; remark: string; referenceId: string }[] }>(
      "/wps/relay/MCSFE_transactionRecords?preset=TODAY&type=TRANSFER",
      { token: tokenFor(username) },
    )
  ).list[0];

test("moves money to the agent above once per key, and tells both", async () => {
  const [mine, theirs] = [await held(DEMO), await held(AGENT)];
  const key = randomUUID();
  const body = { amount: "150000", remark: " for the tournament " };
  const first = await toUpline("demo", body, key);
  expect(first).toMatchObject({ code: "OK", value: { amount: "150000", currency: "VND" } });
  expect((await toUpline("demo", body, key)).value.transferId).toBe(first.value.transferId);
  expect((await toUpline("demo", { ...body, amount: "150001" }, key)).code).toBe("IDEMPOTENCY_MISMATCH");
  expect([await held(DEMO), await held(AGENT)]).toEqual([mine - 150_000n, theirs + 150_000n]);

  const row = { type: "TRANSFER", remark: "de***o → ag***t: for the tournament", referenceId: first.value.transferId };
  expect(await latestRow("demo")).toMatchObject({ ...row, amount: "-150000" });
  expect(await latestRow("agent")).toMatchObject({ ...row, amount: "150000" });
  const { value: inbox } = await caller.get<{ list: { title: string; summary: string }[] }>(
    "/wps/relay/MCSFE_messageList",
    { token: tokenFor("agent") },
  );
  expect(inbox.list[0]).toMatchObject({
    title: "Transfer received",
    summary: "demo transferred ₫150,000 to you. Remark: for the tournament",
  });
});

test("moves money to members directly below an agent only", async () => {
  const before = await held(DEMO);
  expect((await toDownline("agent", { account: "Demo", amount: "20000" })).code).toBe("OK");
  expect(await held(DEMO)).toBe(before + 20_000n);
  for (const account of ["senior", "agent", "affiliatesub", "nobody", "'; --", "%"]) {
    expect((await toDownline("agent", { account, amount: "20000" })).code).toBe("DOWNLINE_NOT_FOUND");
  }
  expect((await toDownline("senior", { account: "demo", amount: "20000" })).code).toBe("DOWNLINE_NOT_FOUND");
  expect((await toDownline("demo", { account: "agent", amount: "20000" })).code).toBe("FORBIDDEN");
  expect((await config("demo", "DOWNLINE")).code).toBe("TRANSFER_NOT_ALLOWED");
  expect((await config("agent", "DOWNLINE")).value).toMatchObject({ upline: null, dailyCountLeft: 9 });
});

test("refuses what the bounds, the balance and the payment password do not allow, and moves nothing", async () => {
  const before = await held(DEMO);
  const refused = async (body: object, code: string) => expect((await toUpline("demo", body)).code).toBe(code);
  await refused({ amount: "9999" }, "AMOUNT_OUT_OF_RANGE");
  await refused({ amount: "50000001" }, "AMOUNT_OUT_OF_RANGE");
  await refused({ amount: "49999999" }, "INSUFFICIENT_BALANCE");
  await refused({ amount: "-20000" }, "VALIDATION_FAILED");
  await refused({ amount: "20000.5" }, "VALIDATION_FAILED");
  await refused({ amount: "20000", remark: "x".repeat(51) }, "VALIDATION_FAILED");
  await refused({ amount: "20000", paymentPassword: "135791" }, "PAYMENT_PASSWORD_INVALID");
  const plain = { token: tokenFor("demo"), key: randomUUID() };
  const body = { amount: "20000", paymentPassword: PASSWORD };
  expect((await caller.post("/wps/relay/GCS_transferUpline", { ...plain, body })).code).toBe("PAYLOAD_NOT_ENCRYPTED");
  expect((await toUpline("demo", { amount: "20000" }, "1")).code).toBe("IDEMPOTENCY_REQUIRED");
  expect((await toUpline("weak", { amount: "20000" })).code).toBe("PAYMENT_PASSWORD_NOT_SET");
  expect((await toUpline("senior", { amount: "20000" })).code).toBe("TRANSFER_NOT_ALLOWED");
  expect(await held(DEMO)).toBe(before);
});

test("allows ten transfers a day, also when they come at once, and says what is left", async () => {
  expect((await config("demo")).value).toMatchObject({
    upline: { account: "ag***t", nickname: "Mai" },
    min: "10000",
    dailyCount: 10,
    dailyCountLeft: 9,
    dailyAmountLeft: "99850000",
    paymentPasswordSet: true,
  });
  const before = (await held(DEMO)) + (await held(AGENT));
  const answers = await Promise.all([
    ...Array.from({ length: 12 }, () => toUpline("demo", { amount: "10000" })),
    ...Array.from({ length: 5 }, () => toDownline("agent", { account: "demo", amount: "10000" })),
  ]);
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === "OK")).toHaveLength(14);
  expect(codes.filter((code) => code === "TRANSFER_LIMIT")).toHaveLength(3);
  expect((await config("demo")).value).toMatchObject({ dailyCountLeft: 0 });
  expect((await held(DEMO)) + (await held(AGENT))).toBe(before);
  expect(await ledgerFaults(db)).toEqual([]);
});

test("sends no more than the sum of a day, and a key belongs to one transfer", async () => {
  await caller.post("/sandbox/balance", { body: { username: "agent", amount: "150000000" } });
  const left = async () => BigInt(String((await config("agent", "DOWNLINE")).value.dailyAmountLeft));
  const send = (amount: bigint, key?: string) => toDownline("agent", { account: "demo", amount: String(amount) }, key);
  expect((await send(50_000_000n)).code).toBe("OK");
  const rest = await left();
  expect(rest < 50_000_000n).toBe(true);
  expect((await send(rest + 1n)).code).toBe("TRANSFER_LIMIT");
  const key = randomUUID();
  expect((await send(rest, key)).code).toBe("OK");
  expect(await left()).toBe(0n);
  expect((await send(rest, key)).code).toBe("OK");
  const again = (body: object) => toDownline("agent", { account: "demo", amount: String(rest), ...body }, key);
  expect((await again({ account: "weak" })).code).toBe("IDEMPOTENCY_MISMATCH");
  expect((await again({ remark: "another one" })).code).toBe("IDEMPOTENCY_MISMATCH");
  expect((await toUpline("agent", { amount: String(rest) }, key)).code).toBe("IDEMPOTENCY_MISMATCH");
  expect(await left()).toBe(0n);
});

test("opens a wallet for the receiver in the currency that is sent", async () => {
  const select = (currency: string) =>
    caller.post("/wps/relay/GCS_selectCurrency", { token: tokenFor("agent"), body: { currency } });
  await select("THB");
  await caller.post("/sandbox/balance", { body: { username: "agent", amount: "500" } });
  expect((await toDownline("agent", { account: "demo", amount: "10.00" })).code).toBe("OK");
  await select("VND");
  expect(await held(DEMO, "THB")).toBe(1_000n);
  expect(await held(AGENT, "THB")).toBe(49_000n);
});

test("is closed where the jurisdiction or the operator does not allow it", async () => {
  const { brand } = site;
  await site.setBrand({ ...brand, jurisdiction: "gli" });
  expect((await toDownline("agent", { account: "demo", amount: "20000" })).code).toBe("TRANSFER_NOT_ALLOWED");
  expect((await config("demo")).code).toBe("TRANSFER_NOT_ALLOWED");
  await site.setBrand(brand);
  await site.set({ TRANSFER_DOWNLINE: false });
  expect((await toDownline("agent", { account: "demo", amount: "20000" })).code).toBe("TRANSFER_NOT_ALLOWED");
  expect((await config("demo")).code).toBe("OK");
});

test("refuses transfers of a member with turnover left to make", async () => {
  const { value } = await caller.post<{ depositId: string }>("/wps/relay/GCS_depositCreate", {
    token: tokenFor("demo"),
    body: { channelId: "qr", amount: "200000", promotionId: "9" },
    key: randomUUID(),
  });
  await caller.post("/sandbox/deposit/settle", { body: { depositId: value.depositId } });
  const before = await held(DEMO);
  expect((await toUpline("demo", { amount: "150000" })).code).toBe("TURNOVER_NOT_MET");
  expect(await held(DEMO)).toBe(before);
});
