import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDraw } from "../../testing/openDraw.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { DAY_MS } from "../../time/units.ts";
import { lotteryOrders } from "../lottery.tables.ts";

const { sandbox, db, clock, caller, tokenOf } = await startForFile();
const token = await tokenOf("demo");

const NORTH = "VN_NORTH";

async function place(): Promise<string> {
  await openDraw(caller, NORTH);
  const { numero } = await caller.read<{ numero: string }>(`/lgw/games/${NORTH}/current`);
  const lines = [{ playType: "DE_SIZE", content: "BIG", unit: "1000", multiple: 1 }];
  const headers = { "idempotency-key": randomUUID() };
  const body = { gameCode: NORTH, numero, lines };
  return (await caller.post<{ orderId: string }>("/lgw/orders", { token, body, headers })).value.orderId;
}
const list = (query: string) =>
  caller.get<{ list: { orderId: string }[]; totalCount: number }>(`/lgw/orders?${query}`, { token });
const file = (query = "") =>
  fetch(`${sandbox.origin}/lgw/orders?export=csv&${query}`, { headers: { authorization: `Bearer ${token}` } });

test("orders are listed and exported by the days on which they were placed, and of all days without any", async () => {
  const orderId = await place();
  const [order] = await db.select().from(lotteryOrders);
  if (!order) throw new Error("no order");
  const placedAt = new Date(clock.now().getTime() - 20 * DAY_MS);
  const old = { ...order, orderId: `${orderId}-old`, slipKey: randomUUID(), placedAt };
  await db.insert(lotteryOrders).values(old);
  const idsOf = async (query: string) => (await list(query)).value.list.map((row) => row.orderId);
  expect(await idsOf("")).toEqual([orderId, old.orderId]);
  expect(await idsOf("preset=LAST_7")).toEqual([orderId]);
  const day = placedAt.toLocaleDateString("sv", { timeZone: "Asia/Ho_Chi_Minh" });
  expect(await idsOf(`startDate=${day}&endDate=${day}`)).toEqual([old.orderId]);
  const rows = (await (await file(`startDate=${day}&endDate=${day}`)).text()).trimEnd().split("\r\n");
  expect(rows.slice(1).map((row) => row.split(",")[0])).toEqual([old.orderId]);
  expect((await list(`startDate=${day}`)).code).toBe("REPORT_RANGE");
});

test("a file of orders counts as a report, the list does not", async () => {
  const answers: number[] = [];
  for (let i = 0; i < 31; i += 1) {
    const answer = await file();
    await answer.text();
    answers.push(answer.status);
  }
  expect(answers).toEqual([...Array(30).fill(200), 429]);
  expect((await list("")).status).toBe(200);
});
