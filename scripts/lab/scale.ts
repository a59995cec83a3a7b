/**
 * npm run scale: several gateways behind one address. Prints the throughput against one process, a rolling restart under load,
 * and what a killed process costs. `npm run scale -- --help` lists the options.
 */

import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { readArguments, refuse } from "../lib/commandLine.ts";
import { ensureRedisServer } from "../lib/machine/redisServer.ts";
import { turbo } from "../lib/turbo.ts";
import { type Client, logIn } from "./fleet/client.ts";
import { documentIdOf } from "./fleet/documents.ts";
import { type Fleet, startFleet } from "./fleet/fleet.ts";
import { ensureHaproxy } from "./fleet/haproxy.ts";
import { failureCount, type LoadRequest, startLoad, type Tally } from "./fleet/load.ts";
import { failuresText, isGoodScale, killText, restartText, throughputText } from "./fleet/report.ts";
import { type Deliveries, deliveriesTo, Watcher } from "./fleet/watchers.ts";

const USAGE = `npm run scale -- [options]

  --processes N     gateways (4)
  --seconds N       length of each measurement of throughput (10)
  --connections N   requests at a time (32)
  --watchers N      event streams that stay open during the restart (40)
  --port N          first of twenty ports (4300)`;

const { values } = readArguments(USAGE, {
  options: {
    processes: { type: "string", default: "4" },
    seconds: { type: "string", default: "10" },
    connections: { type: "string", default: "32" },
    watchers: { type: "string", default: "40" },
    port: { type: "string", default: "4300" },
  },
});
const [processes, seconds, connections] = [
  Number(values.processes),
  Number(values.seconds),
  Number(values.connections),
];

/** How long changes are delivered before the first restart: the measure for how busy the machine is. */
const STEADY_MS = 5_000;

/** Answered from the gateways' caches: the throughput is theirs, not the platform's. */
const lobby: LoadRequest = { documentId: documentIdOf("lobby"), variables: { first: 28 } };

/** What visitors and members ask most. */
const requestsOf = (members: readonly Client[]): LoadRequest[] =>
  members.flatMap(({ bearer }) => [
    lobby,
    { documentId: documentIdOf("home"), variables: {}, bearer },
    { documentId: documentIdOf("balance"), variables: {}, bearer },
  ]);

async function measure(fleet: Fleet): Promise<Tally> {
  // Compiles the code and fills the caches.
  const warmUp = startLoad(fleet.proxy.origin, [lobby], connections);
  await wait(3_000);
  await warmUp.stop();
  const load = startLoad(fleet.proxy.origin, [lobby], connections);
  await wait(seconds * 1_000);
  return load.stop();
}

/** Replaces every gateway, one after another, while requests are sent and a balance changes four times a second. */
async function restartAll(fleet: Fleet, requests: LoadRequest[], member: Client) {
  const watchers = Array.from({ length: Number(values.watchers) }, () => new Watcher(member));
  const load = startLoad(fleet.proxy.origin, requests, connections);
  const credits: { balance: number; at: number }[] = [];
  let isOver = false;
  const crediting = (async () => {
    while (!isOver) {
      const at = performance.now();
      credits.push({ balance: await credit(fleet, "demo"), at });
      await wait(250);
    }
  })();
  await wait(STEADY_MS);
  const steady = [...credits];
  for (let number = 1; number <= processes; number++) {
    await fleet.restart(number);
    console.log(`  gateway ${number} of ${processes} is replaced`);
  }
  await wait(2_000);
  isOver = true;
  await crediting;
  // The last change has as long as any other.
  await wait(5_000);
  const tally = await load.stop();
  for (const watcher of watchers) await watcher.stop();
  return { tally, deliveries: deliveriesTo(watchers, credits, steady) };
}

async function credit(fleet: Fleet, username: string): Promise<number> {
  const response = await fetch(`${fleet.sandboxOrigin}/sandbox/balance`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, amount: "1" }),
  });
  const { value } = await response.json();
  return Number(value.balance);
}

async function killOne(fleet: Fleet, requests: LoadRequest[]) {
  const load = startLoad(fleet.proxy.origin, requests, connections);
  await wait(2_000);
  // Requests come and go within milliseconds: the most of a few looks.
  const looks: number[] = [];
  for (let look = 0; look < 5; look++) looks.push(await fleet.proxy.requestsOf(1));
  const atMost = Math.max(...looks);
  await fleet.kill(1);
  await wait(3_000);
  const tally = await load.stop();
  await fleet.startGateways(1, 1);
  return { tally, atMost };
}

async function run(fleet: Fleet): Promise<boolean> {
  const { origin } = fleet.proxy;
  console.log(`${processes} gateways behind haproxy at ${origin}, Postgres, ${cpus().length} processor cores`);
  await fleet.startGateways(1, 1);
  const members = await Promise.all(["demo", "vipclub", "agent"].map((name) => logIn(origin, name)));
  const [member] = members;
  if (member === undefined) return false;
  const requests = requestsOf(members);

  console.log("\nThroughput");
  const one = await measure(fleet);
  await fleet.startGateways(2, processes);
  const all = await measure(fleet);
  console.log(throughputText({ one, all, processes, cores: cpus().length }));

  console.log("\nRolling restart under load");
  const restart: { tally: Tally; deliveries: Deliveries } = await restartAll(fleet, requests, member);
  console.log(restartText(restart));

  console.log("\nOne process killed (-9) under load");
  const kill = await killOne(fleet, requests);
  console.log(killText(kill));
  for (const [name, tally] of Object.entries({ one, all, restart: restart.tally, kill: kill.tally })) {
    if (failureCount(tally) > 0) console.log(`  failures (${name}): ${failuresText(tally)}`);
  }
  return isGoodScale({ one, all, restart, kill });
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
ensureRedisServer();
if (!ensureHaproxy()) refuse("haproxy is not installed: apt-get install haproxy");
if (!(await turbo("build"))) process.exit(1);

const fleet = await startFleet({ port: Number(values.port), processes });
try {
  const isGood = await run(fleet);
  console.log(isGood ? "\nAll promises are kept." : "\nA promise is broken: see above.");
  process.exitCode = isGood ? 0 : 1;
} finally {
  await fleet.stop();
}
