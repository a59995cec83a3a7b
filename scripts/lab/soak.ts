/**
 * npm run soak: one gateway under the load of many kinds of visitors. Prints its memory, streams and sockets, and whether something
 * leaks. `npm run soak -- --minutes 30`
 */
import { setTimeout as wait } from "node:timers/promises";
import { readArguments } from "../lib/commandLine.ts";
import { ensureRedisServer } from "../lib/machine/redisServer.ts";
import { logIn } from "./fleet/client.ts";
import { untilReady } from "./fleet/program.ts";
import { startSurroundings } from "./fleet/surroundings.ts";
import { type Sample, sampleHead, sampleOf, sampleText } from "./soak/samples.ts";
import { faultsIn } from "./soak/verdict.ts";
import { visitors, type World } from "./soak/visitors.ts";

const USAGE = `npm run soak -- [options]

  --minutes N    length of the load (30)
  --heap N       limit of the gateway's heap in MiB (512)
  --port N       first of twenty ports (4330)`;

const { values } = readArguments(USAGE, {
  options: {
    minutes: { type: "string", default: "30" },
    heap: { type: "string", default: "512" },
    port: { type: "string", default: "4330" },
  },
});
const port = Number(values.port);
const seconds = Number(values.minutes) * 60;

async function soak(origin: string, partnerKey: string): Promise<string[]> {
  const started = performance.now();
  const sample = async () =>
    sampleOf(await (await fetch(`${origin}/metrics`)).text(), (performance.now() - started) / 1000);
  const members = await Promise.all(["demo", "vipclub"].map((name) => logIn(origin, name)));
  const lobby = await members[0]?.ask("lobby", { first: 28 });
  const gameIds = lobby?.data?.site?.games.edges.map(({ node }) => node.id) ?? [];
  const world: World = { origin, members, gameIds, partnerKey };
  const before = await sample();

  const isOver = () => performance.now() - started > seconds * 1_000;
  const failures = new Map<string, number>();
  const visiting = visitors.flatMap(({ name, count, visit }) =>
    Array.from({ length: count }, async () => {
      while (!isOver()) {
        await visit(world).catch((error: unknown) => {
          const reason = `${name}: ${error instanceof Error ? error.message : error}`;
          failures.set(reason, (failures.get(reason) ?? 0) + 1);
        });
        await wait(50 + Math.random() * 100);
      }
    }),
  );
  console.log(`${sampleHead}\n${sampleText(before)}`);
  const samples: Sample[] = [];
  while (!isOver()) {
    await wait(Math.min(15_000, seconds * 25));
    const latest = await sample();
    samples.push(latest);
    console.log(sampleText(latest));
  }
  await Promise.all(visiting);
  // Connections that are kept end by themselves.
  await wait(10_000);
  const calm = await sample();
  console.log(`${sampleText(calm)}   after all have left`);
  const most = [...failures].toSorted(([, a], [, b]) => b - a).slice(0, 12);
  for (const [reason, count] of most) console.log(`  ${count} × ${reason}`);
  return faultsIn(before, samples, calm);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
ensureRedisServer();
const partnerKey = "a-key-of-the-soak";
const surroundings = await startSurroundings({ redis: port + 1, database: port + 2, sandbox: port + 4 });
const gateway = surroundings.startGateway("gateway", port, {
  PARTNER_KEYS: partnerKey,
  NODE_OPTIONS: `--max-old-space-size=${values.heap}`,
});
const stop = async () => {
  await gateway.stop();
  await surroundings.stop();
};
try {
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(`${origin}/health/ready`);
  const faults = await soak(origin, partnerKey);
  console.log(faults.length === 0 ? "\nMemory is flat, and nothing was left open." : `\n${faults.join("\n")}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await stop();
}
