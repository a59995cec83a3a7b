/**
 * npm test: everything. Checks, unit and integration tests of each workspace, journeys in a real browser.
 *
 *   npm test -- gateway web     only these suites: check, scripts, schema, arcade, sandbox, gateway, web, recipes, build, e2e
 *   npm test -- unit            check, and the suites that start no server
 */
import { checkSteps } from "./lib/checks/checks.ts";
import { refuse } from "./lib/commandLine.ts";
import { inRoot } from "./lib/paths.ts";
import { type Counts, formatCounts, runNode, runSteps } from "./lib/steps.ts";
import { browserSuite, gatewaySuite, vitestSuite } from "./lib/testRuns/suites.ts";
import { installation, type SuiteRun, summaryOf } from "./lib/testRuns/summary.ts";
import { turbo } from "./lib/turbo.ts";

const fits = async () => (await runNode([inRoot("web/scripts/size.ts")], { cwd: inRoot("web") })) === 0;

/** In the order of their run: what fails soonest comes first. */
const suites: Record<string, () => Promise<Counts>> = {
  check: () => runSteps(checkSteps),
  scripts: vitestSuite("scripts", "unit"),
  schema: vitestSuite("schema"),
  arcade: vitestSuite("arcade"),
  web: vitestSuite("web"),
  sandbox: vitestSuite("sandbox"),
  gateway: gatewaySuite,
  recipes: () => runSteps([{ name: "the recipes can be followed to the letter", run: () => turbo("recipes") }]),
  build: () =>
    runSteps([
      { name: "the client builds", run: () => turbo("build") },
      { name: "first visits load what the budgets allow", run: fits },
    ]),
  e2e: browserSuite,
};
const groups: Record<string, readonly string[]> = { unit: ["check", "scripts", "schema", "arcade", "web"] };

const named = process.argv.slice(2);
const chosen = named.length > 0 ? named.flatMap((name) => groups[name] ?? name) : Object.keys(suites);
const unknown = chosen.filter((name) => !(name in suites));
if (unknown.length > 0)
  refuse(`No suite ${unknown.join(", ")}: choose from ${[...Object.keys(suites), ...Object.keys(groups)].join(", ")}.`);

// The suites start hundreds of processes, many of them a sandbox or a gateway: what one has compiled serves the others.
process.env.NODE_COMPILE_CACHE ??= inRoot("node_modules/.cache/compiled");

const runs: SuiteRun[] = installation();
for (const [name, run] of Object.entries(suites)) {
  if (!chosen.includes(name)) continue;
  console.log(`\n━━ ${name}`);
  const started = performance.now();
  const counts = await run();
  const seconds = (performance.now() - started) / 1000;
  console.log(`━━ ${name}: ${formatCounts(counts)} (${seconds.toFixed(0)} s)`);
  runs.push({ name, counts, seconds });
  if (name === "check" && counts.failed > 0) {
    console.log("\nThe checks failed: the tests after them are not run.");
    break;
  }
}
const { text, hasFailed } = summaryOf(runs);
console.log(text);
process.exitCode = hasFailed ? 1 : 0;
