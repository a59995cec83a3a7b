import { randomUUID } from "node:crypto";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { control, openGateway, type TestClient } from "../gateway.ts";
import { startTestPlatform } from "../testPlatform.ts";
import { openForeignPlatform } from "./platform.ts";

// Two gateways before one sandbox: one speaks to it, the other to a platform with an API of its own before it.
const sandbox = await startTestPlatform({ events: false });
await control(sandbox, "registration", { register: { captcha: { enabled: false } } });
const platform = await openForeignPlatform(sandbox.origin);
const own = await openGateway(sandbox);
const foreign = await openGateway(
  { origin: platform.origin, cdnOrigins: sandbox.cdnOrigins },
  { PLATFORM_ADAPTER: path.join(import.meta.dirname, "adapter") },
);
afterAll(async () => {
  for (const gateway of [own, foreign]) await gateway[Symbol.asyncDispose]();
  await platform.close();
  await sandbox.close();
});

/** A value without what the foreign platform can't say: it has whole seconds, and no zeros behind a point. */
function plain(value: unknown): unknown {
  if (typeof value === "string" && /^-?\d+\.\d+$/.test(value)) return String(Number(value));
  if (typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:]{8}\.\d+Z$/.test(value)) return value.slice(0, 19);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}

/** A read in each line: who asks, and for what. `$` and `GAME` stand for the fields of an amount and of a game. */
const reads = `
guest { site { brand { name minimumAge currencies } languages { code } features { chat freePlay } } }
guest { viewer { systemStatus { state country } } }
guest { site { hotGames(first: 20) { totalCount edges { node GAME } } } }
guest { site { games(first: 28, filter: { category: LIVE }, sort: NAME) { totalCount edges { node GAME } } } }
guest { site { games(first: 5, filter: { search: "gold" }) { edges { node { id } } } } }
guest { site { gameMenu { title category vendors { isHot gameCount vendor { code name } } } } }
guest { site { lotteryMenu(mode: SEA) { title lotteries { code name kind drawInterval } } } }
guest { site { lottery(code: "SEA_5D_1M") { playTypes { code title choices odds maxBets minUnit $ } } } }
guest { site { lottery(code: "SEA_3D_5M") { results(first: 5) { edges { node { number numbers } } } } } }
guest { site { announcements(first: 5) { edges { node { title kind publishedAt isPinned } } } } }
guest { site { helpCentre { version articles { id anchor title } } } }
guest { site { registration { username { fields { name isRequired minLength pattern } } } } }
demo { viewer { member { username nickname kind currency registeredAt maskedEmail club { label rank } } } }
demo { viewer { member { favoriteGames(first: 5) { edges { node GAME } } favoriteGameIds } } }
demo { viewer { member { recentGames(first: 10) { edges { node { id } } } } } }
demo { viewer { member { wallet { total $ available $ bonus $ accounts { name balance $ } } payoutAccounts { bankName lastFour holder } } } }
demo { viewer { member { wallet { depositChannels { internalID kind least $ most $ feeRate minutes } } } } }
demo { viewer { member { wallet { withdrawalTerms { least $ dailyCountLeft feeRate isAllowed isPaymentPasswordSet } } } } }
demo { viewer { member { deposits(first: 5) { totalCount edges { node { internalID state amount $ createdAt } } } } } }
demo { viewer { member { withdrawals(first: 5) { edges { node { internalID state arriving $ parts { state amount $ } } } } } } }
demo { viewer { member { betRecord(first: 10) { totalCount totals { stake $ profit $ } edges { node { internalID category status stake $ selection } } } } } }
demo { viewer { member { accountRecord(first: 10) { totalCount totals { incoming $ } edges { node { kind amount $ } } } } } }
agent { viewer { agent { overview { memberCount figures { activeMemberCount deposit $ income $ } byDay { day stake $ } } } } }
agent { viewer { agent { downline(first: 5) { totalCount path edges { node { account kind level rebate status lastLoginAt balance $ } } } } } }
agent { viewer { agent { profitAndLoss(first: 5) { totalCount edges { node { account kind accountCount deposit $ houseResult $ } } totals { accountCount profit $ } byDay { day stake $ } } } } }
agent { viewer { agent { teamBets(first: 5) { totalCount edges { node { account category stake $ houseResult $ } } } } } }`
  .trim()
  .split("\n")
  .map((line): [who: string, document: string] => {
    const document = line.replaceAll(
      "GAME",
      `{ id name category classification minBet $ maxBet $ hasDemo isHot status tags returnToPlayer }`,
    );
    const [who = ""] = line.split(" ");
    return [who, document.slice(who.length).replaceAll("$", "{ amount currency }")];
  });

const clients = new Map<string, Promise<TestClient>>();

function clientOf(gateway: typeof own, who: string): Promise<TestClient> {
  const key = `${gateway.origin} ${who}`;
  return clients.getOrInsertComputed(key, () => newClient(gateway, who));
}

async function newClient(gateway: typeof own, who: string): Promise<TestClient> {
  const client = gateway.client();
  if (who !== "guest") await client.logIn(who);
  return client;
}

test.each(reads)("a %s is told what the sandbox itself says: %s", async (who, document) => {
  const asked = [own, foreign].map(async (gateway) => (await clientOf(gateway, who)).run(document));
  const [expected, answer] = await Promise.all(asked);
  expect(answer?.errors).toBeUndefined();
  expect(plain(answer?.data)).toEqual(plain(expected?.data));
});

/** Does a change at the foreign platform; returns its payload. */
async function change(client: TestClient, name: string, input: object, selection: string) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code field } } }`;
  return (await client.run(document, { input })).at(name);
}
const once = () => ({ idempotencyKey: randomUUID() });
const refused = (code: string) => ({ userErrors: [expect.objectContaining({ code })] });
const balanceOf = async (client: TestClient) =>
  Number(
    (await client.run("{ viewer { member { wallet { available { amount } } } } }")).text(
      "viewer.member.wallet.available.amount",
    ),
  );

test("a player deposits, withdraws, moves money and opens a game, and hears why not", async () => {
  const client = await newClient(foreign, "demo");
  const gameId = (
    await client.run(`{ site { games(first: 1, filter: { category: RNG }) { edges { node { id } } } } }`)
  ).text("site.games.edges.0.node.id");
  expect(await change(client, "launchGame", { gameId }, "launch { url game { id } }")).toEqual({
    launch: { url: expect.stringMatching(/^http/), game: { id: gameId } },
    userErrors: [],
  });
  expect(await change(client, "addFavoriteGame", { gameId }, "member { favoriteGameIds }")).toMatchObject({
    member: { favoriteGameIds: expect.arrayContaining([gameId]) },
  });

  const deposit = { channelId: "qr", amount: "100000", ...once() };
  const state = `deposit { state amount { amount } qrContent }`;
  const made = await change(client, "createDeposit", deposit, state);
  expect(made).toMatchObject({ deposit: { state: "PENDING", amount: { amount: "100000" } }, userErrors: [] });
  expect(await change(client, "createDeposit", { ...deposit, amount: "1", ...once() }, state)).toMatchObject(
    refused("AMOUNT_OUT_OF_RANGE"),
  );

  const before = await balanceOf(client);
  const accounts = await client.run("{ viewer { member { payoutAccounts { id } wallet { accounts { id } } } } }");
  const payoutAccountId = accounts.text("viewer.member.payoutAccounts.0.id");
  const withdrawal = { payoutAccountId, amount: "200000", paymentPassword: "246810", ...once() };
  const sent = await change(
    client,
    "createWithdrawal",
    withdrawal,
    "withdrawal { internalID state amount { amount } }",
  );
  expect(sent).toMatchObject({ withdrawal: { state: "REVIEW", amount: { amount: "200000" } }, userErrors: [] });
  // The same key again: the platform did it once.
  expect(
    await change(client, "createWithdrawal", withdrawal, "withdrawal { internalID state amount { amount } }"),
  ).toEqual(sent);
  expect(await balanceOf(client)).toBe(before - 200_000);
  const wrong = { ...withdrawal, paymentPassword: "111111", ...once() };
  expect(await change(client, "createWithdrawal", wrong, "")).toMatchObject(refused("PAYMENT_PASSWORD_INVALID"));

  const [from, to] = ["0", "1"].map((index) => accounts.text(`viewer.member.wallet.accounts.${index}.id`));
  expect(await change(client, "transferFunds", { from, to, amount: "5000", ...once() }, "")).toEqual({
    userErrors: [],
  });
  expect(await balanceOf(client)).toBe(before - 205_000);
  expect(await change(client, "transferFunds", { from, to, amount: "999999999999", ...once() }, "")).toMatchObject(
    refused("INSUFFICIENT_BALANCE"),
  );
});

test("a player bets on a draw and takes it back, and a closed draw is refused", async () => {
  const client = await newClient(foreign, "demo");
  await control(sandbox, "draw", { gameCode: "SEA_3D_5M" });
  const lottery = await client.run(
    `{ site { lottery(code: "SEA_3D_5M") { id currentDraw { number } playTypes { code example } results(first: 1) { edges { node { number } } } } } }`,
  );
  const slip = (drawNumber: string) => ({
    lotteryId: lottery.text("site.lottery.id"),
    drawNumber,
    lines: [
      {
        playType: lottery.text("site.lottery.playTypes.0.code"),
        content: lottery.text("site.lottery.playTypes.0.example"),
        unit: "1000",
        multiple: 2,
      },
    ],
    ...once(),
  });
  const open = slip(lottery.text("site.lottery.currentDraw.number"));
  const order = "order { id state drawNumber stake { amount } lines { multiple unit { amount } } }";
  const placed = await change(client, "placeLotteryOrder", open, order);
  expect(placed).toMatchObject({
    order: { state: "OPEN", drawNumber: open.drawNumber, lines: [{ multiple: 2, unit: { amount: "1000" } }] },
    userErrors: [],
  });
  const { id } = Object(placed).order;
  expect(await change(client, "cancelLotteryOrder", { orderId: id }, "order { state }")).toMatchObject({
    order: { state: "CANCELLED" },
  });
  const late = slip(lottery.text("site.lottery.results.edges.0.node.number"));
  expect(await change(client, "placeLotteryOrder", late, order)).toMatchObject(refused("DRAW_CLOSED"));
});

test("a visitor is refused in our words, registers, and logs out", async () => {
  const client = foreign.client();
  const input = { username: "demo", password: "not this one" };
  expect(await change(client, "logIn", input, "viewer { member { id } }")).toMatchObject(refused("LOGIN_FAILED"));
  const captcha = await client.run("mutation { requestCaptcha { captcha { id image } } }");
  expect(captcha.text("requestCaptcha.captcha.id")).toMatch(/^[\w-]{8,}$/);
  expect(captcha.text("requestCaptcha.captcha.image")).toMatch(/^data:image\/png/);
  const termsVersion = (await client.run("{ site { helpCentre { version } } }")).text("site.helpCentre.version");
  const account = { method: "USERNAME", username: "fromabroad", password: "correct horse battery", termsVersion };
  expect(await change(client, "register", account, "viewer { member { username currency } }")).toEqual({
    viewer: { member: { username: "fromabroad", currency: "VND" } },
    userErrors: [],
  });
  const taken = await change(foreign.client(), "register", account, "viewer { member { username } }");
  expect(taken).toMatchObject({ userErrors: [{ code: "USERNAME_TAKEN", field: ["username"] }] });
  await client.run("mutation { logOut(input: {}) { viewer { member { id } } } }");
  expect((await client.run("{ viewer { member { id } } }")).at("viewer.member")).toBeNull();
});
