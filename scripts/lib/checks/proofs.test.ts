import { expect, it } from "vitest";
import { findProofFaults, journeysIn, readRules } from "./proofs.ts";

const files: Record<string, string> = {
  "sandbox/src/play/rounds.test.ts":
    'import { startSandbox } from "../testing/sandbox.ts";\nit("pays each round once", …)',
  "sandbox/src/play/odds.test.ts": 'it("leaves four percent", …)',
  "web/src/games/lobby.test.tsx": 'it("keeps the place", …)',
  "web/src/games/lobbies.ts": "export const lobbies = [];",
  "e2e/tests/games.spec.ts": `
    test("a round reaches the ledger", core, async () => {});
    test("a lobby fits a phone", coreOnDesktopOfBoth, async ({ page }) => { await page.goto("/"); });
    test("a game is shared", onPhone, async () => {});
    test.describe("a closed game", () => { test(\`leads to others\`, async () => {}); });`,
};
const read = (file: string) => files[file];
const pageOf = (...proofs: string[]) =>
  ["# Rules", ...proofs.map((text, index) => `- Rule ${index}: ${text}`)].join("\n");
const rulesOf = (...proofs: string[]) => readRules(pageOf(...proofs), read);
const levelsOf = (cell: string) => rulesOf(cell).flatMap(({ proofs }) => proofs.map(({ level }) => level));

it("reads each rule with the tests that are named for it; a title belongs to the file before it", () => {
  expect(rulesOf('`sandbox/src/play/rounds.test.ts` "pays each …", "again …", `odds.test.ts`')).toEqual([
    {
      text: "Rule 0",
      proofs: [
        { file: "sandbox/src/play/rounds.test.ts", title: "pays each", level: "integration" },
        { file: "sandbox/src/play/rounds.test.ts", title: "again", level: "integration" },
        { file: "sandbox/src/play/odds.test.ts", title: undefined, level: "unit" },
      ],
    },
  ]);
});

it("knows which journeys belong to the core set by their tag", () => {
  expect(journeysIn("e2e/tests/games.spec.ts", files["e2e/tests/games.spec.ts"] ?? "")).toEqual([
    { title: "a round reaches the ledger", isCore: true },
    { title: "a lobby fits a phone", isCore: true },
    { title: "a game is shared", isCore: false },
    { title: "leads to others", isCore: false },
  ]);
});

it.each([
  ["`web/src/games/lobby.test.tsx`", "component"],
  ['`e2e/tests/games.spec.ts` "a round …"', "core journey"],
  ['`e2e/tests/games.spec.ts` "a game …"', "other journey"],
  // Not all journeys of the file belong to the core set.
  ["`e2e/tests/games.spec.ts`", "other journey"],
  ["`web/src/games/lobbies.ts`", undefined],
  ["`web/src/games/gone.test.tsx`", undefined],
])("the level of %s is: %s", (cell, level) => {
  expect(levelsOf(cell)).toEqual([level]);
});

it("finds nothing wrong with a rule that a test of `npm test` proves", () => {
  const rules = rulesOf('`e2e/tests/games.spec.ts` "a game …", `sandbox/src/play/odds.test.ts` "leaves …"');
  expect(findProofFaults(rules, read)).toEqual([]);
});

it("names what is not there, what is no test, and rules that nothing in `npm test` proves", () => {
  const rules = rulesOf(
    '`web/src/games/gone.test.tsx`, `web/src/games/lobby.test.tsx` "loses the place …"',
    '`e2e/tests/games.spec.ts` "a game …"',
    "`web/src/games/lobbies.ts`",
  );
  expect(findProofFaults(rules, read)).toEqual([
    "docs/rules.md: web/src/games/gone.test.tsx is not there",
    'docs/rules.md: web/src/games/lobby.test.tsx has no test "loses the place …"',
    'docs/rules.md: no test that `npm test` runs proves "Rule 1"',
    "docs/rules.md: web/src/games/lobbies.ts is no test, so it proves nothing",
    'docs/rules.md: no test that `npm test` runs proves "Rule 2"',
  ]);
});
