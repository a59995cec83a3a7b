import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { prepareFile, readFile, rowsOf } from "../testing/files.ts";
import { startForFile } from "../testing/startForFile.ts";

const { t } = await startForFile();
const player = await t.loggedIn("demo");

const month = { period: { preset: "LAST_30" } };
const read = async (url: string) => rowsOf(await (await readFile(`${t.origin}${url}`, player)).text());

it("sends what was redeemed for points, with its state and the operator's reason", async () => {
  const screen = await player.run(
    `query ($filter: PointRedeemFilter) { viewer { member { pointRedeems(filter: $filter, first: 1) {
      totalCount edges { node { internalID title quantity points reason } } } } } }`,
    { filter: { ...month, status: "REJECTED" } },
  );
  const { url, rows } = await prepareFile(player, { pointRedeems: month });
  expect(rows).toBe(3);
  const [head, ...body] = await read(url);
  const times = ["Time", "Decided"].map((heading) => `${heading} (GMT+7)`);
  expect(head).toEqual(["Number", times[0], "Title", "Quantity", "Points", "Status", "Reason", times[1]]);
  expect(body.map((row) => row[5])).toEqual(["In process", "Rejected", "Approved"]);
  const [internalID, , title, quantity, points, , reason] = body[1] ?? [];
  expect(screen.at("viewer.member.pointRedeems")).toEqual({
    totalCount: 1,
    edges: [{ node: { internalID, title, quantity: Number(quantity), points: Number(points), reason } }],
  });
  const approved = await prepareFile(player, { pointRedeems: { ...month, status: "APPROVED" } });
  expect(await read(approved.url)).toHaveLength(approved.rows + 1);
  expect(approved.rows).toBe(1);
});

it("sends the lottery orders of a lottery, of some states and of a period", async () => {
  const lotteryCode = "VN_NORTH";
  const draws = await player.run(
    `{ site { lottery(code: "${lotteryCode}") { id upcomingDraws(first: 1) { number } } } }`,
  );
  const placed = await player.run(
    `mutation ($input: PlaceLotteryOrderInput!) { placeLotteryOrder(input: $input) {
      order { internalID } userErrors { code } } }`,
    {
      input: {
        lotteryId: draws.text("site.lottery.id"),
        drawNumber: draws.text("site.lottery.upcomingDraws.0.number"),
        lines: [{ playType: "DE_SIZE", content: "BIG,ODD", unit: "1000", multiple: 3 }],
        idempotencyKey: randomUUID(),
      },
    },
  );
  expect(placed.at("placeLotteryOrder.userErrors")).toEqual([]);
  const { url, rows } = await prepareFile(player, { lotteryOrders: { lotteryCode, states: ["OPEN"] } });
  expect(rows).toBe(1);
  const [head = [], ...body] = await read(url);
  const cells = (heading: string) => body.map((row) => row[head.indexOf(heading)]);
  expect(cells("Number")).toEqual([placed.text("placeLotteryOrder.order.internalID")]);
  expect(cells("Round or draw")).toEqual([draws.text("site.lottery.upcomingDraws.0.number")]);
  expect(["Number of bets", "Stake", "Payout", "Status"].flatMap(cells)).toEqual(["2", "6000", "", "Open"]);
  expect(cells("Selection")[0]).toContain("BIG,ODD x3");
  const rowsIn = async (filter: object) => (await prepareFile(player, { lotteryOrders: filter })).rows;
  expect(await rowsIn({ lotteryCode, states: ["WON"] })).toBe(0);
  expect(await rowsIn({ lotteryCode, period: { preset: "LAST_7" } })).toBe(1);
  expect(await rowsIn({ lotteryCode, period: { preset: "LAST_MONTH" } })).toBe(0);
});
