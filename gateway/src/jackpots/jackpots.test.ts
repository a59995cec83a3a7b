import { expect, it, vi } from "vitest";
import { type Answer, control, eventWhere } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const JACKPOTS = `{ site { jackpots { id name amount { amount currency } gameIds
  levels { key title amount { amount } startsWith { amount } mustDropBy { amount } share } games(first: 3) { id name labels } }
  jackpotWins { key name level account amount { amount } game { id } wonAt } } }`;

it("shows everybody the jackpots with levels and games, the most played first", async () => {
  const answer = await t.client().ask(JACKPOTS);
  const [first] = answer.at("site.jackpots") as {
    id: string;
    gameIds: string[];
    games: { id: string; labels: string[] }[];
    levels: { key: string; amount: { amount: string }; mustDropBy: { amount: string } }[];
  }[];
  expect(first?.levels.map(({ key }) => key)).toEqual(["MINI", "MAJOR", "GRAND"]);
  for (const { amount, mustDropBy } of first?.levels ?? []) {
    expect(Number(amount.amount)).toBeLessThan(Number(mustDropBy.amount));
  }
  expect(first?.games.map(({ id }) => id)).toEqual(first?.gameIds.slice(0, 3));
  for (const { labels } of first?.games ?? []) expect(labels).toContain("JACKPOT");
  const node = await t
    .client()
    .run("query ($id: ID!) { node(id: $id) { ... on Jackpot { name } } }", { id: first?.id });
  expect(node.text("node.name")).toBe(answer.text("site.jackpots.0.name"));
  expect((await t.client().run("{ site { jackpots { games(first: 25) { id } } } }")).codes).toEqual(["BAD_USER_INPUT"]);
});

it.each(["VI", "TH", "ID", "EN"])(
  "asks for all games of the jackpots at once, as many as are allowed, in %s",
  async (language) => {
    t.sent.length = 0;
    const answer = await t
      .client({ "x-atrium-language": language })
      .run("{ site { jackpots { gameIds games(first: 24) { id } } jackpotWins { game { id } } } }");
    expect(answer.codes).toEqual([]);
    const jackpots = answer.at("site.jackpots") as { gameIds: string[]; games: { id: string }[] }[];
    const listed = jackpots.map(({ games }) => games.map(({ id }) => id));
    expect(listed).toEqual(jackpots.map(({ gameIds }) => gameIds.slice(0, 24)));
    expect(listed.flat().length).toBeGreaterThan(30);
    const ofGames = t.calls().filter((call) => /gamesByIds|gameList|gameDetail/.test(call ?? ""));
    expect(ofGames).toEqual(["GET /wps/relay/GCSGAME_gamesByIds"]);
  },
);

it("shows a jackpot without its games while the platform can't answer them", async () => {
  const fault = { path: "/wps/relay/GCSGAME_gamesByIds", status: 503, probability: 1 };
  await control(sandbox, "chaos", fault);
  const answer = await t.client({ "x-atrium-language": "CN" }).run("{ site { jackpots { name games { id } } } }");
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
  expect(answer.codes).toEqual([]);
  expect(answer.at("site.jackpots.0")).toEqual({ name: expect.any(String), games: [] });
});

it("sends new amounts to everybody after a bet on one of the games", async () => {
  const watching = t
    .client()
    .watch("subscription { jackpotsChanged { jackpots { levels { key amount { amount } } } } }");
  const before = Number((await t.client().run(JACKPOTS)).text("site.jackpots.0.levels.2.amount.amount"));
  const hasGrown = (heard: Answer) => Number(heard.at("jackpotsChanged.jackpots.0.levels.2.amount.amount")) > before;
  const grown = eventWhere(watching, hasGrown);
  await t.listens(1);
  await playOnce();
  expect((await grown).errors).toBeUndefined();
  await watching.return();
}, 40_000);

const OPT_IN = `mutation ($id: ID!, $isOptedIn: Boolean!, $key: ID!) {
  setJackpotOptIn(input: { jackpotId: $id, isOptedIn: $isOptedIn, idempotencyKey: $key }) {
    member { jackpotOptIns { jackpotId } } userErrors { code } } }`;
const WINNERS = `query ($id: ID) { site { jackpots { id needsOptIn contribution lastWin { account } }
  jackpotWinners(jackpotId: $id, first: 5) { totalCount edges { node { id name account level game { id } } } } } }`;

it("opts in and out, pays with each bet, and lists the winner", async () => {
  const member = t.client();
  const before = await t.client().run(WINNERS);
  expect([0, 1, 2].map((at) => before.at(`site.jackpots.${at}.contribution`))).toEqual([null, null, "1"]);
  expect(before.at("site.jackpots.2")).toMatchObject({ needsOptIn: true, lastWin: null });
  const id = before.text("site.jackpots.2.id");
  const optIn = (isOptedIn: boolean, jackpot = id) =>
    member.run(OPT_IN, { id: jackpot, isOptedIn, key: crypto.randomUUID() });
  expect((await optIn(true)).codes).toEqual(["UNAUTHENTICATED"]);
  await member.logIn("vipclub");
  const refused = await optIn(true, before.text("site.jackpots.0.id"));
  expect(refused.at("setJackpotOptIn")).toEqual({ member: null, userErrors: [{ code: "NOT_ELIGIBLE" }] });
  expect((await optIn(true, "nonsense")).codes).toEqual(["BAD_ID"]);
  const answers = await Promise.all([optIn(true), optIn(true)]);
  for (const answer of answers) {
    expect(answer.at("setJackpotOptIn")).toEqual({ member: { jackpotOptIns: [{ jackpotId: id }] }, userErrors: [] });
  }

  await control(sandbox, "jackpot/raise", { jackpotId: "3", level: "MINI" });
  await playOnce(2);
  const winners = () => t.client().run(WINNERS, { id });
  // The platform reads the list before it counts, and keeps the answer: a win may be in the number alone for a moment.
  const after = await vi.waitFor(async () => {
    const answer = await winners();
    expect(answer.at("site.jackpotWinners.edges.0.node")).toMatchObject({ account: "vi***b", level: "MINI" });
    return answer;
  }, 20_000);
  expect(after.at("site.jackpotWinners.totalCount")).toBe(1);
  const node = await t.client().run("query ($id: ID!) { node(id: $id) { ... on JackpotWin { account } } }", {
    id: after.text("site.jackpotWinners.edges.0.node.id"),
  });
  expect(node.text("node.account")).toBe("vi***b");
  const paid = await member.run(
    `{ viewer { member { accountRecord(first: 10, filter: { kind: JACKPOT }) { edges { node { kind remark } } } } } }`,
  );
  expect(paid.at("viewer.member.accountRecord.edges")).toMatchObject([{ node: { remark: "Phoenix Night" } }]);
  expect((await optIn(false)).at("setJackpotOptIn.member.jackpotOptIns")).toEqual([]);
}, 40_000);

/** One round of a hundred times the smallest stake on the first game of a jackpot. */
async function playOnce(jackpot = 0) {
  const member = await t.loggedIn("vipclub");
  const id = (await member.run(JACKPOTS)).at(`site.jackpots.${jackpot}.gameIds.0`);
  const launch = await member.run(
    `mutation ($id: ID!) { launchGame(input: { gameId: $id, confirmTransfer: true }) { launch { url } userErrors { code } } }`,
    { id },
  );
  const page = await fetch(launch.text("launchGame.launch.url"));
  const { secret, minBet } = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(await page.text())?.[1] ?? "null");
  const stake = String(Number(minBet) * 100);
  const spin = async () => {
    const response = await fetch(`${sandbox.origin}/play/api/rounds`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-play-secret": secret },
      body: JSON.stringify({ key: crypto.randomUUID(), stake, choice: {} }),
    });
    const answer = await response.json();
    expect(answer).toMatchObject({ success: true });
    return answer.value.round;
  };
  // A round that gives the stake back is no turnover, and feeds no jackpot.
  for (let round = await spin(); round.win === round.bet; ) round = await spin();
}
