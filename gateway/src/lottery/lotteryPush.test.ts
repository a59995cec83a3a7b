import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { type Answer, control, eventWhere, openGateway } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";

const CODE = "VN_CENTRAL";
const lotteryId = globalId("Lottery", CODE);
const DRAWN = `subscription { lotteryDrawn(lotteryId: "${lotteryId}") {
  code currentDraw { number state } results(first: 1) { edges { node { number seed } } }
} }`;
const SETTLED = `subscription { lotteryOrderSettled { id state win { amount } } }`;
const NOW = `{ site { lottery(code: "${CODE}") { currentDraw { number state } } } }`;
const PLACE = `mutation ($input: PlaceLotteryOrderInput!) { placeLotteryOrder(input: $input) { order { id } userErrors { code } } }`;

// Runs with the platform's event stream and with polling.
describe.each([true, false])("draws of a platform (with an event stream: %s)", (events) => {
  let sandbox: Awaited<ReturnType<typeof sharedPlatform>>;
  let t: Awaited<ReturnType<typeof openGateway>>;
  beforeAll(async () => {
    sandbox = await sharedPlatform({ events });
    t = await openGateway(sandbox);
  });
  afterAll(() => t[Symbol.asyncDispose]());

  it("send numbers and the next draw to all subscribers, and results of orders to their owners", async () => {
    const [guest, other, player] = [t.client(), t.client(), t.client()];
    await player.logIn("demo");
    // This lottery takes no bets for ten minutes a day.
    if ((await guest.run(NOW)).at("site.lottery.currentDraw.state") !== "OPEN") {
      await control(sandbox, "draw", { gameCode: CODE });
    }
    const watching = [guest.watch(DRAWN), other.watch(DRAWN)];
    const before = Object(await (await fetch(`${sandbox.origin}/lgw/games/${CODE}/current`)).json()).value.numero;
    const drawn = (event: Answer) => event.at("lotteryDrawn.results.edges.0.node.number");
    const heard = watching.map((window) => eventWhere(window, (event) => drawn(event) === before));
    const mine = player.watch(SETTLED);
    const settled = mine.next();
    await t.listens(3);
    const line = { playType: "DE_SIZE", content: "BIG,SMALL,ODD,EVEN", unit: "1000" };
    const input = { lotteryId, drawNumber: before, lines: [line], idempotencyKey: randomUUID() };
    const placed = await player.run(PLACE, { input });
    expect(placed.at("placeLotteryOrder.userErrors")).toEqual([]);
    t.sent.length = 0;

    await control(sandbox, "draw", { gameCode: CODE });
    for (const value of await Promise.all(heard)) {
      expect(value.errors).toBeUndefined();
      expect(value.at("lotteryDrawn.results.edges")).toEqual([
        { node: { number: before, seed: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      ]);
      expect(String(value.at("lotteryDrawn.currentDraw.number")) > before).toBe(true);
    }
    expect((await settled).value?.data).toEqual({
      lotteryOrderSettled: { id: placed.text("placeLotteryOrder.order.id"), state: "LOST", win: { amount: "3800" } },
    });
    // Each value is read once for any number of subscribers. With polling, the polls come in addition.
    const reads = t.calls().filter((call) => /current|opened/.test(call ?? ""));
    if (events) expect(reads.sort()).toEqual([`GET /lgw/games/${CODE}/current`, "GET /lgw/vn/numeros/opened/game"]);
    for (const window of [...watching, mine]) await window.return();
    await t.listens(0);
  }, 40_000);

  it("can't be watched for an unknown lottery", async () => {
    for (const [id, code] of [
      ["nonsense", "BAD_ID"],
      [globalId("Lottery", "NO_SUCH"), "NOT_FOUND"],
    ]) {
      const watching = t.client().watch(`subscription { lotteryDrawn(lotteryId: "${id}") { code } }`);
      const { value } = await watching.next();
      expect(value?.codes).toEqual([code]);
      await watching.return();
    }
  });
});
