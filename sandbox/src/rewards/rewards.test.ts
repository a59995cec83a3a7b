import { randomUUID } from "node:crypto";
import { whatever } from "@atrium/scripts/property";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { ledgerTransactions } from "../ledger/ledger.tables.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { startForFile } from "../testing/startForFile.ts";
import { MINUTE_MS } from "../time/units.ts";
import { rewards } from "./rewards.tables.ts";

const VIPCLUB = 4;

type View = Record<"rewardId" | "kind" | "amount" | "status", string>;
interface List {
  list: View[];
  totalCount: number;
  claimable: number;
}

const { sandbox, db, caller, tokenOf } = await startForFile();
const token = await tokenOf("vipclub");

const list = (query = "", as = token) => caller.read<List>(`/wps/relay/MCSFE_rewardList?${query}`, { token: as });
const claim = (rewardId: string, key: string = randomUUID(), as = token) =>
  caller.post<View>("/wps/relay/MCSFE_rewardClaim", { token: as, body: { rewardId }, key });
const grant = async (gift: object) =>
  (await caller.post<View>("/sandbox/reward/grant", { body: { username: "vipclub", ...gift } })).value;
const held = (kind: "main" | "bonus") => balanceOf(db, memberAccountId(VIPCLUB, kind, "VND"));

test("lists demo's rewards, those to claim first, and each by its kind", async () => {
  const demo = await tokenOf("demo");
  const all = await list("", demo);
  expect(all.list.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    "VIP AVAILABLE",
    "RED_ENVELOPE AVAILABLE",
    "REFERRAL AVAILABLE",
    "PROMOTION AVAILABLE",
    "SIGN_IN EXPIRED",
    "PROMOTION CLAIMED",
    "REFERRAL EXPIRED",
  ]);
  expect(all.claimable).toBe(4);
  expect((await list("kind=VIP", demo)).list).toMatchObject([{ amount: "20000" }]);
  const { rewardId = "" } = all.list[0] ?? {};
  expect((await claim(rewardId)).code).toBe("NOT_FOUND");
  expect((await list(`rewardId=${rewardId}`)).totalCount).toBe(0);
});

test("lists the rewards that could be claimed on a day of a range, with their sums", async () => {
  const demo = await tokenOf("demo");
  const kindsIn = async (range: string) => (await list(range, demo)).list.map(({ kind }) => kind);
  expect(await kindsIn("preset=NEXT_7")).toEqual(["VIP", "RED_ENVELOPE", "REFERRAL", "PROMOTION"]);
  const claimed = await list("preset=LAST_30&kind=PROMOTION", demo);
  expect(claimed).toMatchObject({ totalCount: 2, totals: { amount: "108000", claimed: "88000", currency: "VND" } });
  expect((await caller.get("/wps/relay/MCSFE_rewardList?endDate=2026-02-01", { token: demo })).code).toBe(
    "REPORT_RANGE",
  );
});

test("a claim is final, and pays once whatever is clicked", async () => {
  const main = await held("main");
  const { rewardId } = await grant({ amount: "30000", kind: "VIP", turnover: 0 });
  const key = randomUUID();
  const answers = await Promise.all([claim(rewardId, key), claim(rewardId, key), claim(rewardId), claim(rewardId)]);
  expect(answers.map(({ code }) => code).sort()).toContain("ALREADY_CLAIMED");
  expect(answers.filter(({ success }) => success).every(({ value }) => value.status === "CLAIMED")).toBe(true);
  expect(await held("main")).toBe(main + 30_000n);
  expect((await claim(rewardId)).code).toBe("ALREADY_CLAIMED");
});

test("a reward with turnover becomes a bonus", async () => {
  const [main, bonus] = [await held("main"), await held("bonus")];
  const { rewardId } = await grant({ amount: "30000", turnover: 3 });
  expect((await claim(rewardId)).value.status).toBe("CLAIMED");
  expect([await held("main"), await held("bonus")]).toEqual([main, bonus + 30_000n]);
  const active = await caller.get<{ list: object[] }>("/wps/relay/MCSFE_bonusDetails?status=ACTIVE", { token });
  expect(active.value.list).toMatchObject([{ amount: "30000", turnoverRequired: "90000", holdsWithdrawals: false }]);
});

test("cannot be claimed after its time, and expires by its job", async () => {
  const { rewardId } = await grant({ amount: "30000", minutes: 1 });
  await caller.post("/sandbox/clock", { body: { advance: MINUTE_MS + 1_000 } });
  expect((await claim(rewardId)).code).toBe("PROMOTION_NOT_OPEN");
  const statuses = async () => (await list(`rewardId=${rewardId}`)).list.map(({ status }) => status);
  await vi.waitFor(async () => expect(await statuses()).toEqual(["EXPIRED"]), { timeout: 10_000 });
  await caller.post("/sandbox/clock", { body: { reset: true } });
});

test("the operator's page gives bonuses and rewards", async () => {
  const answer = await fetch(`${sandbox.origin}/sandbox/reward`, {
    method: "POST",
    body: new URLSearchParams({ username: "vipclub", amount: "12000", kind: "BONUS", turnover: "2", minutes: "60" }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Rewards");
  const free = { username: "vipclub", amount: "12000", kind: "BONUS", turnover: 0 };
  expect((await caller.post("/sandbox/reward/grant", { body: free })).code).toBe("VALIDATION_FAILED");
  expect((await caller.post("/sandbox/reward/grant", { body: { ...free, username: "nobody" } })).code).toBe(
    "NOT_FOUND",
  );
});

test("claims at random pay what was granted, each reward once", async () => {
  await whatever(async (random) => {
    const [main, bonus] = [await held("main"), await held("bonus")];
    const granted: { rewardId: string; amount: bigint; inCash: boolean }[] = [];
    for (let i = 0; i < 12; i += 1) {
      const amount = BigInt(random.int(1, 40) * 1_000);
      const inCash = random.chance(0.5);
      const { rewardId } = await grant({ amount: String(amount), turnover: inCash ? 0 : 2 });
      granted.push({ rewardId, amount, inCash });
    }
    const claims = random.times(60).map(() => random.pick(granted));
    await Promise.all(claims.map(({ rewardId }) => claim(rewardId)));
    const claimed = granted.filter((reward) => claims.includes(reward));
    const sum = (inCash: boolean) =>
      claimed.reduce((total, reward) => (reward.inCash === inCash ? total + reward.amount : total), 0n);
    expect([await held("main"), await held("bonus")]).toEqual([main + sum(true), bonus + sum(false)]);
    for (const { rewardId, inCash } of claimed) {
      const posted = await db
        .select()
        .from(ledgerTransactions)
        .where(eq(ledgerTransactions.key, `reward:${rewardId}`));
      expect(posted).toHaveLength(inCash ? 1 : 0);
    }
    expect(await db.$count(rewards, eq(rewards.memberId, VIPCLUB))).toBeGreaterThanOrEqual(granted.length);
    expect(await ledgerFaults(db)).toEqual([]);
  });
});
