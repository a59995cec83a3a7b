import { randomUUID } from "node:crypto";
import type { GameTable } from "@atrium/arcade/gameMessages";
import { beforeEach, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { catalogueOf } from "../games/catalogue.ts";
import { availabilityOf } from "../games/gameView.ts";
import { standingOf } from "../lottery/draws/draws.ts";
import { requireLottery } from "../lottery/lotteries.ts";
import { placeSlip } from "../lottery/orders/placing.ts";
import { settleDueOrders } from "../lottery/orders/settleDraws.ts";
import { cancelOrder } from "../lottery/orders/settlement.ts";
import { visit } from "../play/crowd.ts";
import { createLaunch, redeemLaunch } from "../play/launches.ts";
import { tableOf } from "../play/matches.ts";
import { openPlaySession } from "../play/playSessions.ts";
import { findRoundGame } from "../play/roundGames.ts";
import { playRound } from "../play/rounds.ts";
import { settleRound } from "../play/settlement.ts";
import { routes } from "../routes.ts";
import { openTrialAccount } from "../session/login/freePlay.ts";
import { findSession } from "../session/sessions.ts";
import { firstPick } from "../testing/gameHarness.ts";
import { hearEvents } from "../testing/hearEvents.ts";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { shiftClock } from "../testing/shiftClock.ts";
import { tokenOf } from "../testing/tokenOf.ts";
import { HOUR_MS } from "../time/units.ts";
import { WALLET_VENDORS } from "../wallet/wallets.ts";
import { fromPlatform, post } from "./ledger.ts";
import { type LedgerTx, transact } from "./transact.ts";

const DEMO = 3;

const { platform, db, clock, config } = await openPlatformForFile();
config.control = true;
const app = createApp(platform, routes);
const token = await tokenOf({ platform }, "demo");
const sessionId = (await findSession(db, token, clock.now())).id;
const request = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { method: "POST", body: JSON.stringify(body), headers });
  expect(answer.status).toBe(200);
};
await request("/sandbox/balance", { username: "demo", amount: "100000000" });
const hearing = await hearEvents(platform, ({ topic }) => topic === "balance");
beforeEach(async () => void (await heard()));

/** The members with new balances since the last call. */
const heard = async () => (await hearing.take()).map(({ customerId }) => customerId ?? "everybody");

const signedIn = () => ({ Authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() });

/** The first open game of a category; of a vendor that keeps its players' money when `keepsMoney`. */
async function openGame(category: string, keepsMoney = false) {
  const vendors = new Set(WALLET_VENDORS.map(({ vassalage }) => vassalage));
  const game = (await catalogueOf(platform))
    .all()
    .find(
      (one) =>
        one.gameType === category &&
        vendors.has(one.vassalage) === keepsMoney &&
        availabilityOf(one, clock.now()).status === "ACTIVE",
    );
  const found = game && (await findRoundGame(platform, game.nodeId, "EN"));
  if (!found) throw new Error(`no open game of ${category}`);
  return found;
}

/** Plays a round as demo; `choiceOf` chooses among what the table offers. */
async function startRound(category: string, choiceOf: (table: GameTable) => unknown) {
  const found = await openGame(category);
  const { nodeId, minBet } = found.game;
  const { path } = await createLaunch(platform, { nodeId, language: "EN", member: { id: DEMO, sessionId } });
  const launch = await redeemLaunch(platform, path.split("/").at(-1) ?? "");
  if (!launch) throw new Error("the launch is not there");
  const { session } = await openPlaySession(platform, launch, found.game);
  const choice = choiceOf(await tableOf(platform, found));
  const key = randomUUID();
  await playRound(platform, session, found, { key, stake: String(minBet), choice });
  return { key, rules: found.rules };
}

const pickMatch = (table: GameTable) => firstPick({ table });

const placeOrder = async () => {
  const gameCode = "SEA_5D_1M";
  const lottery = await requireLottery(platform, gameCode);
  // The draw that is open now may close at any moment; the next one takes bets for at least a minute.
  await request("/sandbox/draw", { gameCode });
  await heard();
  const { numero } = (await standingOf(platform, db, lottery)).open;
  // One of the two always comes: the order wins.
  const lines = [{ playType: "SUM", content: "BIG,SMALL", unit: String(lottery.game.minBet), multiple: 1 }];
  const bettor = { memberId: DEMO, currency: "VND", idempotencyKey: randomUUID() };
  return placeSlip(platform, bettor, { gameCode, numero, lines });
};

const advance = (milliseconds: number) => shiftClock(platform, clock.offsetMs + milliseconds);

const PATHS: [string, () => Promise<unknown>][] = [
  ["a credit by the controls", () => request("/sandbox/balance", { username: "demo", amount: "1000" })],
  ["a win by the controls", () => request("/sandbox/win", { username: "demo", amount: "100000" })],
  [
    "a transfer between wallets",
    () => {
      const body = { fromAccountType: "MAIN", toAccountType: WALLET_VENDORS[0]?.vassalage, amount: "1000" };
      return request("/wps/relay/GCS_walletTransfer", body, signedIn());
    },
  ],
  ["a round that is decided at once", () => startRound("RNG", () => ({}))],
  ["a bet that is settled later", () => startRound("SPORTS", pickMatch)],
  ["a lottery order", placeOrder],
];

test.each(PATHS)("%s publishes one event for its member", async (_, work) => {
  await work();
  expect(await heard()).toEqual([String(DEMO)]);
});

test("a launch publishes an event when it moves money to the vendor", async () => {
  const { game } = await openGame("SPORTS", true);
  const body = { nodeId: game.nodeId, username: "demo", token: "x", accountType: "MAIN", confirmTrans: true };
  await request("/wps/v2/game/launchGame", body, signedIn());
  expect(await heard()).toEqual([String(DEMO)]);
  await request("/sandbox/balance", { username: "demo", amount: "100000000" });
});

test("settling a round publishes an event for a win, and for a stake that goes back", async () => {
  const won = await startRound("SPORTS", pickMatch);
  const refunded = await startRound("SPORTS", pickMatch);
  await advance(HOUR_MS);
  await heard();
  await settleRound(platform, won.key, { ...won.rules, draw: (...args) => ({ ...won.rules.draw(...args), win: 7n }) });
  expect(await heard()).toEqual([String(DEMO)]);
  await settleRound(platform, refunded.key, undefined);
  expect(await heard()).toEqual([String(DEMO)]);
});

test("a lottery publishes an event for a prize, and for an order that is cancelled", async () => {
  const [order] = await placeOrder();
  await heard();
  await cancelOrder(platform, DEMO, order?.orderId ?? "");
  expect(await heard()).toEqual([String(DEMO)]);
  await placeOrder();
  await advance(HOUR_MS);
  await heard();
  await settleDueOrders(platform);
  expect(await heard()).toContain(String(DEMO));
});

test("a trial account's purse and the crowd's visits publish events", async () => {
  const trial = await openTrialAccount(platform, "198.51.100.7");
  expect(await heard()).toEqual([String(trial.id)]);
  await heard();
  await visit(platform);
  expect(new Set(await heard()).size).toBe(1);
});

test("a guest's purse publishes nothing, as it belongs to no member", async () => {
  const { game } = await openGame("RNG");
  const { path } = await createLaunch(platform, { nodeId: game.nodeId, language: "EN" });
  const launch = await redeemLaunch(platform, path.split("/").at(-1) ?? "");
  if (!launch) throw new Error("the launch is not there");
  await openPlaySession(platform, launch, game);
  expect(await heard()).toEqual([]);
});

const pay = (tx: LedgerTx, memberId: number) =>
  post(tx, {
    key: randomUUID(),
    kind: "ADJUST",
    at: clock.now(),
    entries: fromPlatform("house", { memberId, currency: "VND", amount: 5n }),
  });

test("a transaction publishes one event for each member, and nothing when it is rolled back", async () => {
  const rolledBack = transact(platform, async (tx) => {
    await pay(tx, 3);
    throw new Error("undone");
  });
  await expect(rolledBack).rejects.toThrow("undone");
  expect(await heard()).toEqual([]);
  await transact(platform, async (tx) => {
    await pay(tx, 4);
    await pay(tx, 4);
    await pay(tx, 5);
  });
  expect(await heard()).toEqual(["4", "5"]);
});

test("a transaction that runs again after a conflict publishes only what its last try changed", async () => {
  let tries = 0;
  await transact(platform, async (tx) => {
    tries += 1;
    await pay(tx, tries === 1 ? 3 : 4);
    if (tries === 1) await tx.execute("do $$ begin raise exception 'conflict' using errcode = '40001'; end $$");
  });
  expect([tries, await heard()]).toEqual([2, ["4"]]);
});

test("a posting that is repeated publishes nothing", async () => {
  const key = randomUUID();
  const at = clock.now();
  const entries = fromPlatform("house", { memberId: DEMO, currency: "VND", amount: 5n });
  for (let time = 0; time < 2; time += 1) {
    await transact(platform, (tx) => post(tx, { key, kind: "ADJUST", at, entries }));
  }
  expect(await heard()).toEqual([String(DEMO)]);
});
