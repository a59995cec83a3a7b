import { expect, it } from "vitest";
import { isGood, verdictOf } from "./verdict.ts";

const main = "member:9:main";
const promised = [
  { key: "bet:a", accountId: main, amount: -10n },
  { key: "win:a", accountId: main, amount: 25n },
];
const entries = [
  { key: "sandbox:1", accountId: main, amount: "1000" },
  { key: "bet:a", accountId: main, amount: "-10" },
  { key: "win:a", accountId: main, amount: "25" },
  { key: "lottery-win:1", accountId: main, amount: "7" },
];

it("finds nothing when each promised entry is there once", () => {
  const verdict = verdictOf(promised, { faults: [], entries });
  expect(verdict).toEqual({ lost: [], doubled: [], wrongSums: [], differences: new Map() });
  expect(isGood(verdict)).toBe(true);
});

it("finds what is lost, and by how much the sum is wrong", () => {
  const verdict = verdictOf(promised, { faults: [], entries: entries.slice(0, 2) });
  expect(verdict).toMatchObject({ lost: [promised[1]], doubled: [], differences: new Map([[main, -25n]]) });
  expect(isGood(verdict)).toBe(false);
});

it("finds what was carried out twice, and an amount that differs", () => {
  const again = { key: "bet:b", accountId: main, amount: "-10" };
  expect(verdictOf(promised, { faults: [], entries: [...entries, again] })).toMatchObject({
    lost: [],
    doubled: [{ key: "bet:b" }],
    differences: new Map([[main, -10n]]),
  });
  const other = entries.map((entry) => (entry.key === "win:a" ? { ...entry, amount: "26" } : entry));
  expect(verdictOf(promised, { faults: [], entries: other })).toMatchObject({
    lost: [{ amount: 25n }],
    doubled: [{ amount: 26n }],
  });
});

it("finds wrong sums of the ledger", () => {
  const verdict = verdictOf([], { faults: [{ id: "house:VND" }], entries: [] });
  expect(verdict.wrongSums).toEqual(["house:VND"]);
  expect(isGood(verdict)).toBe(false);
});
