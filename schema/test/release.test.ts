import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { compareContracts } from "../src/changes.ts";
import { findContractFaults } from "../src/published.ts";
import { hashOf, planRelease } from "../src/release.ts";

const last = { version: "1.4.2", date: "2026-01-01", sha256: "" };
const plan = (before: string, after: string) => planRelease(before, last, after, buildSchema(after), "2026-06-01");

it("finds the published contract as the last release wrote it, and not broken", () => {
  expect(findContractFaults()).toEqual([]);
});

it("sorts changes by what they mean for clients", () => {
  const before = buildSchema('type Query { a: Int b: Int "C" c: Int } enum E { X }');
  const after = buildSchema('type Query { a: Int "See" c: Int d: Int } enum E { X Y }');
  const { breaking, risky, added, reworded } = compareContracts(before, after, "2026-06-01");
  expect(breaking).toEqual([expect.stringContaining("Query.b")]);
  expect(risky).toEqual([expect.stringContaining("E.Y")]);
  expect(added).toEqual([expect.stringContaining("Query.d")]);
  expect(reworded).toBe(1);
});

describe("a release", () => {
  const base = "type Query { a: Int }";

  it("is not needed when nothing changed", () => {
    expect(plan(base, base)).toEqual({ kind: "unchanged" });
  });

  it("is a minor version when something was added, and says what", () => {
    const after = "type Query { a: Int b: Int }";
    expect(plan(base, after)).toMatchObject({
      kind: "release",
      release: { version: "1.5.0", date: "2026-06-01", sha256: hashOf(after) },
      notes: expect.stringMatching(/^\n## 1\.5\.0 \(2026-06-01\)\n\n### Added\n\n- .*Query\.b/),
    });
  });

  it("is a patch when only descriptions changed", () => {
    expect(plan(base, 'type Query { "The number." a: Int }')).toMatchObject({
      release: { version: "1.4.3" },
      notes: expect.stringContaining("Descriptions: 1."),
    });
  });

  it("is refused when it breaks clients", () => {
    expect(plan("type Query { a: Int b: Int }", base)).toEqual({
      kind: "refused",
      breaking: [expect.stringContaining("Query.b")],
    });
  });

  it("may remove what was deprecated until a day that has passed, as a major version", () => {
    const deprecatedUntil = (day: string) => `type Query { a: Int b: Int @deprecated(reason: "Use a. Until ${day}.") }`;
    expect(plan(deprecatedUntil("2026-05-31"), base)).toMatchObject({ release: { version: "2.0.0" } });
    expect(plan(deprecatedUntil("2026-06-01"), base)).toMatchObject({ kind: "refused" });
  });
});
