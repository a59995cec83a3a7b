import { expect, test } from "vitest";
import { MemoryState } from "../../../sharedState/memoryState.ts";
import type { Lateness } from "../../http/overload.ts";
import { Budgets } from "./budgets.ts";
import { type Applicant, Permits } from "./permits.ts";

const guest: Applicant = {
  spender: { partner: undefined, account: undefined, clientIp: "203.0.113.1" },
  type: "query",
  isRegistered: true,
  points: 10,
  onSpent: () => undefined,
};
const member: Applicant = { ...guest, spender: { ...guest.spender, account: "atrium:1" } };

function permitsAt(lateness: Lateness) {
  const budgets = new Budgets({ state: new MemoryState(), bucket: { limit: 100, perSecond: 1 } });
  return new Permits({ lateness: () => lateness, close: () => undefined }, budgets);
}

test("refuses guests on a busy process and names the seconds to wait, and serves members", () => {
  const permits = permitsAt(2);
  let refusal: unknown;
  try {
    permits.of(guest)();
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toMatchObject({
    extensions: { code: "OVERLOADED", retryAfter: 4, http: { status: 503, headers: { "retry-after": "4" } } },
  });
  expect(permits.of(guest)({ ownPoints: 1, isKept: true })).toBeUndefined();
  expect(permits.of(member)()).toBeUndefined();
  expect(permitsAt(4).of(member)()).toBeUndefined();
});

test("charges an operation once, however often a lane asks", () => {
  const spent: number[] = [];
  const permit = permitsAt(0).of({ ...member, isRegistered: false, onSpent: ({ cost }) => void spent.push(cost) });
  permit({ ownPoints: 4, isKept: true });
  permit();
  expect(spent).toEqual([4]);
});

test("waits for a state that other processes share", async () => {
  const memory = new MemoryState();
  const state = { take: async (...args: Parameters<MemoryState["take"]>) => memory.take(...args) };
  const budgets = new Budgets({ state, bucket: { limit: 10, perSecond: 1 } });
  const permits = new Permits({ lateness: () => 0, close: () => undefined }, budgets);
  await expect(permits.of({ ...member, isRegistered: false })()).resolves.toBeUndefined();
  await expect(permits.of({ ...member, isRegistered: false })()).rejects.toThrow("Costs 10 points; 0 of 10 are left.");
});
