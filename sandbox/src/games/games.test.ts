import { expect, test } from "vitest";
import { startForFile } from "../testing/startForFile.ts";
import { fold } from "./fold.ts";

interface Game {
  nodeId: string;
  vassalage: string;
  gameType: string;
  gameClassify: string;
  gameName: string;
  minBet: string;
  minLineNum: number | null;
  rtp: number | null;
  isHot: boolean;
  labels: string[];
  tags: string[];
  isNew: boolean;
  releasedAt: string;
  iconUrl: string;
  status: string;
  maintenanceEndsAt: string | null;
}
interface Page {
  games: Game[];
  totalPages: number;
  totalCount: number;
}

const { sandbox, clock } = await startForFile();

async function call<Value>(name: string, query: Record<string, string | number> = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const answer = await fetch(`${sandbox.origin}/wps/relay/${name}?${search}`);
  const body: { success: boolean; code: string; value: Value } = JSON.parse(await answer.text());
  return { ...body, status: answer.status, cache: answer.headers.get("cache-control") };
}

const list = async (query: Record<string, string | number> = {}) => (await call<Page>("GCSGAME_gameList", query)).value;

/** The whole list, page by page. */
async function walk(query: Record<string, string | number>, pageSize = 100): Promise<Game[]> {
  const first = await list({ ...query, pageSize });
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, i) => list({ ...query, pageSize, pageNo: i + 2 })),
  );
  return [first, ...rest].flatMap(({ games }) => games);
}

test("pages add up to the whole catalogue, each game once", async () => {
  const { games, totalCount, totalPages } = await list();
  expect(games).toHaveLength(28);
  expect({ totalCount, totalPages }).toEqual({ totalCount: 404, totalPages: 15 });

  const all = await walk({});
  expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(404);
  expect(new Set(all.map(({ gameName }) => gameName)).size).toBe(404);
  expect((await list({ pageNo: 15 })).games).toHaveLength(404 - 14 * 28);
  expect((await list({ pageNo: 16 })).games).toEqual([]);
});

test("every filter returns exactly its games, and filters combine", async () => {
  const all = await walk({});
  const expectSame = async (query: Record<string, string | number>, keep: (game: Game) => boolean) => {
    const found = await walk(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ nodeId }) => nodeId)).toEqual(all.filter(keep).map(({ nodeId }) => nodeId));
  };
  await expectSame({ gameType: "FISH" }, ({ gameType }) => gameType === "FISH");
  await expectSame({ vassalage: "LNT" }, ({ vassalage }) => vassalage === "LNT");
  await expectSame({ vassalages: "LNT,KOI" }, ({ vassalage }) => ["LNT", "KOI"].includes(vassalage));
  await expectSame({ gameClassify: "BACCARAT" }, ({ gameClassify }) => gameClassify === "BACCARAT");
  await expectSame({ minBet: "1000" }, ({ minBet }) => Number(minBet) <= 1_000);
  await expectSame({ minLineNum: 40 }, ({ minLineNum }) => (minLineNum ?? 0) >= 40);
  await expectSame({ label: "NEW" }, ({ isNew }) => isNew);
  await expectSame({ label: "HOT" }, ({ isHot }) => isHot);
  await expectSame({ label: "EXCLUSIVE" }, ({ vassalage }) => vassalage === "ATR");
  await expectSame({ label: "JACKPOT" }, ({ labels }) => labels.includes("JACKPOT"));
  await expectSame(
    { gameType: "RNG", vassalages: "NVA,THN", minLineNum: 25, minBet: "500" },
    (game) =>
      game.gameType === "RNG" &&
      ["NVA", "THN"].includes(game.vassalage) &&
      (game.minLineNum ?? 0) >= 25 &&
      game.minBet === "500",
  );
});

test("a value without games finds nothing; an invalid value is refused by field", async () => {
  const nothing: Record<string, string> = {
    gameType: "CHESS",
    vassalage: "NOBODY",
    gameClassify: "x",
    gameName: "zzzzqqq",
  };
  for (const [field, value] of Object.entries(nothing)) {
    expect(await list({ [field]: value })).toMatchObject({ games: [], totalCount: 0, totalPages: 0 });
  }
  for (const [field, value] of [
    ["pageNo", "0"],
    ["pageSize", "101"],
    ["pageNo", "two"],
    ["minBet", "-5"],
    ["minBet", "1e3"],
    ["sort", "RANDOM"],
    ["gameName", "x".repeat(201)],
    ["vassalages", "A,".repeat(2_000)],
  ] as const) {
    const { status, code } = await call("GCSGAME_gameList", { [field]: value });
    expect([field, status, code]).toEqual([field, 422, "VALIDATION_FAILED"]);
  }
});

test("each order returns the same games", async () => {
  const query = { gameType: "LIVE", language: "EN" };
  const [byName, byDate, byReturn] = await Promise.all([
    walk({ ...query, sort: "NAME" }),
    walk({ ...query, sort: "NEW" }),
    walk({ ...query, sort: "RTP" }),
  ]);
  const names = byName.map(({ gameName }) => gameName);
  expect(names).toEqual(names.toSorted(new Intl.Collator("en", { sensitivity: "base" }).compare));
  const dates = byDate.map(({ releasedAt }) => releasedAt);
  expect(dates).toEqual(dates.toSorted().reverse());
  const returns = byReturn.map(({ rtp }) => rtp ?? 0);
  expect(returns).toEqual(returns.toSorted((a, b) => b - a));
  expect(byReturn).toHaveLength(byName.length);
});

test("a search ignores case and accents, finds English names in any language, and allows one typo", async () => {
  const names = async (gameName: string, language: string) =>
    (await walk({ gameName, language })).map((game) => game.gameName);
  const inVietnamese = (await walk({ language: "VI" })).find(({ gameName }) => fold(gameName).includes("rong "));
  const found = await names(fold(inVietnamese?.gameName ?? ""), "VI");
  expect(found).toContain(inVietnamese?.gameName);
  const named = (await walk({ language: "EN" })).find(({ gameName }) => /^\w{6} \w{6}/.test(gameName))?.gameName ?? "";
  expect((await names(named.toUpperCase(), "CN")).length).toBeGreaterThan(0);
  expect(await names(named.slice(0, 2) + named.slice(3), "EN")).toEqual(await names(named, "EN"));
  expect(await names("龙", "CN")).not.toEqual([]);
  for (const typed of ["dam sua", "dam xua"]) {
    expect((await names(typed, "VI")).filter((name) => name.includes("Đầm Sứa"))).not.toEqual([]);
  }

  const { value } = await call<{ games: Game[]; vendors: { vassalage: string }[] }>("GCSGAME_search", {
    keyword: "riviera",
  });
  expect(value.vendors.map(({ vassalage }) => vassalage)).toContain("RIV");
  expect(value.games.length).toBeGreaterThan(0);
  expect((await call("GCSGAME_search", { keyword: " " })).status).toBe(422);
});

test("names come in the asked language, English where there is none", async () => {
  const nameIn = async (language: string) => (await list({ language, pageSize: 1 })).games[0]?.gameName ?? "";
  const [cn, en, th, other] = await Promise.all(["CN", "EN", "TH", "XX"].map(nameIn));
  expect(cn).toMatch(/\p{Script=Han}/u);
  expect(th).toMatch(/\p{Script=Thai}/u);
  expect(other).toBe(en);
});

test("every game has tags of theme, kind and features in the asked language", async () => {
  const tags = async (language: string) => (await list({ language, pageSize: 100 })).games.map((game) => game.tags);
  const [english, chinese] = await Promise.all([tags("EN"), tags("CN")]);
  expect(english.every((own) => own.length >= 2 && new Set(own).size === own.length)).toBe(true);
  expect(english.flat()).toContain("Wild symbols");
  expect(chinese.flat()).toContain("百搭符号");
  expect(chinese.flat().filter((tag) => /^[a-z ]+$/i.test(tag) && !/^(MOBA|BOSS.*)$/.test(tag))).toEqual([]);
});

test("the menu counts each vendor's games, and hot games are of every category", async () => {
  const { value, cache } = await call<{
    list: {
      gameType: string;
      title: string;
      cards: { vassalage: string; gameCount: number; isGame: string; status: string }[];
    }[];
  }>("GCSGAME_vendorList", { language: "VI" });
  expect(cache).toBe("public, max-age=60");
  expect(value.list.map(({ gameType }) => gameType)).toEqual([
    "RNG",
    "LIVE",
    "FISH",
    "PVP",
    "SPORTS",
    "ESPORTS",
    "ELOTT",
  ]);
  const codes = new Set(value.list.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage)));
  expect(codes.size).toBe(60);
  expect(["AV", "AI", "IMES", "TF", "IA", "TCG_SEA", "ATR"].filter((code) => !codes.has(code))).toEqual([]);
  for (const { gameType, cards } of value.list) {
    const { totalCount } = await list({ gameType });
    expect(cards.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(totalCount);
  }
  const { value: hot } = await call<{ list: Game[] }>("GCSGAME_hotGamesV2");
  expect(new Set(hot.list.map(({ gameType }) => gameType)).size).toBe(7);
  expect(hot.list.every(({ isHot }) => isHot)).toBe(true);
});

test("a closed vendor closes its games until the announced end", async () => {
  const { games } = await list({ vassalage: "CPR" });
  expect(games.every(({ status }) => status === "MAINTENANCE")).toBe(true);
  const end = games[0]?.maintenanceEndsAt ?? "";
  clock.shiftTo(Date.parse(end) - Date.now() + 1_000);
  const later = await list({ vassalage: "CPR", pageSize: 100 });
  clock.shiftTo(0);
  expect(later.games.some(({ status }) => status === "ACTIVE")).toBe(true);
});

test("returns a game's details; an unknown game is not found and not cached", async () => {
  const [game] = (await list({ gameType: "RNG", pageSize: 1 })).games;
  const { value, cache } = await call<
    Game & { rulesHtml: string; volatility: string; features: string[]; previewUrl: string }
  >("GCSGAME_gameDetail", { nodeId: game?.nodeId ?? "", language: "VI" });
  const { gameName: _, tags: __, ...same } = game ?? {};
  expect(value).toMatchObject(same);
  expect(value.rulesHtml).toMatch(/^<h3>Cách chơi<\/h3><p>/);
  expect(value.volatility).toMatch(/LOW|MEDIUM|HIGH/);
  expect(value.features).not.toContain("FREE_SPINS");
  expect(value.previewUrl).toContain(`/img/preview/${game?.nodeId}.svg`);
  expect(cache).toBe("public, max-age=30");
  expect(await call("GCSGAME_gameDetail", { nodeId: 9 })).toMatchObject({
    status: 404,
    code: "GAME_NOT_FOUND",
    cache: "no-store",
  });
});

test("games are answered by a list of ids, in its order; unknown ids are left out", async () => {
  const names = async (nodeIds: string) =>
    (await call<{ list: Game[] }>("GCSGAME_gamesByIds", { nodeIds, language: "TH" })).value.list;
  const [first, second] = (await list({ language: "TH", sort: "NAME" })).games;
  expect(await names(`${second?.nodeId},9,made-up,${first?.nodeId}`)).toEqual([second, first]);
  expect(await call("GCSGAME_gamesByIds", { nodeIds: "1,".repeat(4_000) })).toMatchObject({ status: 422 });
});

test("a vendor's kinds of games add up to its games, and all vendors' to the catalogue", async () => {
  interface Kind {
    gameType: string;
    gameClassify: string;
    title: string;
    gameCount: number;
  }
  const kinds = async (query: Record<string, string>) =>
    (await call<{ list: Kind[] }>("GCSGAME_vassGameType", query)).value.list;
  const sum = (list: Kind[]) => list.reduce((total, { gameCount }) => total + gameCount, 0);
  const own = await kinds({ vassalage: "ATR", language: "EN" });
  expect(sum(own)).toBe((await list({ vassalage: "ATR" })).totalCount);
  expect(own.find(({ gameClassify }) => gameClassify === "VIDEO")?.title).toBe("Video slots");
  const [first] = own;
  expect(
    (await list({ vassalage: "ATR", gameType: first?.gameType ?? "", gameClassify: first?.gameClassify ?? "" }))
      .totalCount,
  ).toBe(first?.gameCount);
  const all = await kinds({ language: "EN" });
  expect(sum(all)).toBe(404);
  expect(all.filter(({ gameClassify, title }) => gameClassify === title).map(({ title }) => title)).toEqual(["MOBA"]);
  expect(await kinds({ vassalage: "NOBODY" })).toEqual([]);
});
