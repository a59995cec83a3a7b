/** npm test: checks, unit and integration tests of each workspace, journeys in a real browser. */
import { checkSteps } from "./lib/checks/checks.ts";
import { readArguments, refuse } from "./lib/commandLine.ts";
import { inRoot, programs } from "./lib/paths.ts";
import { type Counts, formatCounts, noCounts, runNode, runSteps } from "./lib/steps.ts";
import { browserSuite, gatewaySuite, vitestSuite } from "./lib/testRuns/suites.ts";

const USAGE = `npm test -- [suites] [options]

  Suites: check, scripts, schema, arcade, sandbox, gateway, web, build, e2e; all of them when none is named

  --all            every journey, not only the core set
  -g, --grep NAME  with e2e alone: the journeys whose titles match, of all`;

const { values: options, positionals: chosen } = readArguments(USAGE, {
  allowPositionals: true,
  options: { all: { type: "boolean", default: false }, grep: { type: "string", short: "g" } },
});

const build = async () => (await runNode([programs.turbo, "run", "build", "--output-logs=errors-only"])) === 0;
const fits = async () => (await runNode([inRoot("web/scripts/size.ts")], { cwd: inRoot("web") })) === 0;

const suites: Record<string, () => Promise<Counts>> = {
  check: () => runSteps(checkSteps),
  scripts: vitestSuite("scripts"),
  schema: vitestSuite("schema"),
  arcade: vitestSuite("arcade"),
  sandbox: vitestSuite("sandbox"),
  gateway: gatewaySuite,
  web: vitestSuite("web"),
  build: () =>
    runSteps([
      { name: "the client builds", run: build },
      { name: "first visits load what the budgets allow", run: fits },
    ]),
  e2e: browserSuite(options),
};

const unknown = chosen.filter((name) => !(name in suites));
if (unknown.length > 0) refuse(`No suite ${unknown.join(", ")}: choose from ${Object.keys(suites).join(", ")}.`);

if (options.grep !== undefined && chosen.join() !== "e2e") refuse("--grep chooses journeys: npm test -- e2e -g NAME");

// The suites start hundreds of processes, many of them a sandbox or a gateway: what one has compiled serves the others.
process.env.NODE_COMPILE_CACHE ??= inRoot("node_modules/.cache/compiled");

/** More flaky tests than this fail the run: one or two tell of a busy machine, many of a fault. */
const FLAKY_ALLOWED = 3;

const total = { ...noCounts };
const failures: string[] = [];
const flaky: string[] = [];
const notes: string[] = [];
for (const [name, run] of Object.entries(suites)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n━━ ${name}`);
  const started = performance.now();
  const counts = await run();
  console.log(`━━ ${name}: ${formatCounts(counts)} (${Math.round((performance.now() - started) / 1000)} s)`);
  for (const kind of ["passed", "failed", "skipped"] as const) total[kind] += counts[kind];
  failures.push(...counts.failures.map((failure) => `${name}: ${failure}`));
  notes.push(...(counts.notes ?? []));
  flaky.push(...counts.flaky.map((failure) => `${name}: ${failure}`));
}
// The suites print thousands of lines, so all failures are listed again at the end.
if (failures.length > 0) console.log(`\n━━ failed\n${failures.join("\n")}`);
if (flaky.length > 0) console.log(`\n━━ failed once, and passed when repeated\n${flaky.join("\n")}`);
if (flaky.length > FLAKY_ALLOWED) {
  console.log(`More than ${FLAKY_ALLOWED} flaky tests count as failed.`);
  total.passed -= flaky.length;
  total.failed += flaky.length;
}
for (const note of notes) console.log(`\n${note}`);
// The last line holds these counts only: scripts read it.
console.log(`\n${formatCounts(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
