import { describe, expect, test } from "vitest";
import { startForFile } from "../testing/startForFile.ts";

const { caller } = await startForFile({ rateLimits: false });

interface MenuGame {
  nodeId: string;
  gameCode: string;
  vassalage: string;
  accountTypeName: string;
  prizeMode: string;
  lotteryKind: string;
  defaultPlayType: string;
  drawInterval: number;
}
type Menu = { list: { title: string; games: MenuGame[] }[] };
const SEA = "SEA_5D_1M";
const NORTH = "VN_NORTH";
const gamesIn = async (path: string) => (await caller.read<Menu>(path)).list.flatMap(({ games }) => games);

test("no player reads an operator's code: names of lotteries and their vendors are words", async () => {
  const { NAMED_LOTTERIES } = await import("../lotteryRules/namedLotteries.data.ts");
  const { VENDORS } = await import("../games/vendors.data.ts");
  const names = Object.values(NAMED_LOTTERIES).flatMap(({ names }) => Object.values(names));
  for (const name of [...names, ...VENDORS.map(([, name]) => name)])
    expect(name).not.toMatch(/\b(SEA|ZY|E?LOTT|TCG)\b/i);
});

describe("the menu", () => {
  test("lists the contract's lotteries first, with wallets, modes and play types, and the Vietnamese ones apart", async () => {
    const [all, vietnam, other] = await Promise.all(
      ["games/game_menus", "vn/games/game_menu", "games/game_menus?prizeMode=Elott&device=WEB"].map((path) =>
        gamesIn(`/lgw/${path}`),
      ),
    );
    const named = all?.filter(({ gameCode }) => /^SEA_/.test(gameCode));
    expect(named?.map(({ gameCode, lotteryKind, drawInterval }) => [gameCode, lotteryKind, drawInterval])).toEqual([
      [SEA, "FIVE_DIGITS", 60],
      ["SEA_3D_5M", "THREE_DIGITS", 300],
      ["SEA_K3_3M", "THREE_DICE", 180],
      ["SEA_PK10_5M", "RACE", 300],
    ]);
    expect(named?.[0]).toMatchObject({ vassalage: "TCG_SEA", accountTypeName: "TCG_SEA", defaultPlayType: "LAST_TWO" });
    expect(new Set(all?.map(({ prizeMode }) => prizeMode))).toEqual(new Set(["Lott", "ZY", "Elott", "SEA"]));
    expect(new Set(all?.map(({ accountTypeName }) => accountTypeName))).toEqual(new Set(["LOTT", "ELOTT", "TCG_SEA"]));
    expect(other?.every(({ prizeMode }) => prizeMode === "Elott")).toBe(true);
    expect(vietnam?.map(({ gameCode }) => gameCode)).toEqual([NORTH, "VN_NORTH_5M", "VN_SOUTH", "VN_CENTRAL"]);
    expect(vietnam?.every(({ accountTypeName }) => accountTypeName === "TCG_LOTTO_VN")).toBe(true);
    expect((all?.length ?? 0) + (vietnam?.length ?? 0)).toBe(34);
  });

  test("limits the popular list, translates names, and is cached as the contract says", async () => {
    const popular = await caller.get<{ list: MenuGame[] }>("/lgw/games/popular?count=20&language=VI");
    expect(popular.value.list).toHaveLength(20);
    expect(popular.headers.get("cache-control")).toBe("public, max-age=30");
    const titles = await caller.get<Menu>("/lgw/vn/games/game_menu?language=VI");
    expect(titles.value.list.map(({ title }) => title)).toEqual(["Miền Bắc", "Miền Nam và miền Trung"]);
    for (const [path, age] of [
      [`games/${SEA}/play_types`, 300],
      [`games/opened/numero?gameCode=${SEA}`, 5],
    ]) {
      expect((await caller.get(`/lgw/${path}`)).headers.get("cache-control")).toBe(`public, max-age=${age}`);
    }
    expect((await caller.get(`/lgw/games/${SEA}/current`)).headers.get("cache-control")).toBe("no-store");
    expect((await caller.get("/lgw/games/NO_SUCH/current")).code).toBe("GAME_NOT_FOUND");
  });
});
