import { expect, it, vi } from "vitest";
import { UpstreamError, unavailable } from "../errors/upstreamError.ts";
import { openPush, subscriber } from "../testing/openPush.ts";
import { newRows } from "./newRows.ts";

interface Order {
  key: string;
  at: number;
}

/** Watches a list of orders. `first` is the read at the start. */
function watchOrders({ missedMs = 0, orders = [] as Order[], first }: Partial<Setting> = {}) {
  const list = [...orders];
  const pageSize = 3;
  let cuts = 0;
  const reads: number[] = [];
  let isOver = false;
  const read = async (pageNo: number) => {
    reads.push(pageNo);
    return list.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  };
  const t = openPush("live", {
    checkSession: async () => {
      if (isOver) throw new UpstreamError({ status: 401, code: "SESSION_REVOKED" });
      return { idleExpiresAt: null };
    },
  });
  const one = subscriber({ missedMs });
  const rows = newRows({
    subscribe: () => t.push.watch("order", one, () => read(1)),
    first: first ?? (() => read(1)),
    read: async (_moment, pageNo) => ({ rows: await read(pageNo), hasMore: list.length > pageNo * pageSize }),
    mostPages: 4,
    onCut: () => {
      cuts += 1;
    },
    keyOf: ({ key }) => key,
    timeOf: ({ at }) => at,
    missedMs,
  });
  const heard: string[] = [];
  const ending = (async () => {
    for await (const { over, value } of rows) heard.push(over === null ? value.key : Object(over).code);
  })();
  return {
    ...t,
    heard,
    ending,
    reads,
    cuts: () => cuts,
    settle(key: string, at = Date.now()) {
      list.unshift({ key, at });
      t.event("draw", "7");
    },
    /** Settles several orders before the next read. */
    settleAll(keys: readonly string[]) {
      list.unshift(...keys.map((key) => ({ key, at: Date.now() })).reverse());
      t.event("draw", "7");
    },
    endSession() {
      isOver = true;
      t.event("session", "7");
    },
    hears: (...expected: string[]) => vi.waitFor(() => expect(heard).toEqual(expected)),
  };
}

interface Setting {
  missedMs: number;
  orders: Order[];
  first: () => Promise<Order[]>;
}

const minutesAgo = (count: number) => Date.now() - count * 60_000;

it("sends rows that are added, the earliest first, and none that exist at the start", async () => {
  const t = watchOrders({ orders: [{ key: "old", at: minutesAgo(1) }] });
  await vi.waitFor(() => expect(t.push.size).toBe(1));
  await new Promise(setImmediate);
  t.settle("a");
  t.settle("b");
  await t.hears("a", "b");
  await t.push.close();
});

it("sends a row that is added during the first read, also when that read fails", async () => {
  const reading = Promise.withResolvers<Order[]>();
  const t = watchOrders({ orders: [{ key: "old", at: minutesAgo(1) }], first: () => reading.promise });
  await vi.waitFor(() => expect(t.push.size).toBe(1));
  t.settle("a");
  reading.reject(unavailable("down"));
  await t.hears("a");
  await t.push.close();
});

it("sends a row that is added before the first read, and reported after it", async () => {
  const reading = Promise.withResolvers<Order[]>();
  const t = watchOrders({ first: () => reading.promise });
  await vi.waitFor(() => expect(t.push.size).toBe(1));
  const added = { key: "a", at: Date.now() };
  reading.resolve([added]);
  await new Promise(setImmediate);
  t.settle("a", added.at);
  await t.hears("a");
  await t.push.close();
});

it("leaves out the rows of a platform with a clock that is ahead", async () => {
  const t = watchOrders({ orders: [{ key: "old", at: minutesAgo(-60) }] });
  await vi.waitFor(() => expect(t.push.size).toBe(1));
  await new Promise(setImmediate);
  t.settle("a", minutesAgo(-60));
  await t.hears("a");
  await t.push.close();
});

it("sends what the client missed while it had no stream", async () => {
  const orders = [
    { key: "missed", at: minutesAgo(1) },
    { key: "known", at: minutesAgo(5) },
  ];
  const t = watchOrders({ orders, missedMs: 120_000 });
  await t.hears("missed");
  await t.push.close();
});

it("ends with the session, and says why", async () => {
  const t = watchOrders();
  await vi.waitFor(() => expect(t.push.size).toBe(1));
  t.endSession();
  await t.hears("SESSION_REVOKED");
  await t.ending;
  expect(t.push.size).toBe(0);
});

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `order ${index}`);

it.each([
  ["with earlier orders", [{ key: "old", at: minutesAgo(1) }]],
  ["without any before", []],
  ["after a first read that showed only new ones", Array.from({ length: 9 }, (_, n) => ({ key: `${n}`, at: 1 }))],
])("reads on to the row that it knows (%s)", async (_name, orders) => {
  const now = { key: "now", at: Date.now() + 50 };
  const first = orders.length === 9 ? async () => [now] : undefined;
  const t = watchOrders({ orders, ...(first && { first }) });
  await vi.waitFor(() => expect(t.push.size).toBe(1));
  await new Promise(setImmediate);
  t.settleAll(numbered(8));
  await t.hears(...numbered(8));
  t.reads.length = 0;
  t.settle("next");
  await t.hears(...numbered(8), "next");
  expect([t.reads, t.cuts()]).toEqual([[1, 1], 0]);
  await t.push.close();
});

it("leaves out the earliest rows beyond its pages, and says so", async () => {
  const t = watchOrders({ orders: [{ key: "old", at: minutesAgo(1) }] });
  await vi.waitFor(() => expect(t.push.size).toBe(1));
  await new Promise(setImmediate);
  t.settleAll(numbered(20));
  await t.hears(...numbered(20).slice(8));
  expect(t.cuts()).toBe(1);
  await t.push.close();
});
