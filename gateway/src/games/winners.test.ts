import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openGateway } from "../testing/gateway.ts";
import { startTestPlatform } from "../testing/testPlatform.ts";

const WINNERS = `query ($period: WinnerPeriod! = DAY) { site {
  winners(period: $period) { key rank account gameName amount { amount currency } wonAt game { id name icon { url } } }
  recentWins { key rank account }
} }`;
const RANKS = "GET /wps/relay/GCSGAME_getRankList";
const WON = `subscription { won { key rank account gameName amount { amount currency } game { name } } }`;

// Runs with the platform's event stream and with polling.
describe.each([true, false])("winners (with an event stream: %s)", (events) => {
  let sandbox: Awaited<ReturnType<typeof startTestPlatform>>;
  let t: Awaited<ReturnType<typeof openGateway>>;
  beforeAll(async () => {
    // With this limit even the smallest win is published.
    sandbox = await startTestPlatform({ events, largerWin: 1n });
    t = await openGateway(sandbox);
  }, 120_000);
  afterAll(async () => {
    await t[Symbol.asyncDispose]();
    await sandbox.close();
  });

  it("are ranked on a board with their games, for one call", async () => {
    const answer = await t.client().ask(WINNERS, { period: "MONTH" });
    expect(t.calls().filter((call) => call?.includes("GCSGAME"))).toEqual(Array(2).fill(RANKS));
    const rows = answer.at("site.winners");
    if (!Array.isArray(rows)) throw new Error("no list");
    for (const [index, row] of rows.entries()) {
      expect(row).toMatchObject({ rank: index + 1, account: expect.stringMatching(/^..\*{3}.$/) });
      expect(row.game?.name ?? row.gameName).toBe(row.gameName);
    }
  });

  it("reach all subscribers, also guests, once each", async () => {
    const { push } = t.gateway.core.services;
    const windows = [t.client().watch(WON), t.client({ "x-atrium-language": "VI" }).watch(WON)];
    const heard = windows.map((window) => window.next());
    await t.listens(2);
    t.sent.length = 0;
    await playUntilWon(sandbox);
    const [english, vietnamese] = (await Promise.all(heard)).map(({ value }) => value);
    expect(english?.errors).toBeUndefined();
    expect(english?.at("won")).toMatchObject({
      rank: null,
      account: "vi***b",
      game: { name: english?.at("won.gameName") },
    });
    expect(vietnamese?.at("won.key")).toBe(english?.at("won.key"));
    // One read per language for any number of subscribers. With polling, the polls come in addition.
    if (events) expect(t.calls().filter((call) => call === RANKS)).toHaveLength(2);
    for (const window of windows) await window.return();
    await vi.waitFor(() => expect(push.size).toBe(0));
  }, 60_000);

  /** Places bets as the VIP until one wins. */
  async function playUntilWon({ platform }: typeof sandbox) {
    const member = await t.loggedIn("vipclub");
    const slot = await member.run(`{ site { games(filter: { category: RNG }, first: 1) { edges { node { id } } } } }`);
    const launch = await member.run(
      `mutation ($id: ID!) { launchGame(input: { gameId: $id, confirmTransfer: true }) { launch { url } userErrors { code } } }`,
      { id: slot.at("site.games.edges.0.node.id") },
    );
    const page = await fetch(launch.text("launchGame.launch.url"));
    const { secret, minBet } = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(await page.text())?.[1] ?? "null");
    platform.config.rateLimits = false;
    for (let round = 0; round < 300; round++) {
      const answer = await fetch(`${sandbox.origin}/play/api/rounds`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-play-secret": secret },
        body: JSON.stringify({ key: crypto.randomUUID(), stake: minBet, choice: {} }),
      });
      const { value } = await answer.json();
      const { win, bet } = value.round;
      // A round that returns the stake, or a part of it, is no win.
      if (Number(win) > Number(bet)) return;
    }
    throw new Error("300 rounds without a win");
  }
});
