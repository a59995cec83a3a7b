import { describe, expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { startWithCallers } from "../testing/startWithCallers.ts";

const { sandbox, t, guest, player } = await startWithCallers();

const LOBBY = `query ($filter: GameFilter, $sort: GameSort! = POPULAR, $first: Int, $after: String, $last: Int, $before: String) {
  site { games(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    pageCursors { first { page } around { page isCurrent cursor } last { page } previous { page } }
    edges { cursor node {
      id internalID name category classification isHot isNew releasedAt hasDemo status
      minBet { amount currency } maxBet { amount } minLines returnToPlayer
      vendor { id code name } icon { url fallbackUrls }
    } }
  } }
}`;
interface Row {
  node: {
    id: string;
    internalID: string;
    name: string;
    category: string;
    minBet: { currency: string } | null;
    vendor: { code: string };
    icon: { url: string; fallbackUrls: string[] };
  };
}
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value : []);
const edges = (answer: { at(path: string): unknown }) => rowsOf(answer.at("site.games.edges"));

describe("a lobby", () => {
  it("costs one call per page for all callers, with all fields of the games", async () => {
    const page = await guest.ask(LOBBY, { filter: { category: "RNG" } });
    expect(t.calls()).toEqual(["GET /wps/relay/GCSGAME_gameList"]);
    await t.client().run(LOBBY, { filter: { category: "RNG" } });
    await player.run(LOBBY, { filter: { category: "RNG" } });
    expect(t.calls()).toHaveLength(1);
    expect(edges(page)).toHaveLength(28);
    for (const { node } of edges(page)) {
      expect(node.category).toBe("RNG");
      expect(node.icon.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
      expect(node.icon.fallbackUrls).toHaveLength(sandbox.cdnOrigins.length - 1);
    }
  });

  it("returns every game once, in every order", async () => {
    for (const sort of ["POPULAR", "NEW", "NAME", "RETURN_TO_PLAYER"]) {
      const seen: string[] = [];
      for (let after: unknown = null; ; ) {
        const page = await guest.run(LOBBY, { sort, first: 100, after });
        seen.push(...edges(page).map(({ node }) => node.id));
        after = page.at("site.games.pageInfo.endCursor");
        if (page.at("site.games.pageInfo.hasNextPage") !== true) {
          expect(seen).toHaveLength(Number(page.at("site.games.totalCount")));
          break;
        }
      }
      expect(new Set(seen).size).toBe(seen.length);
    }
  }, 60_000);

  it("finds by name, vendor and stake, and may find nothing", async () => {
    const [first] = edges(await guest.run(LOBBY, { first: 1 }));
    const { name = "", vendor } = first?.node ?? {};
    const found = edges(await guest.run(LOBBY, { filter: { search: name.slice(0, 6).toUpperCase() } }));
    expect(found.map(({ node }) => node.name)).toContain(name);
    const ofVendor = edges(await guest.run(LOBBY, { filter: { vendorCodes: [vendor?.code] } }));
    expect(new Set(ofVendor.map(({ node }) => node.vendor.code))).toEqual(new Set([vendor?.code]));
    const none = await guest.run(LOBBY, { filter: { vendorCodes: ["nobody"], minBet: "0.01" } });
    expect(none.data).toMatchObject({ site: { games: { totalCount: 0, edges: [], pageInfo: { endCursor: null } } } });
  });

  it.each([
    [{ filter: { search: "x".repeat(51) } }],
    [{ filter: { search: "a\0" } }],
    [{ filter: { vendorCodes: Array.from({ length: 61 }, (_, index) => `v${index}`) } }],
    [{ filter: { vendorCodes: ["a,b"] } }],
    [{ filter: { minBet: "-1" } }],
    [{ filter: { minLines: -1 } }],
    [{ first: 101 }],
    [{ first: 1, after: "x".repeat(100_000) }],
  ])("refuses %#: a filter out of its limits", async (variables) => {
    expect((await guest.run(LOBBY, variables)).codes).toEqual(["BAD_USER_INPUT"]);
    expect(t.calls()).toEqual([]);
  });
});

it("selects the hot games of every category from one answer", async () => {
  const HOT = `query ($category: GameCategory) { site { hotGames(filter: { category: $category }, first: 5) { totalCount edges { node { category isHot } } } } }`;
  for (const category of ["RNG", "LIVE", "FISH"]) expect((await guest.run(HOT, { category })).errors).toBeUndefined();
  expect(t.calls()).toEqual(["GET /wps/relay/GCSGAME_hotGamesV2"]);
});

it("lists the vendors of each category, and completes a vendor from the list", async () => {
  const MENU = `{ site { gameMenu { id category title vendors { isHot gameCount vendor { id code name status opensAsList logo { url } } } } } }`;
  const menu = await guest.ask(MENU);
  expect(menu.at("site.gameMenu.0.vendors.0.gameCount")).toBeGreaterThan(0);
  const VENDORS = `{ site { games(first: 3) { edges { node { vendor { name status opensAsList logo { url } } } } } } }`;
  expect((await guest.run(VENDORS)).errors).toBeUndefined();
  expect(t.calls()).toEqual(["GET /wps/relay/GCSGAME_vendorList", "GET /wps/relay/GCSGAME_gameList"]);
});

describe("the details of a game", () => {
  const DETAIL = `query ($id: ID!) { node(id: $id) { ... on Game { name labels detail { rules volatility lines features preview { url } } rooms { name } } } }`;

  it("cost one call for row and details, cleaned, in the caller's language", async () => {
    const [first] = edges(await guest.run(LOBBY, { filter: { category: "RNG" }, first: 1 }));
    t.sent.length = 0;
    const { data } = await t.client({ "accept-language": "vi" }).ask(DETAIL, { id: first?.node.id });
    expect(t.calls()).toEqual(["GET /wps/relay/GCSGAME_gameDetail"]);
    expect(data).toMatchObject({
      node: {
        labels: expect.arrayContaining(["HOT"]),
        rooms: [],
        detail: {
          rules: expect.stringMatching(/^<h3>Cách chơi<\/h3>/),
          volatility: expect.stringMatching(/LOW|MEDIUM|HIGH/),
          lines: expect.any(Number),
          preview: { url: expect.stringMatching(/\/img\/preview\/\d+\.svg/) },
        },
      },
    });
  });

  it("filters lobbies by label and kind, and reads the kinds of a category in one call", async () => {
    const KINDS = `{ site { gameMenu { category gameTypes { category classification title gameCount } vendors { vendor { code } } } } }`;
    const { errors, ...menu } = await guest.run(KINDS);
    expect(errors).toBeUndefined();
    expect(t.calls()).toEqual(["GET /wps/relay/GCSGAME_vassGameType"]);
    expect(menu.data).toMatchObject({
      site: { gameMenu: expect.arrayContaining([expect.objectContaining({ category: "RNG" })]) },
    });
    const OF_VENDOR = `query ($id: ID!) { node(id: $id) { ... on Vendor { gameTypes { category classification gameCount } } } }`;
    const vendor = await guest.run(OF_VENDOR, { id: globalId("Vendor", "ATR") });
    const kinds = vendor.at("node.gameTypes");
    const [kind] = Array.isArray(kinds) ? kinds : [];
    const { category, classification, gameCount } = kind;
    const ofKind = await guest.run(LOBBY, { filter: { category, classification, vendorCodes: ["ATR"] } });
    expect(ofKind.at("site.games.totalCount")).toBe(gameCount);
    const exclusive = edges(await guest.run(LOBBY, { filter: { label: "EXCLUSIVE" } }));
    expect(new Set(exclusive.map(({ node }) => node.vendor.code))).toEqual(new Set(["ATR"]));
  });
});

describe("favourites", () => {
  const ADD = `mutation ($gameId: ID!) { addFavoriteGame(input: { gameId: $gameId }) {
    member { favoriteGameIds } game { id } favoriteEdge { cursor node { id } } userErrors { code field }
  } }`;
  const REMOVE = `mutation ($gameId: ID!) { removeFavoriteGame(input: { gameId: $gameId }) {
    member { favoriteGameIds } removedGameId userErrors { code field }
  } }`;
  const LIST = `{ viewer { member { favoriteGameIds favoriteGames(first: 100) { totalCount edges { node { id } } } } } }`;

  it("are added and removed, also twice", async () => {
    const [first, second] = edges(await guest.run(LOBBY, { first: 2 })).map(({ node }) => node.id);
    for (const gameId of [first, second, second]) {
      expect((await player.run(ADD, { gameId })).data).toMatchObject({
        addFavoriteGame: {
          member: { favoriteGameIds: expect.arrayContaining([gameId]) },
          game: { id: gameId },
          userErrors: [],
        },
      });
    }
    const list = await player.run(LIST);
    const total = Number(list.at("viewer.member.favoriteGames.totalCount"));
    expect(
      rowsOf(list.at("viewer.member.favoriteGames.edges"))
        .slice(0, 2)
        .map(({ node }) => node.id),
    ).toEqual([second, first]);
    for (const gameId of [first, second, second]) await player.run(REMOVE, { gameId });
    expect((await player.run(LIST)).at("viewer.member.favoriteGames.totalCount")).toBe(total - 2);
  });

  it("cost a read of the game and the change itself", async () => {
    const [row] = edges(await guest.run(LOBBY, { first: 1 }));
    await player.run(ADD, { gameId: row?.node.id });
    t.sent.length = 0;
    await player.run(REMOVE, { gameId: row?.node.id });
    expect(t.calls()).toEqual(["POST /wps/relay/GCSGAME_favoriteRemove", "GET /wps/member/info"]);
  });

  it("refuse a game that there is not, and what is no id of one", async () => {
    expect((await player.run(ADD, { gameId: globalId("Game", "999999999") })).data).toMatchObject({
      addFavoriteGame: {
        member: null,
        game: null,
        favoriteEdge: null,
        userErrors: [{ code: "GAME_NOT_FOUND", field: ["gameId"] }],
      },
    });
    for (const gameId of [globalId("Banner", "1"), "nonsense", "x".repeat(256)]) {
      expect((await player.run(ADD, { gameId })).codes).toEqual(["BAD_ID"]);
    }
  });
});

it("finds games, vendors and categories by their ids", async () => {
  const rows = edges(await guest.run(LOBBY, { first: 3 }));
  const ids = [
    ...rows.map(({ node }) => node.id),
    globalId("Vendor", rows[0]?.node.vendor.code ?? ""),
    globalId("GameMenuEntry", "RNG"),
    globalId("Game", "999999999"),
  ];
  const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }`;
  const { data } = await guest.ask(NODES, { ids });
  expect(data).toEqual({
    nodes: [
      ...ids.slice(0, 3).map((id) => ({ __typename: "Game", id })),
      { __typename: "Vendor", id: ids[3] },
      { __typename: "GameMenuEntry", id: ids[4] },
      null,
    ],
  });
});

it("finds the brand's own games without a vendor code in the query", async () => {
  const answer = await t
    .client()
    .run(
      "{ site { brand { inHouseVendorCode } games(filter: { isInHouse: true }, first: 5) { edges { node { vendor { code } } } } } }",
    );
  const edges = answer.at("site.games.edges");
  const codes = (Array.isArray(edges) ? edges : []).map(({ node }) => node.vendor.code);
  expect(codes).toEqual(Array(5).fill(answer.at("site.brand.inHouseVendorCode")));
});

it("lists the next matches of sports, and none of slots", async () => {
  const MATCHES = `query ($category: GameCategory!) { site { matches(category: $category) {
    key home away startsAt homeOdds drawOdds awayOdds game { category } last { home homeScore }
  } } }`;
  const matches = async (category: string) => (await guest.ask(MATCHES, { category })).at("site.matches");
  const sports = await matches("SPORTS");
  expect(sports).toHaveLength(6);
  expect(sports).toContainEqual(
    expect.objectContaining({ game: { category: "SPORTS" }, homeOdds: expect.any(Number), drawOdds: null }),
  );
  expect(await matches("RNG")).toEqual([]);
});
