/** npm test: checks, unit and integration tests of each workspace, journeys in a real browser. */
import { pathToFileURL } from "node:url";
import { checkSteps } from "./lib/checks/checks.ts";
import { readArguments, refuse } from "./lib/commandLine.ts";
import { inRoot } from "./lib/paths.ts";
import { type Counts, formatCounts, runNode, runSteps } from "./lib/steps.ts";
import { browserSuite, gatewaySuite, pictureSuite, vitestSuite } from "./lib/testRuns/suites.ts";
import { installation, type SuiteRun, summaryOf } from "./lib/testRuns/summary.ts";
import { turbo } from "./lib/turbo.ts";

const USAGE = `npm test -- [suites] [options]

  Suites: check, scripts, schema, arcade, web, sandbox, gateway, sdk, recipes, build, e2e, catalogue; all of them when none is named.
  unit stands for check and the suites that start no server.

  --all            every journey, not only the core set, and the pictures of the catalogue
  -g, --grep NAME  with e2e alone: the journeys whose titles match, of all`;

const { values: options, positionals: named } = readArguments(USAGE, {
  allowPositionals: true,
  options: { all: { type: "boolean", default: false }, grep: { type: "string", short: "g" } },
});

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
  sdk: vitestSuite("packages/sdk"),
  recipes: () => runSteps([{ name: "the recipes can be followed to the letter", run: () => turbo("recipes") }]),
  build: () =>
    runSteps([
      { name: "the client builds", run: () => turbo("build") },
      { name: "first visits load what the budgets allow", run: fits },
    ]),
  e2e: browserSuite(options),
  catalogue: pictureSuite(options.all || named.includes("catalogue")),
};
const groups: Record<string, readonly string[]> = { unit: ["check", "scripts", "schema", "arcade", "web"] };

const chosen = named.length > 0 ? named.flatMap((name) => groups[name] ?? name) : Object.keys(suites);
const unknown = chosen.filter((name) => !(name in suites));
if (unknown.length > 0)
  refuse(`No suite ${unknown.join(", ")}: choose from ${[...Object.keys(suites), ...Object.keys(groups)].join(", ")}.`);
if (options.grep !== undefined && chosen.join() !== "e2e") refuse("--grep chooses journeys: npm test -- e2e -g NAME");

// The suites start hundreds of processes, many of them a sandbox or a gateway: what one has compiled serves the others.
process.env.NODE_COMPILE_CACHE ??= inRoot("node_modules/.cache/compiled");
// Tests make much that is soon forgotten. With more room for new objects, collecting it takes a twentieth less processor time.
const preloaded = pathToFileURL(inRoot("scripts/lib/testRuns/resolveOnce.ts"));
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64 --import=${preloaded}`;

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
