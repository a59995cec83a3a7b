import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Batches } from "./batches.ts";

type Done = ReadonlyMap<string, string>;

/** Batches of letters; each batch ends when the test says so. */
function open(limits: { mostItems?: number; enough?: number; lateMs?: number; mostWaiting?: number } = {}) {
  const begun: { items: readonly string[]; end: () => void; fail: () => void }[] = [];
  const failures: unknown[] = [];
  const batches = new Batches<string, string>({
    work(items) {
      const { promise, resolve, reject } = Promise.withResolvers<Done>();
      begun.push({
        items,
        end: () => resolve(new Map(items.map((item) => [item, item.toUpperCase()]))),
        fail: () => reject(new Error("no")),
      });
      return promise;
    },
    keyOf: (item) => item,
    mostItems: 10,
    enough: 10,
    atOnce: 2,
    lateMs: 60_000,
    mostLate: 1,
    mostWaiting: 10,
    failed: (error) => failures.push(error),
    ...limits,
  });
  return { batches, begun, failures };
}

describe("batches", () => {
  it("take an item at once, and those that come in the meantime together", async () => {
    const { batches, begun } = open();
    const first = batches.add("a");
    const others = ["b", "c", "d"].map((item) => batches.add(item));
    expect(begun.map(({ items }) => items)).toEqual([["a"]]);
    begun[0]?.end();
    expect(await first).toBe("A");
    expect(begun.map(({ items }) => items)).toEqual([["a"], ["b", "c", "d"]]);
    begun[1]?.end();
    expect(await Promise.all(others)).toEqual(["B", "C", "D"]);
  });

  it("begin beside the one that is under way when enough items wait, and only as many as allowed", async () => {
    const { batches, begun } = open({ enough: 2 });
    for (const item of ["a", "b", "c", "d", "e"]) void batches.add(item);
    expect(begun.map(({ items }) => items)).toEqual([["a"], ["b", "c"]]);
    begun[1]?.end();
    await expect.poll(() => begun[2]?.items).toEqual(["d", "e"]);
  });

  it("keep items with equal keys apart, and leave those beyond the limit for later", async () => {
    const { batches, begun } = open({ mostItems: 2 });
    void batches.add("a");
    for (const item of ["b", "b", "c", "d"]) void batches.add(item);
    for (let index = 0; index < 3; index += 1) {
      begun[index]?.end();
      await sleep(0);
    }
    expect(begun.map(({ items }) => items)).toEqual([["a"], ["b", "c"], ["b", "d"]]);
  });

  it("leave the items of a failed batch to their callers, and go on", async () => {
    const { batches, begun, failures } = open();
    const failed = batches.add("a");
    const next = batches.add("b");
    begun[0]?.fail();
    expect(await failed).toBeUndefined();
    expect(failures).toHaveLength(1);
    begun[1]?.end();
    expect(await next).toBe("B");
  });

  it("do not wait for a late one, and leave items to their callers when too many are late", async () => {
    const { batches, begun } = open({ lateMs: 5 });
    const slow = [batches.add("a"), batches.add("b")];
    await expect.poll(() => begun.length).toBe(2);
    const third = batches.add("c");
    expect(await third).toBeUndefined();
    begun[1]?.end();
    expect(await slow[1]).toBe("B");
    const later = batches.add("d");
    begun[2]?.end();
    expect(await later).toBe("D");
    begun[0]?.end();
    expect(await slow[0]).toBe("A");
  });

  it("let a limited number of items wait", async () => {
    const { batches } = open({ mostWaiting: 1 });
    void batches.add("a");
    void batches.add("b");
    expect(await batches.add("c")).toBeUndefined();
  });
});
