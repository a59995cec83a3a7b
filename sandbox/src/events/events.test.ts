import { expect, test } from "vitest";
import { createEvents } from "./events.ts";

test("replays five minutes, and reports a gap for older ids", () => {
  let time = 1_000_000;
  const events = createEvents(() => time);
  const heard: string[] = [];
  const stop = events.subscribe((event) => heard.push(event.id));

  events.publish({ topic: "status" });
  time += 4 * 60_000;
  events.publish({ topic: "balance", customerId: "7" });
  events.publish({ topic: "balance", customerId: "8" });
  const [first = "", second = "", third = ""] = heard;

  expect(events.since(first)?.map((event) => event.id)).toEqual([second, third]);
  expect(events.since(third)).toEqual([]);

  time += 2 * 60_000;
  expect(events.since(first)?.map((event) => event.id)).toEqual([second, third]);
  time += 4 * 60_000;
  expect(events.since(first)).toBeUndefined();
  expect(events.since(third)).toEqual([]);

  stop();
  events.publish({ topic: "status" });
  expect(heard).toHaveLength(3);
});

test("treats foreign ids as unknown", () => {
  const events = createEvents(() => 5);
  for (const id of ["", "x", "5-", "5-9", "5-1e3", "4-0", "5--1"]) expect(events.since(id)).toBeUndefined();
  expect(events.since("5-0")).toEqual([]);
});
