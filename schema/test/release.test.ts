import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { compareContracts } from "../src/changes.ts";
import { compactContract, hashOf } from "../src/compact.ts";
import { printMerged } from "../src/merge.ts";
import { findContractFaults } from "../src/published.ts";
import { planRelease } from "../src/release.ts";

/** Plans the release of a contract after another one. */
function plan(before: string, after: string) {
  const published = compactContract(before);
  const sha256 = { schema: hashOf(before), published: hashOf(published) };
  return planRelease(published, { version: "1.4.2", date: "2026-01-01", sha256 }, after, "2026-06-01");
}

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
      release: {
        version: "1.5.0",
        date: "2026-06-01",
        sha256: { schema: hashOf(after), published: hashOf(compactContract(after)) },
      },
      published: compactContract(after),
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

  it("says what is deprecated, with its day, and refuses a day in less than three months", () => {
    const deprecatedUntil = (day: string) => `type Query { a: Int b: Int @deprecated(reason: "Use a. Until ${day}.") }`;
    const both = "type Query { a: Int b: Int }";
    expect(plan(both, deprecatedUntil("2026-09-01"))).toMatchObject({
      release: { version: "1.5.0" },
      notes: expect.stringContaining("### Deprecated\n\n- Query.b: Use a. Until 2026-09-01."),
    });
    expect(plan(both, deprecatedUntil("2026-08-31"))).toMatchObject({
      breaking: ["Query.b is deprecated until 2026-08-31: less than three months."],
    });
  });
});

describe("a release of a contract with a slice", () => {
  const site = (fields: string) => `
    directive @tag(name: String!) repeatable on FIELD_DEFINITION
    type Query { site: Site @tag(name: "partner") }
    type Site { ${fields} }
    type News { text: String @tag(name: "partner") }`;
  const whole = site('name: String @tag(name: "partner") news: News @tag(name: "partner")');

  it("is refused when the slice loses a field that the contract keeps", () => {
    expect(plan(whole, site('name: String @tag(name: "partner") news: News'))).toEqual({
      kind: "refused",
      breaking: ["slice partner: Field Site.news was removed."],
    });
  });

  it("may take a field and its type out of the slice when its deprecation has ended", () => {
    const deprecated = whole.replace("news: News", 'news: News @deprecated(reason: "Until 2026-05-31.")');
    expect(plan(deprecated, site('name: String @tag(name: "partner")'))).toMatchObject({
      release: { version: "2.0.0" },
    });
  });
});

describe("the compact form of a contract", () => {
  it("has a line for each definition, and a hash for each description", () => {
    const sdl = `
      """
      Of a
      page.
      """
      type Query {
        a(
          "How many."
          first: Int = 20
        ): [String!] @deprecated(reason: "Use b.  Until 2026-05-31.")
      }
      enum E { X Y }`;
    expect(
      compactContract(sdl)
        .replaceAll(/"[0-9a-f]{8}"/g, '"…"')
        .split("\n"),
    ).toEqual([
      '"…" type Query { a( "…" first: Int = 20 ): [String!] @deprecated(reason: "Use b.  Until 2026-05-31.") }',
      "enum E { X Y }",
      "",
    ]);
    expect(compactContract(sdl)).not.toBe(compactContract(sdl.replace("page", "list")));
  });
});

describe("the release that clients have", () => {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
  const current = printMerged();
  /** Plans the release of today's contract with a change of its text. */
  function planChanged(from: string | RegExp, to: string) {
    const changed = current.replace(from, to);
    expect(changed).not.toBe(current);
    return planRelease(read("published.graphql"), JSON.parse(read("published.json")), changed, "2026-06-01");
  }

  it.each<[string, string | RegExp, string, string]>([
    [
      "loses a field",
      /(type Game implements Node \{[^}]*?)\n {2}"""[^"]*""" name: [^\n]*/,
      "$1",
      "Field Game.name was removed.",
    ],
    ["changes a field's type", /(""" username: )String!/, "$1Int!", "changed type from String! to Int!"],
    ["lets a field be null", /(""" pageInfo: PageInfo)!/, "$1", "pageInfo changed type from PageInfo! to PageInfo"],
    [
      "loses a value of an enum",
      /(enum ContractKind \{[^}]*?)\n {2}"""[^"]*""" DIVIDEND/,
      "$1",
      "ContractKind.DIVIDEND was removed",
    ],
    ["needs another input", /input LogInInput \{/, "input LogInInput {\n  more: Int!", "LogInInput.more"],
    [
      "needs an input that was optional",
      /(input PeriodInput[^{]*\{[^}]*?days: DayRangeInput)\b/,
      "$1!",
      "PeriodInput.days",
    ],
    [
      "takes a field from the slice for partners",
      /(""" currency: String!) @tag\(name: "partner"\)/,
      "$1",
      ".currency was removed.",
    ],
  ])("is broken by a contract that %s", (_, from, to, sentence) => {
    expect(planChanged(from, to)).toMatchObject({
      kind: "refused",
      breaking: expect.arrayContaining([expect.stringContaining(sentence)]),
    });
  });

  it("is not broken by an addition or another description", () => {
    expect(planChanged("\ntype Query {", "\ntype Query {\n  added: Int\n")).toMatchObject({ kind: "release" });
    expect(planChanged(/"""[^"]+"""\ntype Query/, '"""Another text."""\ntype Query')).toMatchObject({
      notes: expect.stringMatching(/### Reworded\n\n- Descriptions: \d+\./),
    });
  });
});
