import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openGateway } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";
import { GameSearch } from "./gameSearch.ts";
import { game } from "./games.wire.ts";
import { SearchIndex } from "./searchIndex.ts";

const rowsOf = (names: readonly string[]) =>
  names.map((gameName, index) =>
    game.parse({ nodeId: index, vassalage: "KOI", vendor: "Koi Works", gameType: "RNG", gameName }),
  );
const vendor = (code: string, name: string) => ({
  vendor: { code, name, details: null },
  isHot: false,
  gameCount: 1,
});

describe("an index", () => {
  const names = [
    "Temple of the Dragon's Hoard",
    "Dragon",
    "Dragon Tiger",
    "Lucky Dragon Gate",
    "Rồng Vàng",
    "Đường Đua Thần Tốc",
    "Đầm Sứa",
    "Lucky Sun",
    "财神到",
    "招财进宝",
    "มังกรทองนำโชค",
    "Gates of Olympus",
    "Café Royale",
  ];
  const found = async (text: string, first = 20) => {
    const index = await SearchIndex.build({
      games: rowsOf(names),
      otherNames: new Map([["4", "Golden Dragonfly"]]),
      vendors: [vendor("KOI", "Koi Works"), vendor("LNT", "Lantern Gaming")],
    });
    const { games, vendors, gameCount } = index.find(text, first);
    return { games: games.map(({ name }) => name), vendors: vendors.map(({ code }) => code), gameCount };
  };

  it("sorts by match: the name itself, names that start with the text, other matches by popularity", async () => {
    expect((await found("dragon")).games).toEqual([
      "Dragon",
      "Dragon Tiger",
      "Temple of the Dragon's Hoard",
      "Lucky Dragon Gate",
      "Rồng Vàng",
    ]);
    expect(await found("dragon", 2)).toEqual({ games: ["Dragon", "Dragon Tiger"], vendors: [], gameCount: 5 });
  });

  it.each([
    ["oly gat", "Gates of Olympus"],
    ["rong vang", "Rồng Vàng"],
    ["RỒNG", "Rồng Vàng"],
    ["duong dua", "Đường Đua Thần Tốc"],
    ["dam sua", "Đầm Sứa"],
    ["dam xua", "Đầm Sứa"],
    ["xua dam", "Đầm Sứa"],
    ["golden dragonfl", "Rồng Vàng"],
    ["cafe", "Café Royale"],
    ["ｄｒａｇｏｎ　ｔｉｇｅｒ", "Dragon Tiger"],
    ["dragons", "Temple of the Dragon's Hoard"],
    ["财神", "财神到"],
    ["进宝", "招财进宝"],
    ["มังกร", "มังกรทองนำโชค"],
    ["มงักรทองนำโชค", "มังกรทองนำโชค"],
    ["olimpus", "Gates of Olympus"],
    ["olympsu", "Gates of Olympus"],
    ["gates olmpus", "Gates of Olympus"],
    ["招才进宝", "招财进宝"],
  ])("finds %s", async (text, name) => {
    expect((await found(text)).games).toContain(name);
  });

  it.each(["cafo", "xqzj", "!!", "olimpos", "rog", "财金", "gates tiger", "xua", "xua daz", "lu xun"])(
    "treats %s as plain text",
    async (text) => {
      if (text !== "cafo") expect((await found(text)).games).toEqual([]);
      else expect((await found(text)).games).toEqual(["Café Royale"]);
    },
  );

  it("finds vendors, and their games by the vendor's name", async () => {
    expect((await found("lantern")).vendors).toEqual(["LNT"]);
    expect(await found("koi", 1)).toMatchObject({ vendors: ["KOI"], gameCount: names.length });
    expect((await found("koi tiger")).games).toEqual(["Dragon Tiger"]);
  });
});

describe("tags of games", () => {
  it("are found after names, alone and with other words", async () => {
    const row = (gameName: string, tags: string[]) => ({
      nodeId: gameName,
      vassalage: "KOI",
      gameType: "RNG",
      gameName,
      tags,
    });
    const index = await SearchIndex.build({
      games: [
        row("Scarab Gold", ["Ancient Egypt", "Video slots", "Free spins"]),
        row("Book of Sand", ["Ancient Egypt", "Classic"]),
        row("Egypt Express", ["Wild West", "Free spins"]),
        row("Plain", []),
      ].map((one) => game.parse(one)),
      otherNames: new Map(),
      vendors: [],
    });
    const found = (text: string) => index.find(text, 20).games.map(({ name }) => name);
    expect(found("egypt")).toEqual(["Egypt Express", "Scarab Gold", "Book of Sand"]);
    expect(found("egypt free spins")).toEqual(["Scarab Gold", "Egypt Express"]);
    expect(found("clasic")).toEqual(["Book of Sand"]);
  });
});

describe("the catalogue in memory", () => {
  const rows = rowsOf(Array.from({ length: 250 }, (_, index) => `Game ${index}`));
  function setUp() {
    let now = 1_000_000;
    let isDown = false;
    const listOnce = vi.fn(
      async (search: string | undefined, { pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
        if (isDown && search === undefined) throw new Error("down");
        const items = search === undefined ? rows.slice((pageNo - 1) * pageSize, pageNo * pageSize) : rows.slice(0, 1);
        return { items, total: search === undefined ? rows.length : 1 };
      },
    );
    const search = new GameSearch({ catalogue: () => ({ listOnce, menu: async () => [] }), now: () => now });
    return {
      search,
      listOnce,
      later: (ms: number) => {
        now += ms;
      },
      fail: (down: boolean) => {
        isDown = down;
      },
    };
  }

  it("is read once for any number of searches, and renewed in the background", async () => {
    const t = setUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => t.search.find("EN", "game 24", 20)));
    for (const { gameCount } of answers) expect(gameCount).toBe(11);
    expect(t.listOnce).toHaveBeenCalledTimes(3);
    t.later(5 * 60_000);
    await Promise.all(Array.from({ length: 50 }, () => t.search.find("EN", "game 24", 20)));
    await vi.waitFor(() => expect(t.listOnce).toHaveBeenCalledTimes(6));
  });

  it("is kept when it can't be renewed, and read again after a pause", async () => {
    const t = setUp();
    await t.search.find("EN", "game", 1);
    t.fail(true);
    t.later(6 * 60_000);
    expect((await t.search.find("EN", "game 249", 5)).gameCount).toBe(1);
    await t.search.find("EN", "game 249", 5);
    await t.search.find("EN", "game 249", 5);
    expect(t.listOnce).toHaveBeenCalledTimes(4);
    await new Promise(setImmediate);
    t.later(31_000);
    await t.search.find("EN", "game 249", 5);
    expect(t.listOnce).toHaveBeenCalledTimes(5);
  });

  it("leaves the search to the platform while it can't be read", async () => {
    const t = setUp();
    t.fail(true);
    expect((await t.search.find("EN", "anything", 5)).games).toHaveLength(1);
    expect(t.listOnce.mock.calls.map(([search]) => search)).toEqual([undefined, "anything"]);
    t.fail(false);
    t.later(31_000);
    expect((await t.search.find("EN", "game 249", 5)).gameCount).toBe(1);
  });
});

describe("search through the gateway", () => {
  let t: Awaited<ReturnType<typeof openGateway>>;
  beforeAll(async () => {
    t = await openGateway(await sharedPlatform());
  });
  afterAll(() => t[Symbol.asyncDispose]());
  beforeEach(() => {
    t.sent.length = 0;
  });

  const SEARCH = `query ($text: String!, $first: Int! = 8) { site { search(text: $text, first: $first) {
    gameCount games { id name vendor { name } icon { url } } vendors { code name logo { url } }
  } } }`;

  it("reads the catalogue once, and sends the platform neither the text nor the caller", async () => {
    const guest = t.client();
    const player = await t.loggedIn("demo");
    await guest.run(SEARCH, { text: "temple" });
    const pages = () => t.sent.filter(({ call }) => call.includes("GCSGAME_gameList") && !call.includes("gameName"));
    // The catalogue is read in the background, and searched once it is whole.
    await vi.waitFor(() => expect(pages()).toHaveLength(5), { timeout: 20_000 });
    await vi.waitFor(
      async () => {
        t.sent.length = 0;
        await guest.run(SEARCH, { text: "temple" });
        expect(t.calls()).toEqual([]);
      },
      { timeout: 10_000 },
    );
    expect(pages()).toEqual([]);
    const answer = await player.ask(SEARCH, { text: "drgaon" });
    expect(answer.at("site.search.games.0.name")).toMatch(/dragon/i);
    expect((await player.run(SEARCH, { text: "lantern" })).at("site.search.vendors.0.logo.url")).toMatch(/^http/);
    expect(t.calls()).toEqual([]);
  }, 30_000);

  it.each([
    { text: "a" },
    { text: "  a  " },
    { text: "x".repeat(51) },
    { text: "a\u0000b" },
    { text: "dragon", first: 0 },
    { text: "dragon", first: 21 },
  ])("refuses %o", async (variables) => {
    expect((await t.client().run(SEARCH, variables)).codes).toEqual(["BAD_USER_INPUT"]);
    expect(t.calls()).toEqual([]);
  });
});
