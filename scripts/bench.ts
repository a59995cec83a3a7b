/**
 * npm run bench: cost of a request, as ratios measured side by side in one run; size and web vitals of the built client.
 * npm run bench -- rounds: rounds of games per second on a Postgres server, by the number of players.
 * npm run bench -- phone: first visits of a slow phone, with Lighthouse's score, times from tap to paint, reports on slow 4G.
 * npm run bench -- reports: times of the reports with a million bets on a Postgres server.
 */
import { refuse } from "./lib/commandLine.ts";
import { inRoot } from "./lib/paths.ts";
import { runNode, runSteps, type Step } from "./lib/steps.ts";
import { turbo } from "./lib/turbo.ts";

const succeeds = (args: string[], cwd?: string) => async () => (await runNode(args, { cwd })) === 0;

const benches: Record<string, Step[]> = {
  all: [
    { name: "build", run: () => turbo("build") },
    {
      name: "gateway against a raw proxy and default yoga",
      run: succeeds([inRoot("gateway/src/bench/main.ts")]),
    },
    { name: "size of the built client", run: succeeds([inRoot("web/scripts/size.ts")], inRoot("web")) },
    { name: "first visit on a simulated slow phone", run: succeeds([inRoot("scripts/lab/vitals.ts")]) },
  ],
  phone: [
    { name: "build", run: () => turbo("build") },
    {
      name: "first visits on a simulated slow phone",
      run: succeeds([inRoot("scripts/lab/vitals.ts"), "--simulated", "--visits", "5"]),
    },
    { name: "taps on a slow phone", run: succeeds([inRoot("scripts/lab/taps.ts")]) },
    { name: "an agent's reports on slow 4G", run: succeeds([inRoot("scripts/lab/desk.ts")]) },
  ],
  rounds: [{ name: "rounds a second", run: succeeds([inRoot("sandbox/scripts/bench-rounds.ts")]) }],
  reports: [{ name: "reports with a million bets", run: succeeds([inRoot("sandbox/scripts/bench-reports.ts")]) }],
};

const name = process.argv[2] ?? "all";
const steps = benches[name];
if (!steps) refuse(`There is no bench ${name}: choose from ${Object.keys(benches).join(", ")}.`);
const { failed } = await runSteps(steps);
process.exitCode = failed === 0 ? 0 : 1;
