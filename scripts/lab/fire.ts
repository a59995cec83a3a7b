/**
 * npm run fire: money under fire. Kills the sandbox, cuts connections, and restarts Postgres under load; then it compares the
 * ledger with what clients were answered. `npm run fire -- --help` lists the options.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { readArguments } from "../lib/commandLine.ts";
import { type DatabaseName, type KillablePlatform, startKillablePlatform } from "./fire/killablePlatform.ts";
import { makePlayers } from "./fire/players.ts";
import { fireText } from "./fire/report.ts";
import { RetryingClient } from "./fire/retryingClient.ts";
import { askAgain, type Outcome, type RunPlan, runOperations } from "./fire/runOperations.ts";
import { isGood, verdictOf } from "./fire/verdict.ts";
import { until } from "./fleet/program.ts";

const USAGE = `npm run fire -- [kills | restarts] [options]

  kills              operations while the sandbox is killed and connections are cut, on PGlite and on Postgres; the default
  restarts           operations while Postgres restarts every five seconds
  --database NAME    only PGlite, or only Postgres
  --operations N     operations of kills (1000)
  --at-once N        operations under way at a time (200)
  --kills N          how often the sandbox is killed (3)
  --cuts N           answers that are cut off (1000)
  --seconds N        length of restarts (120)
  --port N           first of six ports (4360)`;

const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    database: { type: "string" },
    operations: { type: "string", default: "1000" },
    "at-once": { type: "string", default: "200" },
    kills: { type: "string", default: "3" },
    cuts: { type: "string", default: "1000" },
    seconds: { type: "string", default: "120" },
    port: { type: "string", default: "4360" },
  },
});
const PLAYERS = 20;
const numberOf = (name: "operations" | "at-once" | "kills" | "cuts" | "seconds" | "port") => Number(values[name]);
const operations = numberOf("operations");
const kills = numberOf("kills");
const atOnce = numberOf("at-once");

/** The outcome of a run, and what happened to the platform meanwhile. */
interface Run {
  outcome: Outcome;
  incidents: string;
}

async function withKills(platform: KillablePlatform, client: RetryingClient, plan: Pick<RunPlan, "players">) {
  let begun = 0;
  const running = runOperations(client, {
    ...plan,
    atOnce,
    goesOn(number) {
      begun = Math.max(begun, number);
      return number < operations;
    },
    cutsOf: (number) => (client.cuts < (numberOf("cuts") * (number + 1)) / operations ? 3 : 0),
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    await until("the next part has begun", async () => begun >= (operations * kill) / (kills + 1), 600_000);
    await platform.kill();
  }
  return { outcome: await running, incidents: `the sandbox was killed ${kills} times` };
}

async function withRestarts(platform: KillablePlatform, client: RetryingClient, plan: Pick<RunPlan, "players">) {
  const end = performance.now() + numberOf("seconds") * 1_000;
  const running = runOperations(client, { ...plan, atOnce, goesOn: () => performance.now() < end, cutsOf: () => 0 });
  let restarts = 0;
  while (performance.now() < end) {
    await sleep(5_000);
    // Every second restart gives the server no time to shut down.
    await platform.postgres?.restart(restarts % 2 === 0 ? "fast" : "immediate");
    restarts += 1;
  }
  const outcome = await running;
  const death = platform.isAlive() ? "the sandbox lives" : "the sandbox DIED";
  return { outcome, incidents: `Postgres was restarted ${restarts} times, ${death}` };
}

async function tryDatabase(
  database: DatabaseName,
  work: (...given: Parameters<typeof withKills>) => Promise<Run>,
): Promise<boolean> {
  console.log(`\n${database}: starting, and registering ${PLAYERS} players …`);
  const platform = await startKillablePlatform(database, numberOf("port") + 1);
  const client = new RetryingClient(platform.origin);
  try {
    const players = await makePlayers(client, platform.origin, PLAYERS);
    client.times.length = 0;
    const started = performance.now();
    const { outcome, incidents } = await work(platform, client, { players });
    const took = (performance.now() - started) / 1_000;
    const isAlive = platform.isAlive();
    const answeredLater = await askAgain(client, outcome);
    const verdict = verdictOf(outcome.promised, await platform.readBooks(Math.min(...players.map(({ id }) => id)) - 1));
    console.log(fireText({ outcome, client, incidents, seconds: took, verdict, answeredLater }));
    return isAlive && outcome.unanswered.length + outcome.broken.size === 0 && isGood(verdict);
  } finally {
    await client.close();
    await platform.stop();
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const isRestarts = positionals[0] === "restarts";
const databases: DatabaseName[] = isRestarts ? ["Postgres"] : ["PGlite", "Postgres"];
const results: boolean[] = [];
for (const database of databases) {
  if (values.database && values.database.toLowerCase() !== database.toLowerCase()) continue;
  results.push(await tryDatabase(database, isRestarts ? withRestarts : withKills));
}
const isWhole = results.length > 0 && results.every(Boolean);
console.log(isWhole ? "\nNothing is lost, and nothing is doubled." : "\nA promise is broken: see above.");
process.exitCode = isWhole ? 0 : 1;
