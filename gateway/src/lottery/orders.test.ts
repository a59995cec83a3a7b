import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { control } from "../testing/gateway.ts";
import { startWithCallers } from "../testing/startWithCallers.ts";

const { sandbox, t, guest, player } = await startWithCallers({ PUBLIC_CACHE_SECONDS: "3600" });

const NORTH = "VN_NORTH";

/** The number of the draw that takes bets. A draw that is closed is drawn first. */
async function openNumber(code: string): Promise<string> {
  const ask = () => guest.run(`{ site { lottery(code: "${code}") { currentDraw { number state } } } }`);
  if ((await ask()).at("site.lottery.currentDraw.state") !== "OPEN") await control(sandbox, "draw", { gameCode: code });
  const url = `${sandbox.origin}/lgw/games/${code}/current`;
  return Object(await (await fetch(url)).json()).value.numero;
}

const ORDER = `id internalID state betCount drawNumber draw { id number state numbers prizes { code numbers } seed } chaseStep cancellableUntil settledAt
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
        draw: null,
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
    const AFTER = `query ($after: String) { viewer { member { lotteryOrders(first: 2, after: $after) { edges { node { id } } } } } }`;
    const behind = await player.run(AFTER, { after: first.at("placeLotteryOrder.orderEdge.cursor") });
    expect(JSON.stringify(behind.data)).not.toContain(id);
    expect(behind.errors).toBeUndefined();
    expect(all.at("viewer.member.vietnam.0.code")).toBe(NORTH);
    const NODE = `query ($id: ID!) { node(id: $id) { id } }`;
    expect((await player.run(NODE, { id })).data).toEqual({ node: { id } });
    const stranger = await t.loggedIn("vipclub");
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
      const id = globalId("LotteryDraw", `${NORTH}/${key}`);
      // Draws that an earlier test read are kept for some seconds.
      await vi.waitFor(
        async () => expect((await guest.run(NODE, { id })).at("node")).toMatchObject({ number: key, state }),
        { timeout: 10_000, interval: 500 },
      );
    }
  });

  it.each([
    [{ lotteryId: globalId("Lottery", "NO_SUCH") }, "GAME_NOT_FOUND", null],
    [{ drawNumber: "../.." }, "VALIDATION_FAILED", ["drawNumber"]],
    [{ lines: [] }, "VALIDATION_FAILED", ["lines"]],
    [{ lines: Array.from({ length: 101 }, () => sure) }, "VALIDATION_FAILED", ["lines"]],
    [{ lines: [sure, { ...sure, content: "1".repeat(1_001) }] }, "VALIDATION_FAILED", ["lines", "1", "content"]],
    [{ lines: [{ ...sure, multiple: 1_001 }] }, "VALIDATION_FAILED", ["lines", "0", "multiple"]],
    [{ lines: [{ ...sure, unit: "-1000" }] }, "AMOUNT_OUT_OF_RANGE", ["lines", "0", "unit"]],
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

  it("requires a valid key, a valid id and a real account", async () => {
    expect((await player.run(PLACE, { input: await slip({ idempotencyKey: "1" }) })).codes).toEqual(["BAD_USER_INPUT"]);
    expect((await player.run(PLACE, { input: await slip({ lotteryId: "nonsense" }) })).codes).toEqual(["BAD_ID"]);
    const input = await slip();
    t.sent.length = 0;
    expect((await guest.run(PLACE, { input })).codes).toEqual(["UNAUTHENTICATED"]);
    const watching = guest.watch(`subscription { lotteryOrderSettled { id } }`);
    expect((await watching.next()).value?.codes).toEqual(["UNAUTHENTICATED"]);
    expect(t.calls()).toEqual([]);
  });
});

it("places a chase as one order per draw, and cancels the rest after a prize", async () => {
  const lotteryId = globalId("Lottery", "VN_SOUTH");
  const input = await slip({
    lotteryId,
    drawNumber: await openNumber("VN_SOUTH"),
    chase: { draws: 3, stopOnWin: true },
  });
  const TOLD = `{ site { lottery(code: "VN_SOUTH") { upcomingDraws(first: 3) { number commitment } } } }`;
  const told = (await guest.run(TOLD)).at("site.lottery.upcomingDraws");
  const placed = await player.run(PLACE, { input });
  expect(placed.at("placeLotteryOrder.order")).toMatchObject({ chaseStep: 1, stake: { amount: "4000" } });
  const KEPT = `{ viewer { member { lotteryOrders(filter: { lotteryCode: "VN_SOUTH" }) {
    edges { node { number: drawNumber commitment } }
  } } } }`;
  const kept: { node: object }[] = Object((await player.run(KEPT)).at("viewer.member.lotteryOrders")).edges;
  expect(kept.map(({ node }) => node).reverse()).toEqual(told);
  await control(sandbox, "draw", { gameCode: "VN_SOUTH" });
  const list = async (states: string[]) =>
    (await player.run(LIST, { filter: { lotteryCode: "VN_SOUTH", states } })).at("viewer.member.lotteryOrders");
  // The prize is less than the stake.
  const won = await list(["LOST"]);
  expect(won).toMatchObject({ totalCount: 1, edges: [{ node: { win: { amount: "3800" } } }] });
  const RESULT = `{ site { lottery(code: "VN_SOUTH") { results(first: 1) { edges { node { id number prizes { code numbers } seed } } } } } }`;
  const drawn = (await t.client().run(RESULT)).at("site.lottery.results.edges.0.node");
  expect(Object(won).edges[0].node.draw).toMatchObject({ ...Object(drawn), state: "DRAWN" });
  expect(await list(["REFUNDED"])).toMatchObject({ totalCount: 2, edges: [{ node: { chaseStep: 3 } }, {}] });
});
