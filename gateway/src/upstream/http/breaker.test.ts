import { expect, it, vi } from "vitest";
import { Breaker, type Verdict } from "./breaker.ts";

function setUp() {
  let time = 0;
  const onChange = vi.fn();
  const breaker = new Breaker({ now: () => time, onChange });
  const end = (verdict: Verdict, source?: string) => {
    const ticket = breaker.enter();
    if (ticket !== undefined) breaker.record(ticket, verdict, source);
    return ticket !== undefined;
  };
  const pass = (ms: number) => {
    time += ms;
  };
  const fail = (times: number, source?: string) => {
    for (let turn = 0; turn < times; turn++) end("failed", source);
  };
  return { breaker, end, pass, fail, onChange };
}

it("opens at ten failures of recent operations, and not while most succeed", () => {
  const t = setUp();
  for (let turn = 0; turn < 20; turn++) t.end("answered");
  t.fail(19);
  expect(t.breaker.isOpen).toBe(false);
  t.fail(1);
  expect(t.breaker.isOpen).toBe(true);
  expect(t.end("answered")).toBe(false);
  expect(t.onChange.mock.calls).toEqual([[true]]);
});

it("forgets failures after ten seconds", () => {
  const t = setUp();
  for (let turn = 0; turn < 100; turn++) {
    t.fail(1);
    t.pass(1_500);
  }
  expect(t.breaker.isOpen).toBe(false);
});

it("does not open for the failures of one source, however many they are", () => {
  const t = setUp();
  for (let turn = 0; turn < 10; turn++) {
    t.fail(100, "attacker");
    t.fail(1, "victim");
    t.pass(1_000);
  }
  expect(t.breaker.isOpen).toBe(false);
  for (const source of ["a", "b", "c", "d", "e"]) t.fail(2, source);
  expect(t.breaker.isOpen).toBe(true);
});

it("tries again after 1, 2, 4, 8 and 10 seconds, and after 1 second when it opens anew", () => {
  const t = setUp();
  t.fail(10);
  for (const rest of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
    t.pass(rest - 1);
    expect(t.breaker.admits).toBe(false);
    t.pass(1);
    expect(t.end("failed")).toBe(true);
  }
  t.pass(10_000);
  t.end("answered");
  expect(t.onChange.mock.calls).toEqual([[true], [false]]);
  t.fail(10);
  t.pass(1_000);
  expect(t.breaker.admits).toBe(true);
});

it("lets one operation through at a time while it is half open", () => {
  const t = setUp();
  t.fail(10);
  t.pass(1_000);
  const probe = t.breaker.enter();
  expect([probe === undefined, t.breaker.enter()]).toEqual([false, undefined]);
  // The caller of the probe left, so the next one may try at once.
  t.breaker.record(probe ?? 0, "unknown");
  expect(t.end("answered")).toBe(true);
  expect(t.breaker.isOpen).toBe(false);
});

it("ignores operations that began before it opened", () => {
  const t = setUp();
  const early = t.breaker.enter() ?? 0;
  t.fail(10);
  t.breaker.record(early, "answered");
  t.pass(1_000);
  const probe = t.breaker.enter() ?? 0;
  expect([t.breaker.isValid(early), t.breaker.isValid(probe)]).toEqual([false, true]);
  t.breaker.record(early, "answered");
  expect(t.breaker.isOpen).toBe(true);
});
