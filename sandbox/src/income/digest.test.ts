import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import { memberNamed } from "../member/members.ts";
import { startOfDayBefore } from "../reports/reportRange.ts";
import { startForFile } from "../testing/startForFile.ts";
import { testBet } from "../testing/testBet.ts";
import { DAY_MS } from "../time/units.ts";
import { deposits } from "../wallet/deposits.tables.ts";

const { db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });

interface Digest extends Record<"newAccounts" | "firstDeposits" | "contractsReceived" | "contractsOffered", number> {
  date: string;
  newest: { account: string }[];
  deposited: { account: string; amount: string }[];
  wins: { account: string; profit: string }[];
  losses: { account: string; profit: string }[];
}
const digestOf = async (name: string, day: string) => {
  const token = await tokenOf(name);
  return await caller.read<Digest>(`/wps/relay/ACS_digest?day=${day}`, { token });
};

test("tells of a day of the merchant: accounts, first deposits, the largest results and what waits", async () => {
  const idOf = async (username: string) => (await memberNamed(db, username)).id;
  const [now, players] = [
    clock.now(),
    { line08: await idOf("line08"), line09: await idOf("line09"), line10: await idOf("line10") },
  ];
  const today = startOfDayBefore(now, 0);
  const [first, last] = [startOfDayBefore(now, 1), new Date(today.getTime() - 1)];
  const quiet = await digestOf("line02", "YESTERDAY");
  expect(quiet).toMatchObject({ newAccounts: 0, newest: [], firstDeposits: 0, deposited: [], wins: [], losses: [] });

  await db.update(members).set({ registeredAt: first }).where(eq(members.id, players.line09));
  const paid = (memberId: number, amount: bigint, endedAt: Date, currency = "VND") => ({
    ...{ depositId: randomUUID(), memberId, requestKey: randomUUID(), channelId: "qr", amount, fee: 0n, endedAt },
    ...{ currency, state: "SUCCESS" as const, payToken: randomUUID(), createdAt: endedAt, expiresAt: endedAt },
  });
  await db.insert(deposits).values([
    paid(players.line09, 700n, new Date(first.getTime() - DAY_MS)),
    paid(players.line09, 900n, first),
    paid(players.line10, 300n, last),
    // 4 baht: more minor units, and less money.
    paid(players.line08, 400n, last, "THB"),
    paid(players.line10, 400n, today),
  ]);
  const won = (winAmount: bigint, at: Date) =>
    testBet(players.line10, 100n, at, { winAmount, status: winAmount > 100n ? "WON" : "LOST" });
  await db
    .insert(bets)
    .values([...[0n, 50n, 150n, 200n, 300n, 400n].map((payout) => won(payout, first)), won(999n, today)]);

  const digest = await digestOf("line02", "YESTERDAY");
  expect(digest).toMatchObject({
    newAccounts: 1,
    newest: [{ account: "line09" }],
    firstDeposits: 2,
    deposited: [
      { account: "line10", amount: "300", currency: "VND" },
      { account: "line08", amount: "4.00", currency: "THB" },
    ],
    contractsReceived: 0,
    contractsOffered: 0,
  });
  expect(digest.wins.map(({ account, profit }) => [account, profit])).toEqual([
    ["line10", "300"],
    ["line10", "200"],
    ["line10", "100"],
  ]);
  expect(digest.losses.map(({ profit }) => profit)).toEqual(["-100", "-50"]);
  expect(Date.parse(digest.date) - Date.parse(quiet.date)).toBe(0);
  expect((await digestOf("line02", "TODAY")).wins.map(({ profit }) => profit)).toEqual(["899"]);
  // Nobody of another line or below sees it.
  expect((await digestOf("affiliate", "YESTERDAY")).wins.filter(({ account }) => account === "line10")).toEqual([]);
});

test("counts the contracts that wait for the agent, and those that the agent offered", async () => {
  const token = await tokenOf("agent");
  const requests = await caller.get<{ totalCount: number }>("/wps/relay/ACS_contractRequests", { token });
  let offered = 0;
  for (const kind of ["dividend", "dailySalary", "hourlySalary", "realtimeSalary"])
    for (const status of ["PENDING_NEW", "PENDING_TERMINATION"]) {
      const path = `/wps/relay/ACS_${kind}List?direction=OFFERED&status=${status}`;
      offered += (await caller.read<{ totalCount: number }>(path, { token })).totalCount;
    }
  expect(await digestOf("agent", "TODAY")).toMatchObject({
    contractsReceived: requests.value.totalCount,
    contractsOffered: offered,
  });
  expect(requests.value.totalCount + offered).toBeGreaterThan(0);
});
