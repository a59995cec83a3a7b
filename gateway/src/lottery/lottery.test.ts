import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { control, openGateway, startTestPlatform, type TestClient } from "../testing/gateway.ts";

let sandbox: Awaited<ReturnType<typeof startTestPlatform>>;
let t: Awaited<ReturnType<typeof openGateway>>;
let guest: TestClient;
let player: TestClient;
beforeAll(async () => {
  sandbox = await startTestPlatform();
  t = await openGateway(sandbox, { PUBLIC_CACHE_SECONDS: "3600" });
  guest = t.client();
  player = t.client();
  await player.logIn("demo");
}, 200_000);
afterAll(async () => {
  await t[Symbol.asyncDispose]();
  await sandbox.close();
});
beforeEach(() => {
  t.sent.length = 0;
});

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

const rowsOf = (value: unknown) => (Array.isArray(value) ? value : []);
/** The number of the draw that takes bets. A draw that is closed is drawn first. */
async function openNumber(code: string): Promise<string> {
  const ask = () => guest.run(`{ site { lottery(code: "${code}") { currentDraw { number state } } } }`);
  if ((await ask()).at("site.lottery.currentDraw.state") !== "OPEN") await control(sandbox, "draw", { gameCode: code });
  const url = `${sandbox.origin}/lgw/games/${code}/current`;
  return Object(await (await fetch(url)).json()).value.numero;
}

describe("the screen of a lottery", () => {
  it("costs one call per part, and none when the parts are cached", async () => {
    const answer = await guest.run(SCREEN, { code: "sea_pk10_5m" });
    expect(answer.errors).toBeUndefined();
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
      "GET /lgw/games/game_menus",
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
    const answer = await guest.run(SCREEN, { code: NORTH });
    expect(answer.errors).toBeUndefined();
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

  it.each(["NO_SUCH", "", "x".repeat(200), "../../etc", "SEA 5D"])("of %j does not exist", async (code) => {
    const answer = await guest.run(`query ($code: String!) { site { lottery(code: $code) { id } } }`, { code });
    expect(answer.data).toEqual({ site: { lottery: null } });
  });
});

it("lists the lotteries of each mode, and the popular ones, in two calls", async () => {
  const LISTS = `query ($mode: LotteryMode) { site {
    lotteryMenu(mode: $mode) { title lotteries { code mode } } popularLotteries(mode: $mode) { code mode }
  } }`;
  for (const mode of ["LOTT", "ZY", "ELOTT", "SEA", "VIETNAM"]) {
    const { data } = await guest.run(LISTS, { mode });
    const found = [...JSON.stringify(data).matchAll(/"mode":"(\w+)"/g)].map(([, word]) => word);
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found)).toEqual(new Set([mode]));
  }
  t.sent.length = 0;
  await guest.run(LISTS, { mode: null });
  expect(t.calls().sort()).toEqual(expect.not.arrayContaining(["GET /lgw/vn/games/game_menu"]));
  expect((await guest.run(LISTS, { mode: "UNKNOWN" })).data).toEqual({
    site: { lotteryMenu: [], popularLotteries: [] },
  });
});

it("comes with its game without another call; other games have none", async () => {
  const GAMES = `query ($category: GameCategory) { site { games(filter: { category: $category }, first: 60) {
    edges { node { lottery { code mode kind defaultPlayType } } }
  } } }`;
  const lotteries = rowsOf((await guest.run(GAMES, { category: "ELOTT" })).at("site.games.edges"));
  expect(lotteries).toHaveLength(60);
  expect(lotteries.every(({ node }) => node.lottery !== null && node.lottery.kind !== "UNKNOWN")).toBe(true);
  const slots = rowsOf((await guest.run(GAMES, { category: "RNG" })).at("site.games.edges"));
  expect(slots.every(({ node }) => node.lottery === null)).toBe(true);
  expect(t.calls()).toEqual(["GET /wps/relay/GCSGAME_gameList", "GET /wps/relay/GCSGAME_gameList"]);
});

const ORDER = `id internalID state betCount drawNumber chaseStep cancellableUntil settledAt
  stake { amount currency } win { amount } lottery { id code }
  lines { playType playTypeTitle content multiple betCount unit { amount } stake { amount } win { amount } }`;
const PLACE = `mutation ($input: PlaceLotteryOrderInput!) { placeLotteryOrder(input: $input) {
  order { ${ORDER} } orderEdge { cursor node { id } } member { wallet { total { amount } } }
  openDraw { id number state } userErrors { code field message }
} }`;
const CANCEL = `mutation ($orderId: ID!) { cancelLotteryOrder(input: { orderId: $orderId }) {
  order { id state } member { wallet { total { amount } } } userErrors { code field }
} }`;
const LIST = `query ($filter: LotteryOrderFilter) { viewer { member {
  wallet { total { amount } } recentLotteries { code } vietnam: recentLotteries(mode: VIETNAM) { code }
  lotteryOrders(filter: $filter, first: 2) { totalCount pageInfo { endCursor } edges { cursor node { ${ORDER} } } }
} } }`;

const sure = { playType: "DE_SIZE", content: "BIG,SMALL,ODD,EVEN", unit: "1000", multiple: 1 };
const slip = async (changes: object = {}) => ({
  lotteryId: globalId("Lottery", NORTH),
  drawNumber: await openNumber(NORTH),
  lines: [sure],
  idempotencyKey: randomUUID(),
  ...changes,
});

describe("an order", () => {
  it("is placed once, with the new balance in the same answer, and found by id", async () => {
    const before = BigInt((await player.run(LIST)).text("viewer.member.wallet.total.amount"));
    const input = await slip({ lines: [sure, { playType: "LO", content: "07,68", unit: "2000", multiple: 2 }] });
    t.sent.length = 0;
    const first = await player.run(PLACE, { input });
    expect(first.at("placeLotteryOrder.userErrors")).toEqual([]);
    expect(first.at("placeLotteryOrder")).toMatchObject({
      order: {
        state: "OPEN",
        betCount: 6,
        stake: { amount: "12000", currency: "VND" },
        win: null,
        lottery: { code: NORTH },
        chaseStep: null,
        lines: [{ betCount: 4 }, { playTypeTitle: "Two digits anywhere", multiple: 2, stake: { amount: "8000" } }],
      },
      member: { wallet: { total: { amount: String(before - 12_000n) } } },
      openDraw: null,
    });
    expect(t.calls()).toEqual(["POST /lgw/orders", "GET /wps/member/info", "GET /wps/v2/wallets/balance"]);
    expect(t.sent.find(({ call }) => call.startsWith("POST"))?.headers).toContain(input.idempotencyKey);
    const again = await player.run(PLACE, { input });
    expect(again.data).toEqual(first.data);
    const { errors, codes } = await player.run(PLACE, { input: { ...input, lines: [sure] } });
    expect([errors === undefined, codes]).toEqual([false, ["IDEMPOTENCY_MISMATCH"]]);

    const id = first.text("placeLotteryOrder.order.id");
    const list = await player.run(LIST, { filter: { lotteryCode: NORTH, states: ["OPEN"] } });
    expect(list.at("viewer.member.lotteryOrders")).toMatchObject({ totalCount: 1, edges: [{ node: { id } }] });
    const all = await player.run(LIST);
    expect(all.at("viewer.member.lotteryOrders.edges.0.cursor")).toBe(first.at("placeLotteryOrder.orderEdge.cursor"));
    expect(all.at("viewer.member.vietnam")).toEqual([{ code: NORTH }]);
    const NODE = `query ($id: ID!) { node(id: $id) { id } }`;
    expect((await player.run(NODE, { id })).data).toEqual({ node: { id } });
    const stranger = t.client();
    await stranger.logIn("vipclub");
    for (const client of [stranger, guest]) expect((await client.run(NODE, { id })).data).toEqual({ node: null });
  });

  it("is cancelled before its draw closes", async () => {
    const placed = await player.run(PLACE, { input: await slip() });
    const orderId = placed.text("placeLotteryOrder.order.id");
    const balance = BigInt(placed.text("placeLotteryOrder.member.wallet.total.amount"));
    const cancelled = await player.run(CANCEL, { orderId });
    expect(cancelled.data).toEqual({
      cancelLotteryOrder: {
        order: { id: orderId, state: "CANCELLED" },
        member: { wallet: { total: { amount: String(balance + 4_000n) } } },
        userErrors: [],
      },
    });
    const other = (await player.run(PLACE, { input: await slip() })).text("placeLotteryOrder.order.id");
    await control(sandbox, "draw", { gameCode: NORTH });
    expect((await player.run(CANCEL, { orderId: other })).data).toEqual({
      cancelLotteryOrder: { order: null, member: null, userErrors: [{ code: "ORDER_NOT_CANCELLABLE", field: null }] },
    });
    expect((await player.run(CANCEL, { orderId: "nonsense" })).codes).toEqual(["BAD_ID"]);
    expect((await player.run(CANCEL, { orderId: globalId("LotteryOrder", "B0") })).codes).toEqual(["NOT_FOUND"]);
  });

  it("is too late for a closed draw, and gets the open one", async () => {
    const input = await slip();
    await control(sandbox, "draw", { gameCode: NORTH });
    const { data } = await player.run(PLACE, { input });
    const number = await openNumber(NORTH);
    expect(data).toMatchObject({
      placeLotteryOrder: {
        order: null,
        orderEdge: null,
        member: null,
        openDraw: { id: globalId("LotteryDraw", `${NORTH}/${number}`), number, state: "OPEN" },
        userErrors: [{ code: "DRAW_CLOSED" }],
      },
    });
    const NODE = `query ($id: ID!) { node(id: $id) { ... on LotteryDraw { number state seed } } }`;
    for (const [key, state] of [
      [number, "OPEN"],
      [input.drawNumber, "DRAWN"],
    ]) {
      const answer = await guest.run(NODE, { id: globalId("LotteryDraw", `${NORTH}/${key}`) });
      expect(answer.at("node")).toMatchObject({ number: key, state });
    }
  });

  it.each([
    [{ lotteryId: "nonsense" }, "GAME_NOT_FOUND", ["lotteryId"]],
    [{ lotteryId: globalId("Lottery", "NO_SUCH") }, "GAME_NOT_FOUND", null],
    [{ drawNumber: "../.." }, "VALIDATION_FAILED", ["drawNumber"]],
    [{ lines: [] }, "VALIDATION_FAILED", ["lines"]],
    [{ lines: Array.from({ length: 101 }, () => sure) }, "VALIDATION_FAILED", ["lines"]],
    [{ lines: [sure, { ...sure, content: "1".repeat(1_001) }] }, "VALIDATION_FAILED", ["lines", "1", "content"]],
    [{ lines: [{ ...sure, multiple: 1_001 }] }, "VALIDATION_FAILED", ["lines", "0", "multiple"]],
    [{ lines: [{ ...sure, unit: "-1000" }] }, "VALIDATION_FAILED", ["lines", "0", "unit"]],
    [{ chase: { draws: 51 } }, "VALIDATION_FAILED", ["chase", "draws"]],
    [{ lines: [sure, { ...sure, playType: "MAGIC" }] }, "PLAY_TYPE_INVALID", ["lines", "1", "playType"]],
    [{ lines: [{ ...sure, content: "BIG,BIG" }] }, "PLAY_TYPE_INVALID", ["lines", "0", "content"]],
    [{ lines: [{ ...sure, unit: "999" }] }, "STAKE_OUT_OF_RANGE", ["lines", "0", "unit"]],
    [{ lines: [{ ...sure, unit: "5000000", multiple: 1_000 }] }, "INSUFFICIENT_BALANCE", null],
  ])("refuses %#, with the paths of its input", async (changes, code, field) => {
    const { data } = await player.run(PLACE, { input: await slip(changes) });
    expect(data).toMatchObject({
      placeLotteryOrder: { order: null, member: null, openDraw: null, userErrors: [{ code, field }] },
    });
  });

  it("requires a valid key and a real account", async () => {
    expect((await player.run(PLACE, { input: await slip({ idempotencyKey: "1" }) })).codes).toEqual(["BAD_USER_INPUT"]);
    const input = await slip();
    t.sent.length = 0;
    expect((await guest.run(PLACE, { input })).codes).toEqual(["UNAUTHENTICATED"]);
    expect((await guest.run(`subscription { lotteryOrderSettled { id } }`)).codes).toEqual(["UNAUTHENTICATED"]);
    expect(t.calls()).toEqual([]);
  });
});

it("places a chase as one order per draw, and cancels the rest after a win", async () => {
  const lotteryId = globalId("Lottery", "VN_SOUTH");
  const input = await slip({
    lotteryId,
    drawNumber: await openNumber("VN_SOUTH"),
    chase: { draws: 3, stopOnWin: true },
  });
  const placed = await player.run(PLACE, { input });
  expect(placed.at("placeLotteryOrder.order")).toMatchObject({ chaseStep: 1, stake: { amount: "4000" } });
  await control(sandbox, "draw", { gameCode: "VN_SOUTH" });
  const list = async (states: string[]) =>
    (await player.run(LIST, { filter: { lotteryCode: "VN_SOUTH", states } })).at("viewer.member.lotteryOrders");
  expect(await list(["WON"])).toMatchObject({ totalCount: 1, edges: [{ node: { win: { amount: "3800" } } }] });
  expect(await list(["REFUNDED"])).toMatchObject({ totalCount: 2, edges: [{ node: { chaseStep: 3 } }, {}] });
});
