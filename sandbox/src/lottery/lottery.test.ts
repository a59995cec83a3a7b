import { hash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { PlatformEvent } from "../events/topics.ts";
import { bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import { openDraw } from "../testing/openDraw.ts";
import { shiftClock } from "../testing/shiftClock.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, platform, db, config, events, caller, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("demo");
afterEach(() => shiftClock(platform, 0));

interface Current {
  numero: string;
  nextNumero: string;
  openAt: string;
  closeAt: string;
  drawAt: string;
  serverTime: string;
  state: string;
  commitment: string;
  seed?: string;
}
interface Result {
  numero: string;
  openedAt: string;
  numbers?: string[];
  prizes?: { prize: string; numbers: string[] }[];
  seed: string;
  commitment?: string;
}
interface Order extends Record<"orderId" | "numero" | "state" | "totalAmount" | "chaseAmount", string> {
  betCount: number;
  winAmount: string | null;
  lines: { title: string; stake: string; winAmount: string | null }[];
  cancellableUntil: string | null;
  draw: Result | null;
  chase: { step: number; count: number } | null;
}

const current = (gameCode: string) => caller.read<Current>(`/lgw/games/${gameCode}/current`);
const results = async (gameCode: string, count = 100) =>
  (await caller.read<{ list: Result[] }>(`/lotto/lgw/games/opened/numero?gameCode=${gameCode}&count=${count}`)).list;
const draw = (gameCode: string) => caller.post<Result>("/sandbox/draw", { body: { gameCode } });
const open = async (gameCode: string) => {
  await openDraw(caller, gameCode);
  return current(gameCode);
};
const place = (body: object, { key = randomUUID(), as = token }: { key?: string; as?: string } = {}) =>
  caller.post<Order & Current>("/lgw/orders", { token: as, body, key });
const balance = async () =>
  BigInt((await caller.read<{ sumBalance: string }>("/wps/v2/wallets/balance", { token })).sumBalance);

const SEA = "SEA_5D_1M";
const NORTH = "VN_NORTH";
/** Always wins twice. */
const sure = { playType: "DE_SIZE", content: "BIG,SMALL,ODD,EVEN", unit: "1000", multiple: 3 };

describe("draws", () => {
  test("are committed to while they take bets, and match the commitment afterwards", async () => {
    const before = await open(SEA);
    expect(before).toMatchObject({ state: "OPEN" });
    expect(before).not.toHaveProperty("seed");
    const drawn = (await draw(SEA)).value;
    expect(drawn.numero).toBe(before.numero);
    expect(hash("sha256", Buffer.from(drawn.seed, "hex"), "hex")).toBe(before.commitment);
    const [latest, ...older] = await results(SEA);
    expect(latest).toMatchObject({ numero: before.numero, numbers: drawn.numbers, openedAt: drawn.openedAt });
    expect(older).toHaveLength(99);
    expect(new Set(older.map(({ seed }) => seed)).size).toBe(99);
    const next = await current(SEA);
    expect(next.numero > before.numero).toBe(true);
    // Asked again they are the same, also by the other name of the path.
    const alias = await caller.get<{ list: Result[] }>(
      `/lgw/games/opened/numero?gameCode=${SEA.toLowerCase()}&count=3`,
    );
    expect(alias.value.list[0]).toEqual(latest);
  });

  test("of several lotteries come with one call, without what only their own call tells", async () => {
    await draw(SEA);
    const path = `/lgw/games/standings?gameCodes=${SEA},${NORTH},NO_SUCH,${SEA}`;
    interface Standing {
      gameCode: string;
      current: Current;
      last: Result;
    }
    const { value, headers } = await caller.get<{ list: Standing[] }>(path);
    expect(headers.get("cache-control")).toBe("public, max-age=1");
    expect(value.list.map(({ gameCode }) => gameCode)).toEqual([SEA, NORTH]);
    for (const { gameCode, current: listed, last } of value.list) {
      const { commitment, serverTime, ...own } = await current(gameCode);
      expect(listed).toMatchObject(own);
      expect(listed.commitment).toBeUndefined();
      const { seed: _, commitment: __, ...result } = (await results(gameCode, 1))[0] ?? {};
      expect(last).toEqual(result);
    }
    expect((await caller.get("/lgw/games/standings")).code).toBe("VALIDATION_FAILED");
  });

  test("close before they are drawn, and then the next one takes bets", async () => {
    const { numero, nextNumero, closeAt } = await current(SEA);
    await shiftClock(platform, Date.parse(closeAt) - Date.now() + 10);
    expect(await current(SEA)).toMatchObject({ numero, state: "CLOSED" });
    const late = await place({ gameCode: SEA, numero, lines: [{ playType: "SUM", content: "BIG", unit: "1000" }] });
    expect([late.status, late.code, late.value.state]).toEqual([409, "DRAW_CLOSED", "OPEN"]);
    const next = late.value.numero;
    expect(nextNumero).toBe(next);
    const placed = await place({
      gameCode: SEA,
      numero: next,
      lines: [{ playType: "SUM", content: "BIG", unit: "1000" }],
    });
    expect(placed).toMatchObject({ status: 200, value: { numero: next, state: "OPEN" } });
    // Its draw would come during the other tests, and change their balances.
    await caller.call("DELETE", `/lgw/orders/${placed.value.orderId}`, { token });
  });

  test("of Vietnam have 27 numbers in the north and 18 in the south", async () => {
    for (const [gameCode, count, hour] of [
      [NORTH, 27, "T11:15:00.000Z"],
      ["VN_SOUTH", 18, "T09:15:00.000Z"],
    ] as const) {
      const { value } = await caller.get<{ list: Result[] }>(
        `/lgw/vn/numeros/opened/game?gameCode=${gameCode}&count=5`,
      );
      for (const { prizes = [], openedAt } of value.list) {
        expect(prizes.flatMap(({ numbers }) => numbers)).toHaveLength(count);
        expect(openedAt).toContain(hour);
      }
    }
  });
});

describe("orders", () => {
  test("are priced by the server, taken from the wallet, shown in the betting record and paid once", async () => {
    const before = await balance();
    const { numero } = await open(NORTH);
    const heard: PlatformEvent[] = [];
    const stop = events.subscribe((event) => event.data?.gameCode === NORTH && heard.push(event));
    const key = randomUUID();
    const body = { gameCode: NORTH, numero, lines: [sure, { playType: "LO", content: "07,68", unit: "2000" }] };
    const { value: order } = await place(body, { key });
    expect(order).toMatchObject({ state: "OPEN", betCount: 6, totalAmount: "16000", winAmount: null, chase: null });
    expect(await balance()).toBe(before - 16_000n);
    const again = await place(body, { key });
    expect(again.value.orderId).toBe(order.orderId);
    expect((await place({ ...body, lines: [sure] }, { key })).code).toBe("IDEMPOTENCY_MISMATCH");
    expect((await place(body, { key: "no key" })).code).toBe("IDEMPOTENCY_REQUIRED");
    expect(await balance()).toBe(before - 16_000n);
    const { value: drawn } = await draw(NORTH);
    const { value: settled } = await caller.get<Order>(`/lgw/orders/${order.orderId}`, { token });
    // 07 and 68, as often as they came, on top of what is sure.
    const tails = drawn.prizes?.flatMap(({ numbers }) => numbers.map((number) => number.slice(-2))) ?? [];
    const hits = tails.filter((tail) => tail === "07" || tail === "68").length;
    const win = 2n * 5_700n + BigInt(hits) * 7_020n;
    expect([settled.winAmount, settled.cancellableUntil]).toEqual([String(win), null]);
    expect([order.draw, settled.draw]).toEqual([null, expect.objectContaining({ numero, prizes: drawn.prizes })]);
    expect(settled.lines.map(({ winAmount }) => winAmount)).toEqual(["11400", String(hits * 7_020)]);
    expect(await balance()).toBe(before - 16_000n + win);
    const [bet] = await db.select().from(bets).where(eq(bets.betId, order.orderId));
    const states = win < 16_000n ? ["LOST", "LOST"] : win === 16_000n ? ["WON", "DRAW"] : ["WON", "WON"];
    expect([settled.state, bet?.status]).toEqual(states);
    expect(bet).toMatchObject({ numero, betAmount: 16_000n, winAmount: win, gameCategory: "ELOTT" });
    const data = { gameCode: NORTH, numero };
    const received = () => heard.map((event) => event.data);
    const told = [data, { ...data, orderId: order.orderId }];
    await vi.waitFor(() => expect(received()).toEqual(expect.arrayContaining(told)), { timeout: 20_000 });
    stop();
  });

  test("can be cancelled until their draw closes, repeatedly, and only by their member", async () => {
    const before = await balance();
    // The next draw takes bets for three minutes. The one of a day would close tomorrow, after a night's rebates.
    await draw("SEA_K3_3M");
    const { numero, closeAt } = await current("SEA_K3_3M");
    const body = { gameCode: "SEA_K3_3M", numero, lines: [{ playType: "SUM", content: "BIG,SMALL", unit: "1000" }] };
    const { value: first } = await place(body);
    const { value: second } = await place(body);
    expect(first.cancellableUntil).toBe(closeAt);
    const stranger = await tokenOf("vipclub");
    const path = `/lgw/orders/${first.orderId}`;
    for (const method of ["GET", "DELETE"]) {
      expect((await caller.call(method, path, { token: stranger })).code).toBe("NOT_FOUND");
    }
    for (let i = 0; i < 2; i += 1) {
      expect((await caller.call<Order>("DELETE", path, { token })).value.state).toBe("CANCELLED");
    }
    expect(await balance()).toBe(before - 2_000n);
    await shiftClock(platform, Date.parse(closeAt) - Date.now() + 10);
    const fresh = await tokenOf("demo");
    const late = await caller.call("DELETE", `/lgw/orders/${second.orderId}`, { token: fresh });
    expect([late.status, late.code]).toEqual([409, "ORDER_NOT_CANCELLABLE"]);
    // Its payout would come during the other tests, and change their balances.
    await draw("SEA_K3_3M");
  });

  test("of a chase are one per draw, and stop with the first win", async () => {
    const before = await balance();
    const { numero } = await open("VN_SOUTH");
    const { value } = await place({
      gameCode: "VN_SOUTH",
      numero,
      lines: [sure],
      chase: { count: 50, stopOnWin: true },
    });
    expect(value).toMatchObject({ chase: { step: 1, count: 50 }, totalAmount: "12000", chaseAmount: "600000" });
    expect(await balance()).toBe(before - 600_000n);
    await draw("VN_SOUTH");
    expect(await balance()).toBe(before - 12_000n + 11_400n);
    const list = (states: string) =>
      caller.get<{ list: Order[]; totalCount: number }>(`/lgw/orders?gameCode=vn_south&states=${states}`, { token });
    expect((await list("REFUNDED")).value.totalCount).toBe(49);
    expect((await list("WON,LOST")).value.list.map(({ chase }) => chase?.step)).toEqual([1]);
    expect((await list("SOLD")).status).toBe(422);
  });

  test("are exported as CSV with the rows of the list", async () => {
    const answer = await fetch(`${sandbox.origin}/lgw/orders?export=csv`, {
      headers: { authorization: `Bearer ${token}`, language: "VI" },
    });
    expect(answer.headers.get("content-type")).toContain("text/csv");
    expect(await answer.text()).toMatch(/Đề tài xỉu/);
  });

  test.each([
    ["no such play type", [{ ...sure, playType: "MAGIC" }], "PLAY_TYPE_INVALID", "lines.0.playType"],
    ["no such choice", [sure, { ...sure, content: "BIG,HUGE" }], "PLAY_TYPE_INVALID", "lines.1.content"],
    ["the same choice twice", [{ ...sure, content: "BIG,BIG" }], "PLAY_TYPE_INVALID", "lines.0.content"],
    ["too small a stake", [{ ...sure, unit: "999" }], "STAKE_OUT_OF_RANGE", "lines.0.unit"],
    ["too large a stake", [{ ...sure, unit: "5000001" }], "STAKE_OUT_OF_RANGE", "lines.0.unit"],
    ["fractions that the currency hasn't", [{ ...sure, unit: "1000.5" }], "STAKE_OUT_OF_RANGE", "lines.0.unit"],
    ["a negative stake", [{ ...sure, unit: "-1000" }], "STAKE_OUT_OF_RANGE", "lines.0.unit"],
    ["no multiple", [{ ...sure, multiple: 0 }], "VALIDATION_FAILED", "lines.0.multiple"],
    ["too large a multiple", [{ ...sure, multiple: 1_001 }], "VALIDATION_FAILED", "lines.0.multiple"],
    ["a long content", [{ ...sure, content: "1".repeat(1_001) }], "VALIDATION_FAILED", "lines.0.content"],
    ["no lines", [], "VALIDATION_FAILED", "lines"],
    ["too many lines", Array.from({ length: 101 }, () => sure), "VALIDATION_FAILED", "lines"],
    ["more than there is", [{ ...sure, unit: "5000000", multiple: 1_000 }], "INSUFFICIENT_BALANCE", undefined],
  ])("refuses %s and takes no money", async (_, lines, code, field) => {
    const before = await balance();
    const { numero } = await open(NORTH);
    const answer = await place({ gameCode: NORTH, numero, lines });
    expect([answer.code, answer.fields?.[0]?.field]).toEqual([code, field]);
    expect(await balance()).toBe(before);
  });

  test("are on existing lotteries, at most 60 a minute", async () => {
    const { numero } = await open(NORTH);
    const body = { gameCode: NORTH, numero, lines: [sure] };
    expect((await place({ ...body, gameCode: "NO_SUCH" })).code).toBe("GAME_NOT_FOUND");
    expect((await place({ ...body, numero: "20200101" })).code).toBe("DRAW_CLOSED");
    const allow = (canBet: boolean) => db.update(members).set({ canBet });
    await allow(false);
    expect((await place(body)).code).toBe("BET_NOT_ALLOWED");
    await allow(true);
    config.rateLimits = true;
    const codes = [];
    for (let i = 0; i < 61; i += 1) codes.push((await place({ ...body, numero: "0" })).code);
    config.rateLimits = false;
    expect([codes[59], codes[60]]).toEqual(["DRAW_CLOSED", "RATE_LIMITED"]);
  });

  test("are settled automatically after their draw", async () => {
    // Then the next draw takes bets for three minutes at least.
    await draw("SEA_K3_3M");
    const { numero, drawAt } = await current("SEA_K3_3M");
    const line = { playType: "SUM", content: "BIG,SMALL", unit: "1000" };
    const { value } = await place({ gameCode: "SEA_K3_3M", numero, lines: [line] });
    await shiftClock(platform, Date.parse(drawAt) - Date.now() + 1_000);
    // An earlier test's future may have been drawn: then this draw is later than the session.
    const fresh = await tokenOf("demo");
    await vi.waitFor(
      async () => {
        const { value: order } = await caller.get<Order>(`/lgw/orders/${value.orderId}`, { token: fresh });
        expect(["WON", "LOST"]).toContain(order.state);
      },
      { timeout: 20_000, interval: 200 },
    );
  });
});
