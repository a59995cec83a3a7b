import { describe, expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { control, openGateway } from "../testing/gateway.ts";
import { startWithCallers } from "../testing/startWithCallers.ts";

const { sandbox, t, guest } = await startWithCallers({ PUBLIC_CACHE_SECONDS: "3600" });

const SEA = "SEA_5D_1M";
const NORTH = "VN_NORTH";
const SCREEN = `query ($code: String!) { site { lottery(code: $code) {
  id code name mode kind accountTypeName defaultPlayType game { id name lottery { id } }
  currentDraw { id number state opensAt closesAt drawsAt serverTime numbers commitment seed }
  playTypes { code title positions choices minChoices maxChoices odds oddsRule isDistinct minUnit { amount currency } maxUnit { amount } maxBets example }
  results(first: 5) {
    totalCount pageInfo { endCursor hasNextPage }
    edges { cursor node { id number state drawsAt numbers prizes { code numbers } commitment seed } }
  }
  frequencies { position number count gap }
} } }`;

const modes = ["SEA", "Lott", "ZY", "Elott"];
const rowsOf = (value: unknown) => (Array.isArray(value) ? value : []);
describe("the screen of a lottery", () => {
  it("costs one call per part, and none when the parts are cached", async () => {
    const answer = await guest.ask(SCREEN, { code: "sea_pk10_5m" });
    expect(answer.at("site.lottery")).toMatchObject({
      id: globalId("Lottery", "SEA_PK10_5M"),
      code: "SEA_PK10_5M",
      mode: "SEA",
      kind: "RACE",
      accountTypeName: "TCG_SEA",
      defaultPlayType: "WINNER",
      game: { lottery: { id: globalId("Lottery", "SEA_PK10_5M") } },
      currentDraw: { numbers: [], seed: null, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
      results: { totalCount: 100, pageInfo: { hasNextPage: true } },
    });
    expect(rowsOf(answer.at("site.lottery.playTypes"))[0]).toMatchObject({
      code: "WINNER",
      title: "Winner",
      odds: ["9.5"],
      oddsRule: "SAME",
      minUnit: { amount: "1000", currency: "VND" },
    });
    const screen = [
      "GET /lgw/games/SEA_PK10_5M/current",
      "GET /lgw/games/SEA_PK10_5M/play_types",
      ...modes.map(() => "GET /lgw/games/game_menus"),
      "GET /lotto/lgw/games/opened/numero",
    ];
    expect(t.calls().sort()).toEqual(screen);
    await t.client().run(SCREEN, { code: "SEA_PK10_5M" });
    expect(t.calls().length).toBeLessThanOrEqual(screen.length + 1);
  });

  it("pages through the last 100 draws, and counts their numbers", async () => {
    const page = (args: string) =>
      guest.run(`{ site { lottery(code: "${SEA}") {
        results(${args}) { edges { cursor node { number numbers } } pageInfo { endCursor hasNextPage } }
        frequencies { position number count gap }
      } } }`);
    const first = await page("first: 60");
    const second = await page(`first: 60, after: "${first.text("site.lottery.results.pageInfo.endCursor")}"`);
    expect(second.at("site.lottery.results.pageInfo.hasNextPage")).toBe(false);
    const draws = [first, second].flatMap((answer) => rowsOf(answer.at("site.lottery.results.edges")));
    expect(new Set(draws.map(({ node }) => node.number)).size).toBe(100);
    const frequencies = rowsOf(first.at("site.lottery.frequencies"));
    expect(frequencies).toHaveLength(50);
    for (const { position, number, count, gap } of frequencies) {
      const came = draws.map(({ node }) => node.numbers[position - 1] === number);
      expect([count, gap]).toEqual([came.filter(Boolean).length, came.includes(true) ? came.indexOf(true) : null]);
    }
    expect((await page("first: 101")).codes).toEqual(["BAD_USER_INPUT"]);
  });

  it("of Vietnam has prizes instead of positions, and its own calls", async () => {
    const answer = await guest.ask(SCREEN, { code: NORTH });
    expect(answer.at("site.lottery")).toMatchObject({ mode: "VIETNAM", accountTypeName: "TCG_LOTTO_VN" });
    const [{ node }] = rowsOf(answer.at("site.lottery.results.edges"));
    expect(node.numbers).toEqual([]);
    expect(node.prizes.map((prize: { code: string }) => prize.code)).toEqual(["DB", "1", "2", "3", "4", "5", "6", "7"]);
    expect(rowsOf(answer.at("site.lottery.frequencies"))).toHaveLength(100);
    expect(t.calls()).toContain("GET /lgw/vn/numeros/opened/game");
    expect(t.calls()).not.toContain("GET /lotto/lgw/games/opened/numero");
  });

  it("shows the other parts while the platform can't send the results", async () => {
    await control(sandbox, "chaos", { path: "/lotto/", status: 503 });
    const answer = await guest.run(SCREEN, { code: "SEA_3D_5M" });
    await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
    expect(new Set(answer.codes)).toEqual(new Set(["UPSTREAM_UNAVAILABLE"]));
    expect(answer.at("site.lottery")).toMatchObject({ kind: "THREE_DIGITS", results: null, frequencies: null });
    expect(answer.text("site.lottery.currentDraw.number")).toMatch(/^\d{8}-\d{4}$/);
  });

  it("is the first one of TCG_SEA without a code, or the first of Vietnam's", async () => {
    const FIRST = `query ($mode: LotteryMode) { site {
      lotteryMenu(mode: $mode) { lotteries { code accountTypeName } } lottery(mode: $mode) { code accountTypeName currentDraw { number } }
    } }`;
    expect((await guest.run(FIRST)).at("site.lottery")).toMatchObject({ code: SEA, accountTypeName: "TCG_SEA" });
    const vietnam = await guest.run(FIRST, { mode: "VIETNAM" });
    expect(vietnam.text("site.lottery.code")).toBe(vietnam.text("site.lotteryMenu.0.lotteries.0.code"));
  });

  it.each(["NO_SUCH", "", "x".repeat(200), "../../etc", "SEA 5D"])("of %j does not exist", async (code) => {
    const answer = await guest.run(`query ($code: String!) { site { lottery(code: $code) { id } } }`, { code });
    expect(answer.data).toEqual({ site: { lottery: null } });
  });
});

it("lists the lotteries of each mode, and the popular ones, by their prize mode", async () => {
  const LISTS = `query ($mode: LotteryMode) { site {
    lotteryMenu(mode: $mode) { title lotteries { code mode } } popularLotteries(mode: $mode) { code mode }
  } }`;
  for (const mode of ["LOTT", "ZY", "ELOTT", "SEA", "VIETNAM"]) {
    const { data } = await guest.run(LISTS, { mode });
    const found = [...JSON.stringify(data).matchAll(/"mode":"(\w+)"/g)].map(([, word]) => word);
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found)).toEqual(new Set([mode]));
  }
  await using fresh = await openGateway(sandbox);
  const all = await fresh.client().run(LISTS, { mode: null });
  const asked = fresh.sent.flatMap(
    ({ call }) => /(game_menus|popular)\?.*prizeMode=(\w+)/.exec(call)?.slice(1).join(" ") ?? [],
  );
  expect(asked.sort()).toEqual(modes.flatMap((mode) => [`game_menus ${mode}`, `popular ${mode}`]).sort());
  const titles = rowsOf(all.at("site.lotteryMenu")).map(({ title }) => title);
  expect(titles).toEqual(["Five digits", "3D", "Dice", "Racing"]);
  const popular = rowsOf(all.at("site.popularLotteries")).map(({ mode }) => mode);
  expect(popular.slice(0, 5)).toEqual(["SEA", "LOTT", "ZY", "ELOTT", "SEA"]);
  expect(popular).toHaveLength(20);
  expect((await guest.run(LISTS, { mode: "UNKNOWN" })).data).toEqual({
    site: { lotteryMenu: [], popularLotteries: [] },
  });
});

it("lists all lotteries with their draws, in one call more", async () => {
  const LIST = `{ site { lotteryMenu { lotteries {
    code drawInterval standing { current { id number nextNumber state closesAt serverTime } last { number numbers } }
  } } } }`;
  const listed = await guest.ask(LIST);
  expect(t.calls().filter((call) => call === "GET /lgw/games/standings")).toHaveLength(1);
  const lotteries = rowsOf(listed.at("site.lotteryMenu")).flatMap((group) => group.lotteries);
  expect(lotteries.length).toBeGreaterThan(25);
  const sea = lotteries.find(({ code }) => code === SEA);
  expect(sea).toMatchObject({
    drawInterval: 60,
    standing: {
      current: { id: globalId("LotteryDraw", `${SEA}/${sea.standing.current.number}`) },
      last: { numbers: Array(5).fill(expect.stringMatching(/^\d$/)) },
    },
  });
  expect(sea.standing.current.nextNumber > sea.standing.current.number).toBe(true);

  // The call is an addition to the documents' contract: the list comes without it too.
  await control(sandbox, "chaos", { path: "/lgw/games/standings", status: 404 });
  await using fresh = await openGateway(sandbox);
  const without = await fresh.client().run(LIST);
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
  expect(without.errors).toBeUndefined();
  expect(without.at("site.lotteryMenu.0.lotteries.0")).toMatchObject({ code: SEA, standing: null });
});

it("lists the draws of now, not those that an earlier reader has seen", async () => {
  const LIST = `{ site { lotteryMenu { lotteries { code standing { last { number } } } } } }`;
  const lastDrawn = async () => {
    const lotteries = rowsOf((await guest.run(LIST)).at("site.lotteryMenu")).flatMap((group) => group.lotteries);
    return lotteries.find(({ code }) => code === SEA).standing.last.number;
  };
  const before = await lastDrawn();
  await control(sandbox, "draw", { gameCode: SEA });
  // The gateway keeps an answer for a second.
  await expect.poll(lastDrawn, { timeout: 10_000, interval: 100 }).not.toBe(before);
});

it("tells the commitments of the draws that take bets, also of a chase, where the platform can", async () => {
  const UPCOMING = `query ($first: Int!) { site { lottery(code: "${SEA}") {
    currentDraw { number nextNumber state } upcomingDraws(first: $first) { number state commitment seed isGenerated }
  } } }`;
  const told = await guest.run(UPCOMING, { first: 50 });
  const draws = rowsOf(told.at("site.lottery.upcomingDraws"));
  const { number, nextNumber, state } = Object(told.at("site.lottery.currentDraw"));
  expect(draws[0].number).toBe(state === "OPEN" ? number : nextNumber);
  expect(new Set(draws.map(({ commitment }) => commitment)).size).toBe(50);
  for (const draw of draws) expect(draw).toMatchObject({ state: "OPEN", seed: null, isGenerated: false });
  for (const first of [0, 51]) expect((await guest.run(UPCOMING, { first })).codes).toEqual(["BAD_USER_INPUT"]);

  await control(sandbox, "chaos", { path: `/lgw/games/${SEA}/upcoming`, status: 404 });
  await using fresh = await openGateway(sandbox);
  const without = await fresh.client().run(UPCOMING, { first: 1 });
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
  expect([without.errors, without.at("site.lottery.upcomingDraws")]).toEqual([undefined, null]);
});

it("marks the draws from before the installation, and gives them no commitment", async () => {
  await control(sandbox, "draw", { gameCode: "VN_CENTRAL" });
  const RESULTS = `{ site { lottery(code: "VN_CENTRAL") { results(first: 20) { edges { node { isGenerated commitment } } } } } }`;
  await using fresh = await openGateway(sandbox);
  const edges = rowsOf((await fresh.client().run(RESULTS)).at("site.lottery.results.edges"));
  expect(edges[0].node).toEqual({ isGenerated: false, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(edges.at(-1).node).toEqual({ isGenerated: true, commitment: null });
});

it("comes with its game without another call; other games have none", async () => {
  const GAMES = `query ($category: GameCategory) { site { games(filter: { category: $category }, first: 60) {
    edges { node { name lottery { code mode kind defaultPlayType } } }
  } } }`;
  const lotteries = rowsOf((await guest.run(GAMES, { category: "ELOTT" })).at("site.games.edges"));
  expect(lotteries).toHaveLength(40);
  // Keno is played in a frame.
  for (const { node } of lotteries) {
    if (/Keno/.test(node.name)) expect(node.lottery).toBeNull();
    else expect(node.lottery?.kind).toMatch(/DIGITS|DICE|RACE|VIETNAM/);
  }
  const slots = rowsOf((await guest.run(GAMES, { category: "RNG" })).at("site.games.edges"));
  expect(slots.every(({ node }) => node.lottery === null)).toBe(true);
  expect(t.calls()).toEqual(["GET /wps/relay/GCSGAME_gameList", "GET /wps/relay/GCSGAME_gameList"]);
});
