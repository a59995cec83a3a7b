import { randomUUID } from "node:crypto";
import { and, eq, lt, ne, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { forgetCatalogue } from "../games/catalogue.ts";
import { vendors } from "../games/games.tables.ts";
import { idempotencyKeys } from "../http/idempotency/idempotency.tables.ts";
import { ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { startForFile } from "../testing/startForFile.ts";
import { deposits } from "./deposits.tables.ts";
import { MAIN_ACCOUNT_TYPE, WALLET_VENDORS } from "./wallets.ts";

const { sandbox, platform, db, clock, tokenOf } = await startForFile();
const token = await tokenOf("demo");

const vendor = WALLET_VENDORS[0]?.vassalage;

async function read<Value>(answer: Response) {
  const body: { success: boolean; code: string; value: Value } = JSON.parse(await answer.text());
  return { status: answer.status, ...body };
}

const get = async <Value = unknown>(path: string, as = token) =>
  read<Value>(await fetch(`${sandbox.origin}${path}`, { headers: { authorization: `Bearer ${as}` } }));

interface Transfer {
  transferId: string;
  amount: string;
}

async function transfer(body: object, { key = randomUUID(), as = token }: { key?: string; as?: string } = {}) {
  const answer = await fetch(`${sandbox.origin}/wps/relay/GCS_walletTransfer`, {
    method: "POST",
    headers: { authorization: `Bearer ${as}`, "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(body),
  });
  return read<Transfer>(answer);
}

const toVendor = (amount: string) => ({ fromAccountType: MAIN_ACCOUNT_TYPE, toAccountType: vendor, amount });
const back = { fromAccountType: vendor, toAccountType: MAIN_ACCOUNT_TYPE, amount: "all" };

async function walletsOf() {
  const { value } = await get<{ accountType: string; balance: string }[]>("/wps/relay/GCS_merchantWallet");
  return Object.fromEntries(value.map(({ accountType, balance }) => [accountType, balance]));
}

test("each past deposit of the ledger is one of its member, over a year", async () => {
  const posted = await db.$count(ledgerTransactions, eq(ledgerTransactions.kind, "DEPOSIT"));
  expect(await db.$count(deposits, eq(deposits.state, "SUCCESS"))).toBe(posted);
  const monthsAgo = new Date(clock.now().getTime() - 300 * 86_400_000);
  expect(await db.$count(deposits, lt(deposits.createdAt, monthsAgo))).toBeGreaterThan(20);
});

test("seeded accounts, transactions and bets add up", async () => {
  expect(await ledgerFaults(db)).toEqual([]);

  // What the ledger says of each bet is what the bet says.
  const moved = db
    .select({ betId: ledgerTransactions.reference, net: sql<bigint>`sum(${ledgerEntries.amount})`.as("net") })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(sql`${ledgerEntries.accountId} like 'member:%'`)
    .groupBy(ledgerTransactions.reference)
    .as("moved");
  const untraceable = await db
    .select({ betId: bets.betId })
    .from(bets)
    .leftJoin(moved, eq(moved.betId, bets.betId))
    .where(sql`${moved.net} is distinct from ${bets.winAmount} - ${bets.betAmount}`);
  expect(untraceable).toEqual([]);
  expect(await db.$count(bets)).toBe(8_000);
  expect(await db.$count(bets, and(eq(bets.status, "UNSETTLED"), ne(bets.winAmount, 0n)))).toBe(0);
});

test("the balance is the sum of the member's accounts", async () => {
  const { value } = await get("/wps/v2/wallets/balance");
  expect(value).toMatchObject({ sumBalance: "25680000", available: "25480000", locked: "0", currency: "VND" });
  const { value: consolidated } = await get("/wps/member/info/funds/consolidated");
  expect(consolidated).toMatchObject({ dividend: null, funds: { total: "25680000", games: "0" } });
});

test("carries a repeated transfer out once", async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => transfer(toVendor("480000"), { key })));
  expect(new Set(answers.map(({ value }) => value.transferId)).size).toBe(1);
  expect(await walletsOf()).toMatchObject({ MAIN: "25000000", [vendor ?? ""]: "480000" });

  const other = await transfer(toVendor("1"), { key });
  expect([other.status, other.code]).toEqual([409, "IDEMPOTENCY_MISMATCH"]);
  expect((await transfer(toVendor("1"), { key: "none" })).code).toBe("IDEMPOTENCY_REQUIRED");

  expect((await transfer(back)).value).toMatchObject({ amount: "480000", fromBalance: "0", toBalance: "25480000" });
});

test("simultaneous transfers neither lose money nor spend it twice", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => transfer(toVendor("10000000"))));
  expect(answers.map(({ code }) => code).sort()).toEqual([
    "INSUFFICIENT_BALANCE",
    "INSUFFICIENT_BALANCE",
    "INSUFFICIENT_BALANCE",
    "INSUFFICIENT_BALANCE",
    "OK",
    "OK",
  ]);
  const returns = await Promise.all([transfer(back), transfer(back)]);
  expect(returns.map(({ code }) => code).sort()).toEqual(["AMOUNT_OUT_OF_RANGE", "OK"]);
  expect(await walletsOf()).toMatchObject({ MAIN: "25480000", [vendor ?? ""]: "0" });
});

test.each([
  [{ ...back, fromAccountType: "NOBODY" }, 422, "VALIDATION_FAILED"],
  [{ ...back, toAccountType: vendor }, 422, "VALIDATION_FAILED"],
  [{ ...back, amount: undefined }, 422, "VALIDATION_FAILED"],
  [{ ...back, amount: "ALL" }, 422, "VALIDATION_FAILED"],
  [toVendor("1.5"), 422, "VALIDATION_FAILED"],
  [toVendor("-1"), 422, "VALIDATION_FAILED"],
  [toVendor("0"), 422, "AMOUNT_OUT_OF_RANGE"],
  [toVendor("25480001"), 409, "INSUFFICIENT_BALANCE"],
])("refuses %j", async (body, status, code) => {
  expect(await transfer(body)).toMatchObject({ status, code, success: false });
});

test("trial accounts have play money and no transfers", async () => {
  const opened = await fetch(`${sandbox.origin}/wps/session/login/freeplay`, { method: "POST", body: "{}" });
  const { value } = await read<{ token: string }>(opened);
  const balance = await get("/wps/v2/wallets/balance", value.token);
  expect(balance.value).toMatchObject({ sumBalance: "10000.00", currency: "FUN" });
  expect(await transfer(toVendor("1"), { as: value.token })).toMatchObject({ status: 403, code: "TRIAL_ACCOUNT" });
});

test("a vendor's wallet says when the vendor is closed, and takes no money then", async () => {
  const statusOf = async () => {
    const { value } = await get<{ accountType: string; status: string }[]>("/wps/relay/GCS_merchantWallet");
    return Object.fromEntries(value.map(({ accountType, status }) => [accountType, status]));
  };
  const setClosed = async (until: Date | null) => {
    const status = until === null ? "ACTIVE" : "MAINTENANCE";
    await db
      .update(vendors)
      .set({ status, maintenanceEndsAt: until })
      .where(eq(vendors.code, vendor ?? ""));
    forgetCatalogue(platform);
  };
  const key = randomUUID();
  const { value: moved } = await transfer(toVendor("1"), { key });
  await setClosed(new Date(clock.now().getTime() + 60_000));
  expect(await statusOf()).toMatchObject({ MAIN: "ACTIVE", [vendor ?? ""]: "MAINTENANCE" });
  expect(await transfer(toVendor("1"))).toMatchObject({
    code: "VALIDATION_FAILED",
    fields: [{ field: "toAccountType", rule: "closed" }],
  });
  // As after a crash that lost the answer, but not the money.
  await db.delete(idempotencyKeys);
  expect(await transfer(toVendor("1"), { key })).toMatchObject({ code: "OK", value: { transferId: moved.transferId } });
  expect(await transfer(back)).toMatchObject({ code: "OK", value: { amount: "1" } });
  clock.shiftTo(61_000);
  expect(await statusOf()).toMatchObject({ [vendor ?? ""]: "ACTIVE" });
  clock.shiftTo(0);
  await setClosed(null);
});
