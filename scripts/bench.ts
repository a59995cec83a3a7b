/**
 * npm run bench: cost of a request, as ratios measured side by side in one run; size and web vitals of the built client.
 * npm run bench -- reports: times of the reports with a million bets on a Postgres server.
 */
import { inRoot, programs } from "./lib/paths.ts";
import { runNode, runSteps } from "./lib/steps.ts";

const succeeds = (args: string[], cwd?: string) => async () => (await runNode(args, { cwd })) === 0;

const benches = {
  all: [
    { name: "build", run: succeeds([programs.turbo, "run", "build", "--output-logs=errors-only"]) },
    {
      name: "gateway against a raw proxy and default yoga",
      run: succeeds([inRoot("gateway/src/bench/main.ts")]),
    },
    { name: "size of the built client", run: succeeds([inRoot("web/scripts/size.ts")], inRoot("web")) },
    { name: "first visit on a simulated slow phone", run: succeeds([inRoot("scripts/vitals.ts")]) },
  ],
  reports: [{ name: "reports with a million bets", run: succeeds([inRoot("sandbox/scripts/bench-reports.ts")]) }],
};

const { failed } = await runSteps(process.argv[2] === "reports" ? benches.reports : benches.all);
process.exitCode = failed === 0 ? 0 : 1;
