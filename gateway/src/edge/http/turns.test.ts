import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

test("begins one piece of work in each turn of the event loop, and the senders one after the other", async () => {
  const turns = new Turns({ atOnce: 10, waiting: 10 });
  const begun: string[] = [];
  const all = ["a1", "a2", "a3", "b1", "b2", "c1"].map((work) => turns.run(work.slice(0, 1), () => begun.push(work)));
  const counts = [0];
  while (begun.length < all.length) {
    await setImmediate();
    counts.push(begun.length);
  }
  expect(begun.join()).toBe("a1,b1,c1,a2,b2,a3");
  expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)))).toBe(1);
  expect(await Promise.all(all)).toEqual([1, 4, 6, 2, 5, 3]);
});

test("begins the work of a newcomer before what a hundred busy senders have waiting", async () => {
  let now = 0;
  const turns = new Turns({ atOnce: 1, waiting: 10 }, () => now);
  const begun: string[] = [];
  const ask = (sender: string) => turns.run(sender, () => begun.push(sender));
  const busy = Array.from({ length: 100 }, (_, sender) => `busy ${sender}`);
  const all = busy.flatMap((sender) => [ask(sender), ask(sender), ask(sender)]);
  while (begun.length < 150) await setImmediate();
  const before = begun.length;
  const newcomers = ["a", "b", "c", "d", "e", "f"];
  await Promise.all(newcomers.map(ask));
  // The busy senders go on meanwhile.
  expect(begun.slice(before).map((sender) => sender.replace(/ .*/, ""))).toEqual([..."abcd", "busy", ..."ef"]);
  await Promise.all(all);
  await Promise.all([ask("busy 0"), ask("g")]);
  expect(begun.slice(-2)).toEqual(["g", "busy 0"]);
  now += 1_000;
  await Promise.all([ask("busy 0"), ask("g")]);
  expect(begun.slice(-2)).toEqual(["busy 0", "g"]);
});

test("limits the work under way, and what waits of each sender", async () => {
  const turns = new Turns({ atOnce: 2, waiting: 3 });
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  const all = Array.from({ length: 5 }, () => turns.run("a", work));
  await expect.poll(() => ends.length).toBe(2);
  await setImmediate();
  expect([ends.length, turns.isFull("a"), turns.isFull("b")]).toEqual([2, true, false]);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(3);
  expect(turns.isFull("a")).toBe(false);
  while (ends.length < 5) {
    for (const end of ends) end();
    await setImmediate();
  }
  for (const end of ends) end();
  await Promise.all(all);
});

test("goes on after work that fails", async () => {
  const turns = new Turns({ atOnce: 1, waiting: 3 });
  const failed = turns.run("a", () => {
    throw new Error("no");
  });
  const next = turns.run("a", () => "next");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("next");
});
