import { describe, expect, it } from "vitest";
import { control } from "../testing/gateway.ts";
import { startWithCallers } from "../testing/startWithCallers.ts";

const { sandbox, t, guest, player } = await startWithCallers();

describe("launching", () => {
  const LAUNCH = `mutation ($gameId: ID!) { launchGame(input: { gameId: $gameId }) {
    launch { url fallbackUrls expiresAt game { id } } suggestions { id } userErrors { code field message }
  } }`;
  const DEMO = `mutation ($gameId: ID!, $ageConfirmed: Boolean!) { launchDemoGame(input: { gameId: $gameId, ageConfirmed: $ageConfirmed }) {
    launch { url game { id hasDemo } } userErrors { code field }
  } }`;
  const GAMES = `query ($after: String) { site { games(first: 100, after: $after) { pageInfo { hasNextPage endCursor } edges { node { id status hasDemo } } } } }`;

  it("answers an address on the session's launch CDN, and sends the key without which no money moves", async () => {
    const rows = (await guest.run(GAMES)).at("site.games.edges");
    const active = Array.isArray(rows) ? rows.find(({ node }) => node.status === "ACTIVE") : undefined;
    const launched = await player.run(LAUNCH, { gameId: active?.node.id });
    expect(launched.at("launchGame.userErrors")).toEqual([]);
    expect(launched.text("launchGame.launch.url")).toMatch(/^http:\/\//);
    expect(launched.at("launchGame.launch.game.id")).toBe(active?.node.id);
    const { call, headers } = t.sent.find(({ call }) => call.startsWith("POST")) ?? {};
    expect(call).toBe("POST /wps/v2/game/launchGame");
    expect(headers).toMatch(/"language","EN"/);
    expect(headers).toMatch(/"idempotency-key","[\da-f-]{36}"/);
  });

  it("suggests other games for one under maintenance", async () => {
    for (let after: unknown = null; ; ) {
      const page = await guest.run(GAMES, { after });
      const rows = page.at("site.games.edges");
      const closed = Array.isArray(rows) ? rows.find(({ node }) => node.status === "MAINTENANCE") : undefined;
      if (closed !== undefined) {
        const { data } = await player.run(LAUNCH, { gameId: closed.node.id });
        expect(data).toMatchObject({ launchGame: { launch: null, userErrors: [{ code: "GAME_MAINTENANCE" }] } });
        expect(data).toHaveProperty("launchGame.suggestions.length", 6);
        return;
      }
      after = page.at("site.games.pageInfo.endCursor");
      expect(page.at("site.games.pageInfo.hasNextPage")).toBe(true);
    }
  });

  it("joins a table once per click, and shows which tables are full", async () => {
    const ROOMS = `{ site { games(filter: { category: PVP, vendorCodes: ["VLT"] }, first: 40) { edges { node {
      id status rooms { internalID name minBalance { amount currency } seats players status }
    } } } } }`;
    const answer = await guest.ask(ROOMS);
    expect(t.calls()).toEqual(["GET /wps/relay/GCSGAME_gameList", "GET /wps/relay/GLS2_roomList"]);
    const rows = answer.at("site.games.edges");
    const games = Array.isArray(rows) ? rows.map(({ node }) => node) : [];
    // The cheapest table. Earlier rounds decide who can afford the others.
    const tables = games
      .flatMap(({ id, rooms }) => rooms.map((room: object) => ({ ...room, gameId: id })))
      .sort((a, b) => Number(a.minBalance.amount) - Number(b.minBalance.amount));
    expect(new Set(tables.map(({ minBalance }) => minBalance.currency))).toEqual(new Set(["VND"]));
    const free = tables.find((one) => one.status === "OPEN" && one.seats === 4);
    const table = { gameId: free.gameId, roomId: free.internalID };
    const SIT = `mutation ($gameId: ID!, $roomId: String) { launchGame(input: { gameId: $gameId, roomId: $roomId }) {
      launch { url } userErrors { code field message }
    } }`;
    t.sent.length = 0;
    const seated = await player.run(SIT, table);
    expect(seated.at("launchGame.userErrors")).toEqual([]);
    expect(seated.text("launchGame.launch.url")).toMatch(/^http/);
    expect(t.calls()).toEqual(["GET /wps/relay/GCSGAME_gameDetail", "POST /wps/relay/GLS2_launchRoom"]);
    expect(t.sent[1]?.headers).toMatch(/idempotency-key/);
    const refusals = [];
    for (const username of ["vipclub", "agent", "affiliate", "senior"]) {
      const other = await t.loggedIn(username);
      await control(sandbox, "balance", { username, amount: "10000000" });
      refusals.push((await other.run(SIT, table)).at("launchGame.userErrors.0"));
    }
    const full = { code: "ROOM_FULL", message: expect.stringMatching(/table/) };
    expect(refusals).toEqual([undefined, undefined, undefined, expect.objectContaining(full)]);
    t.sent.length = 0;
    expect((await player.run(SIT, { ...table, roomId: "a b".repeat(99) })).at("launchGame.userErrors.0.field")).toEqual(
      ["roomId"],
    );
    expect(t.calls()).toEqual([]);
  });

  it("lets guests try a game after they confirm their age", async () => {
    const rows = (await guest.run(GAMES)).at("site.games.edges");
    const demo = Array.isArray(rows) ? rows.find(({ node }) => node.hasDemo && node.status === "ACTIVE") : undefined;
    const gameId = demo?.node.id;
    expect((await guest.run(DEMO, { gameId, ageConfirmed: false })).at("launchDemoGame.userErrors.0.code")).toBe(
      "AGE_NOT_CONFIRMED",
    );
    expect((await guest.run(DEMO, { gameId, ageConfirmed: true })).text("launchDemoGame.launch.url")).toMatch(
      /^http:\/\//,
    );
    expect((await guest.run(LAUNCH, { gameId })).codes).toEqual(["UNAUTHENTICATED"]);
  });
});
