import { expect, it, onTestFinished, vi } from "vitest";
import { HostQueues } from "./hostQueues.ts";

/** Queues with sendings that end when the test says so. */
function openQueues() {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const queues = new HostQueues();
  const begun: { name: string; end: (isAnswered: boolean) => void }[] = [];
  let dropped = 0;
  const add = (host: string, count = 1) => {
    for (let i = 0; i < count; i += 1)
      queues.add(host, {
        send: () =>
          new Promise((answered, failed) =>
            begun.push({
              name: host,
              end: (isAnswered) => (isAnswered ? answered(true) : failed(new Error("silent"))),
            }),
          ),
        drop: () => {
          dropped += 1;
        },
      });
  };
  const end = async (isAnswered: boolean, ms = 100) => {
    vi.advanceTimersByTime(ms);
    for (const sending of begun.splice(0)) sending.end(isAnswered);
    for (let i = 0; i < 5; i += 1) await Promise.resolve();
  };
  return { queues, begun, add, end, dropped: () => dropped };
}

it("sends eight at a time to a host, and to each host by itself", async () => {
  const t = openQueues();
  t.add("a", 20);
  t.add("b", 2);
  expect(t.begun.map(({ name }) => name).join("")).toBe("aaaaaaaabb");
  await t.end(true);
  expect(t.begun).toHaveLength(8);
  await t.end(true);
  await t.end(true);
  await t.queues.idle();
  expect(t.dropped()).toBe(0);
});

it("sends one at a time to a silent host, and drops what is too much for it, until it answers", async () => {
  const t = openQueues();
  t.add("a", 30);
  expect(t.queues.size).toBe(30);
  await t.end(false);
  expect([t.begun.length, t.dropped(), t.queues.size]).toEqual([1, 12, 0]);
  t.add("a", 5);
  expect(t.dropped()).toBe(16);
  t.add("b");
  expect(t.begun.map(({ name }) => name)).toEqual(["a", "b"]);
  await t.end(true);
  expect(t.begun).toHaveLength(8);
});

it("takes a host for slow that answers late, and remembers it while it has no work", async () => {
  const t = openQueues();
  t.add("a");
  await t.end(true, 2_500);
  await t.queues.idle();
  t.add("a", 30);
  expect([t.begun.length, t.dropped()]).toEqual([1, 19]);
});

it("remembers a thousand slow hosts", async () => {
  const t = openQueues();
  for (let i = 0; i < 1_100; i += 1) t.add(`host-${i}`);
  await t.end(false);
  await t.queues.idle();
  t.add("host-0", 8);
  t.add("host-1099", 8);
  expect(t.begun).toHaveLength(9);
});
