import { expect, test } from "vitest";
import { type Priority, refusedFrom } from "./shedding.ts";

const cheap: Priority = {
  isMember: false,
  isPartner: false,
  isRegistered: true,
  type: "query",
  points: 10,
  isSharedKept: false,
};

test("refuses unregistered and expensive operations first, and members' documents never", () => {
  const order: [string, Partial<Priority>][] = [
    ["a guest's own document", { isRegistered: false }],
    ["a guest's expensive document that is not in the cache", { points: 1_000 }],
    ["a guest's document that is not in the cache", {}],
    ["a member's own document", { isMember: true, isRegistered: false }],
    ["a partner's document", { isPartner: true, isRegistered: false }],
    ["a guest's document whose shared part is in the cache", { points: 1_000, isSharedKept: true }],
    ["a login", { type: "mutation" }],
    ["a member's expensive document", { isMember: true, points: 1_000 }],
    ["a member's change, sent as text", { isMember: true, isRegistered: false, type: "mutation" }],
  ];
  expect(order.map(([name, changes]) => [name, refusedFrom({ ...cheap, ...changes })])).toEqual([
    ["a guest's own document", 1],
    ["a guest's expensive document that is not in the cache", 1],
    ["a guest's document that is not in the cache", 2],
    ["a member's own document", 2],
    ["a partner's document", 2],
    ["a guest's document whose shared part is in the cache", 3],
    ["a login", 4],
    ["a member's expensive document", undefined],
    ["a member's change, sent as text", undefined],
  ]);
});
