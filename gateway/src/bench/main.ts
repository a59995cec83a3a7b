// First half of `npm run bench`: the cost of a request, as a ratio to a plain proxy and to yoga with its defaults.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gatewayVariables } from "@atrium/scripts/product";
import { documentIdOf } from "../documents/persisted.ts";
import { secrets } from "../testing/gateway.ts";
import { fire, type Shot } from "./load.ts";
import { type ServerProcess, startProcess } from "./process.ts";
import { startRecordedPlatform } from "./recordedPlatform.ts";
import { type Scenario, scenarios } from "./scenarios.ts";

const concurrency = 32;
const requests = Number(process.env.BENCH_REQUESTS ?? 2_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

interface Sample {
  perSecond: number;
  cpuMicros: number;
}

/**
 * Runs the comparison and prints it. The targets take turns within each round, so that other load on the machine
 * affects all of them.
 */
export async function main(): Promise<void> {
  const manifest = join(mkdtempSync(join(tmpdir(), "atrium-bench-")), "persisted.json");
  const documents = scenarios.map(({ document }) => [documentIdOf(document).slice("sha256:".length), document]);
  writeFileSync(manifest, JSON.stringify(Object.fromEntries(documents)));

  const platform = await startRecordedPlatform();
  const env = {
    ...gatewayVariables(platform, secrets),
    PERSISTED_DOCUMENTS: manifest,
    LOG_LEVEL: "info",
    DATA_DIR: join(manifest, "..", "data"),
    // The recorded platform has no event stream.
    SERVICE_KEY: "",
  };
  const targets: Record<string, ServerProcess> = {
    "plain proxy": await startProcess(new URL("./passThrough.process.ts", import.meta.url), env),
    "yoga, defaults": await startProcess(new URL("./defaultYoga.process.ts", import.meta.url), env),
    "this gateway": await startProcess(new URL("./gateway.process.ts", import.meta.url), env),
  };
  try {
    const token = await logIn(targets["this gateway"]?.origin ?? "");
    const shots = (scenario: Scenario): [string, ServerProcess, Shot][] =>
      Object.entries(targets).map(([name, target]) => [name, target, shotOf(name, scenario, token)]);
    // First each target asks for each document once, while the platform records. Later all answers are recordings. The
    // proxy comes last, because it asks for what the others have recorded.
    for (const scenario of scenarios) {
      for (const [, { origin }, shot] of shots(scenario).reverse()) await fire(origin, shot, 1, 1);
    }
    await platform.replay();
    for (const scenario of scenarios) report(scenario.name, await compare(shots(scenario)));
  } finally {
    await Promise.all(Object.values(targets).map((target) => target.stop()));
    await platform.stop();
  }
}

async function compare(shots: readonly [string, ServerProcess, Shot][]): Promise<Map<string, Sample>> {
  const samples = new Map<string, Sample[]>(shots.map(([name]) => [name, []]));
  for (const [, { origin }, shot] of shots) await fire(origin, shot, requests, concurrency);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target, shot] of shots) {
      const before = await target.cpu();
      const seconds = await fire(target.origin, shot, requests, concurrency);
      const cpuMicros = (((await target.cpu()) - before) / requests) * 1e6;
      samples.get(name)?.push({ perSecond: requests / seconds, cpuMicros });
    }
  }
  return new Map([...samples].map(([name, all]) => [name, medianOf(all)]));
}

function medianOf(samples: readonly Sample[]): Sample {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    perSecond: middle(samples.map(({ perSecond }) => perSecond)),
    cpuMicros: middle(samples.map(({ cpuMicros }) => cpuMicros)),
  };
}

function report(name: string, results: ReadonlyMap<string, Sample>): void {
  const base = results.get("plain proxy")?.cpuMicros ?? 1;
  const yoga = results.get("yoga, defaults")?.cpuMicros ?? 1;
  console.log(`\n${name} (${rounds} rounds of ${requests} requests, ${concurrency} at a time, medians)`);
  console.table(
    Object.fromEntries(
      [...results].map(([target, { perSecond, cpuMicros }]) => [
        target,
        {
          "requests/s": Math.round(perSecond),
          "CPU µs/request": Math.round(cpuMicros),
          "CPU × proxy": Number((cpuMicros / base).toFixed(2)),
          "CPU × yoga": Number((cpuMicros / yoga).toFixed(2)),
        },
      ]),
    ),
  );
}

function shotOf(target: string, { document, variables, isSignedIn, passThrough }: Scenario, token: string): Shot {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    accept: "application/graphql-response+json",
    "x-atrium-language": "EN",
    ...(isSignedIn ? { authorization: `Bearer ${token}` } : {}),
  };
  if (target === "plain proxy") return { method: "GET", path: `/last/${passThrough}`, headers, body: undefined };
  // Yoga knows no registered documents, so it gets the text, as its own clients send it.
  const body =
    target === "this gateway" ? { documentId: documentIdOf(document), variables } : { query: document, variables };
  return { method: "POST", path: "/graphql", headers, body: JSON.stringify(body) };
}

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: "mutation ($input: LogInInput!) { logIn(input: $input) { bearerToken userErrors { code } } }",
      variables: { input: { username: "demo", password: "Atrium!2026", delivery: "BEARER" } },
    }),
  });
  const { data } = await answer.json();
  const token: unknown = data?.logIn?.bearerToken;
  if (typeof token !== "string") throw new Error("The bench could not log in to the sandbox.");
  return token;
}

await main();
