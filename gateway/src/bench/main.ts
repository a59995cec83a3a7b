// Second step of `npm run bench`: the cost of a request, as a ratio to a raw proxy that makes the same platform calls, and
// to yoga with its defaults. Variables: BENCH_ROUNDS, BENCH_MS (length of one measurement) and BENCH_ONLY (names of
// operations with commas between).
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gatewayNodeOptions, gatewayVariables, processVariables } from "@atrium/scripts/product";
import { documentIdOf } from "../documents/persisted.ts";
import { seededPassword } from "../testing/gateway.ts";
import { secrets } from "../testing/secrets.ts";
import { markFavourites } from "./favourites.ts";
import { fireOnce, type Shot } from "./load.ts";
import { type Effort, type Figures, measure } from "./measure.ts";
import { type ServerProcess, startProcess } from "./process.ts";
import { startRecordedPlatform } from "./recordedPlatform.ts";
import { type Row, report } from "./report.ts";
import { type Scenario, scenarios } from "./scenarios.ts";

const effort: Effort = {
  rounds: Number(process.env.BENCH_ROUNDS ?? 7),
  milliseconds: Number(process.env.BENCH_MS ?? 500),
  connections: 64,
};
const only = process.env.BENCH_ONLY?.split(",");
const chosen = scenarios.filter(({ name }) => only?.includes(name) ?? true);

const json = { "content-type": "application/json", accept: "application/graphql-response+json" };

const folder = mkdtempSync(join(tmpdir(), "atrium-bench-"));
const manifest = join(folder, "persisted.json");
const documents = scenarios.map(({ document }) => [documentIdOf(document).slice("sha256:".length), document]);
writeFileSync(manifest, JSON.stringify(Object.fromEntries(documents)));

const platform = await startRecordedPlatform(join(folder, "platform.log"));
const env = {
  ...gatewayVariables(platform, secrets),
  PERSISTED_DOCUMENTS: manifest,
  LOG_LEVEL: "info",
  DATA_DIR: join(folder, "data"),
  // The recorded platform has no event stream.
  SERVICE_KEY: "",
};
// The gateway starts as in production, the others as node does by itself.
const start = (name: string, variables: Record<string, string> = {}): Promise<ServerProcess> =>
  startProcess(new URL(`./${name}.process.ts`, import.meta.url), {
    env: { ...env, ...(name === "gateway" && processVariables), ...variables },
    log: join(folder, `${name}.log`),
    nodeOptions: name === "gateway" ? gatewayNodeOptions : [],
    isPinned: true,
  });

// All gateways of the bench share the seal keys in DATA_DIR, so a session of one is valid at all.
const { calls, token } = await record();
const [proxy, gateway, yoga, adapted] = await Promise.all([
  start("rawProxy"),
  start("gateway"),
  start("defaultYoga"),
  start("gateway", { PLATFORM_ADAPTER: fileURLToPath(new URL("./adapter", import.meta.url)) }),
]);
try {
  await proxy.ask(Object.fromEntries(chosen.map(({ name }) => [pathOf(name), calls.get(name)])));
  // Each server sends these requests once, so that all other platform calls that it needs are recorded too. From then
  // on all answers are recordings.
  for (const scenario of chosen) {
    await fireOnce(gateway.origin, persistedShot(scenario));
    await fireOnce(yoga.origin, textShot(scenario));
  }
  await platform.replay();
  const rows: Row[] = [];
  for (const scenario of chosen) rows.push(await rowOf(scenario));
  const peakOf = async (server: ServerProcess) => (await server.usage()).peakMemory;
  report(rows, {
    "raw proxy": await peakOf(proxy),
    "this gateway": await peakOf(gateway),
    "yoga, defaults": await peakOf(yoga),
    "this gateway with an adapter": await peakOf(adapted),
  });
  await compareAdapted("equal answers");
  // From now on each answer has other bytes, and is parsed, mapped and checked.
  await platform.change();
  await compareAdapted("new answers");
} finally {
  await Promise.all([proxy, gateway, yoga, adapted].map((server) => server.stop()));
  await platform.stop();
}

/** Logs in, and finds out which platform calls each operation needs. */
async function record(): Promise<{ calls: ReadonlyMap<string, readonly unknown[]>; token: string }> {
  // With this limit, no answer of an earlier operation is still fresh.
  const recorder = await start("gateway", { PUBLIC_CACHE_SECONDS: "1" });
  try {
    const bearer = await logIn(recorder.origin);
    await markFavourites(recorder.origin, { ...json, authorization: `Bearer ${bearer}` });
    const recorded = new Map<string, readonly unknown[]>();
    for (const scenario of chosen) {
      await delay(1_200);
      const requestId = `bench-${pathOf(scenario.name).slice(1)}`;
      const shot = textShot(scenario, bearer);
      await fireOnce(recorder.origin, { ...shot, headers: { ...shot.headers, "x-request-id": requestId } });
      // Refreshes of cached answers may end after the operation.
      await delay(200);
      const found = await platform.callsOf(requestId);
      recorded.set(scenario.name, Array.isArray(found) ? found : []);
    }
    return { calls: recorded, token: bearer };
  } finally {
    await recorder.stop();
  }
}

async function rowOf(scenario: Scenario): Promise<Row> {
  const none: Figures = { perSecond: 0, cpuMicros: 0 };
  const proxyShot: Shot = { ...persistedShot(scenario), path: pathOf(scenario.name) };
  const [ofProxy = none, persisted = none, text = none, ofYoga = none] = await measure(
    [
      { server: proxy, shot: proxyShot },
      { server: gateway, shot: persistedShot(scenario) },
      { server: gateway, shot: textShot(scenario) },
      { server: yoga, shot: textShot(scenario) },
    ],
    effort,
  );
  const row = { scenario, calls: calls.get(scenario.name)?.length ?? 0, proxy: ofProxy, persisted, text, yoga: ofYoga };
  console.log(`${scenario.name}: ${(persisted.cpuMicros / ofProxy.cpuMicros).toFixed(2)} × proxy`);
  return row;
}

/** Prints what the adapter costs, as a multiple of the same request without one. */
async function compareAdapted(kind: string): Promise<void> {
  for (const scenario of chosen) {
    const shot = persistedShot(scenario);
    const targets = [gateway, adapted].map((server) => ({ server, shot }));
    const [plain, mapped] = await measure(targets, effort);
    if (plain === undefined || mapped === undefined) continue;
    const ratio = (mapped.cpuMicros / plain.cpuMicros).toFixed(2);
    console.log(`${scenario.name}, ${kind}: ${Math.round(mapped.cpuMicros)} µs with an adapter, ${ratio} × without`);
  }
}

function pathOf(name: string): string {
  return `/${name.replace(/\W+/g, "-")}`;
}

function persistedShot(scenario: Scenario): Shot {
  return shotOf(scenario, { documentId: documentIdOf(scenario.document) }, token);
}

function textShot(scenario: Scenario, bearer = token): Shot {
  return shotOf(scenario, { query: scenario.document }, bearer);
}

function shotOf({ variables, isSignedIn }: Scenario, document: object, bearer: string): Shot {
  const headers = { ...json, "x-atrium-language": "EN", ...(isSignedIn ? { authorization: `Bearer ${bearer}` } : {}) };
  return { method: "POST", path: "/graphql", headers, body: JSON.stringify({ ...document, variables }) };
}

async function logIn(origin: string): Promise<string> {
  const query = "mutation ($input: LogInInput!) { logIn(input: $input) { bearerToken userErrors { code } } }";
  const variables = { input: { username: "demo", password: seededPassword, delivery: "BEARER" } };
  const shot: Shot = { method: "POST", path: "/graphql", headers: json, body: JSON.stringify({ query, variables }) };
  const token: unknown = JSON.parse(await fireOnce(origin, shot)).data?.logIn?.bearerToken;
  if (typeof token !== "string") throw new Error("The bench could not log in to the sandbox.");
  return token;
}
