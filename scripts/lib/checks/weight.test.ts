import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "../paths.ts";
import { listOwnFiles } from "./ownFiles.ts";
import { kinds, weigh } from "./weight.ts";

const small = [
  { name: "texts", files: /\.json$/, budget: 10, remedy: "Say less." },
  { name: "code", files: /\.ts$/, budget: 100, remedy: "Delete some." },
];

test("says which kind is too heavy, by how much, where, and what to do", () => {
  const files = [
    { path: "EN.json", lines: 4 },
    { path: "VI.json", lines: 9 },
    { path: "main.ts", lines: 100 },
  ];
  const { table, faults } = weigh(files, small, 113);
  expect(faults).toEqual(["texts: 3 lines too many. Say less. The largest: VI.json (9), EN.json (4)."]);
  expect(table.map((row) => row.replaceAll(/ +/g, " "))).toEqual([
    "texts 13 lines of 10",
    "code 100 lines of 100",
    "together 113 lines of 113",
  ]);
});

test("says when all kinds together are too heavy", () => {
  const { faults } = weigh([{ path: "main.ts", lines: 100 }], small, 90);
  expect(faults).toEqual([expect.stringMatching(/^the repository: 10 lines too many.* main\.ts \(100\)/)]);
});

test.each([
  ["web/src/__generated__/HomeQuery.graphql.ts", "Relay's artifacts"],
  ["schema/published.graphql", "printed contract"],
  ["schema/wallet/wallet.graphql", "SDL"],
  ["sandbox/migrations/fixtures/1.0.0.sql", "migrations"],
  ["web/src/wallet/Balance.test.tsx", "tests"],
  ["sandbox/src/testing/caller.ts", "tests"],
  ["web/src/wallet/Balance.module.css", "styles"],
  ["web/lang/EN/shared.json", "texts"],
  ["sandbox/src/support/texts/EN/payouts.md", "texts"],
  ["docs/weight.md", "documentation"],
  ["web/src/wallet/Balance.tsx", "code"],
  [".gitignore", "data and settings"],
  ["dump.sql", "data and settings"],
])("%s belongs to: %s", (file, name) => {
  expect(kinds.find(({ files }) => files.test(file))?.name).toBe(name);
});

test("every kind has its row in docs/weight.md", () => {
  const page = readFileSync(inRoot("docs/weight.md"), "utf8");
  expect([...page.matchAll(/^\| ([^|]+?) \| (?!---|What)/gm)].map(([, name]) => name)).toEqual(
    kinds.map(({ name }) => name),
  );
});

test("lists the files that git does not ignore, without git", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "weight-"));
  mkdirSync(path.join(folder, "a/dist"), { recursive: true });
  mkdirSync(path.join(folder, ".git"));
  for (const file of ["a/kept.ts", "a/dist/built.js", "a/x.tsbuildinfo", ".env", ".git/config", "dist.md"])
    writeFileSync(path.join(folder, file), "");
  writeFileSync(path.join(folder, ".gitignore"), "# What is built.\ndist\n*.tsbuildinfo\n\n.env\n");
  expect(listOwnFiles(folder)).toEqual([".gitignore", "a/kept.ts", "dist.md"]);
  writeFileSync(path.join(folder, ".gitignore"), "a/dist\n");
  expect(() => listOwnFiles(folder)).toThrow(/without "\/" and "!": a\/dist/);
});
