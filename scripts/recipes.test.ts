import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkTypes, inRoot, programs } from "./lib/paths.ts";
import { insert, readRecipe, type Step } from "./lib/recipes/recipe.ts";
import { copyRepository, filesOf, type Scratch } from "./lib/recipes/scratch.ts";

const page = readFileSync(inRoot("docs/adding-a-field.md"), "utf8");
const MINUTE = 60_000;

let scratch: Scratch;
beforeAll(() => {
  scratch = copyRepository();
}, 5 * MINUTE);
afterAll(() => scratch.remove(), 5 * MINUTE);

const commands: Record<string, () => Promise<void>> = {
  "npm run migrations -w @atrium/sandbox": () => scratch.run(["scripts/migrations.ts"], "sandbox"),
  "npm run new-domain loyalty": () => scratch.run(["scripts/new-domain.ts", "loyalty"]),
  // Once for all recipes, below.
  "npm run check": async () => undefined,
  "npm test": async () => undefined,
};

async function follow(step: Step): Promise<void> {
  if (step.kind === "command") {
    const run = commands[step.command];
    if (!run) throw new Error(`The page has a command that the test does not know: ${step.command}`);
    return run();
  }
  const { files, place, text } = step;
  if (place === "new file") return writeFileSync(path.join(scratch.root, files), text, { flag: "wx" });
  const found = filesOf(scratch, files);
  expect(found, `${files} exists`).not.toEqual([]);
  for (const file of found) writeFileSync(file, insert(readFileSync(file, "utf8"), text, place));
}

/** The whole check and all tests would take too long: types, texts, walls and the tests that the page adds to stand for them. */
async function checkAndTest(): Promise<void> {
  await scratch.run(["scripts/codegen.ts"]);
  await Promise.all([testOnADatabase(), checkTheRest()]);
}

/** The gateway's tests fill a database first, which the sandbox's then use. */
async function testOnADatabase(): Promise<void> {
  for (const workspace of ["gateway", "sandbox"]) await runTests(workspace);
}

async function checkTheRest(): Promise<void> {
  await scratch.run(checkTypes);
  await runTests("web");
  await scratch.run([programs.vitest, "run", "test/conventions.test"], "schema");
  await scratch.run(["scripts/check-lang.ts"], "web");
  await scratch.run([
    "--eval",
    'import("./scripts/lib/structure/print.ts").then((m) => process.exit(m.printStructure() ? 0 : 1))',
  ]);
}

/** Without a server, the sandbox's tests take the database that the gateway's have filled. Each worker would start a sandbox. */
const runTests = (workspace: string) =>
  scratch.run([programs.vitest, "run", "--maxWorkers=1", "src/promotions/promotions.test", "src/loyalty/"], workspace, {
    POSTGRES_BIN: scratch.root,
  });

it(
  "the recipes can be followed to the letter",
  async () => {
    for (const title of ["A field", "A domain", "A list", "A write", "A subscription"]) {
      const steps = readRecipe(page, title);
      expect(steps.length, `steps of ${title}`).toBeGreaterThan(2);
      for (const step of steps) await follow(step);
    }
    await checkAndTest();
  },
  20 * MINUTE,
);
