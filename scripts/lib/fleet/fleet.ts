import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { servicesOf } from "../product.ts";
import { findRedisServer } from "../redisServer.ts";
import { writeManifest } from "./documents.ts";
import { type FleetProxy, startProxy } from "./haproxy.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { type Program, startProgram, until, untilReady } from "./program.ts";

export interface FleetOptions {
  /** The first of the ports; the fleet uses twenty. */
  port: number;
  processes: number;
}

/** Several gateways behind one address, with all that they need. */
export interface Fleet {
  proxy: FleetProxy;
  sandboxOrigin: string;
  database: "Postgres" | "PGlite";
  /** Folder of logs and data. */
  folder: string;
  /** Starts gateways from the number, counted from 1, to the last one, and waits until the proxy uses them. */
  startGateways(from: number, to: number): Promise<void>;
  /** Replaces one gateway by a new process. */
  restart(gateway: number): Promise<void>;
  /** Kills a gateway without warning. */
  kill(gateway: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts everything but the gateways. */
export async function startFleet({ port, processes }: FleetOptions): Promise<Fleet> {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-fleet-"));
  const programs: Program[] = [];
  const gateways = new Map<number, Program>();
  let database: Postgres | undefined;
  const stop = async () => {
    for (const gateway of gateways.values()) await gateway.stop();
    for (const program of programs.toReversed()) await program.stop();
    database?.stop();
  };
  try {
    const ports = portsFrom(port, processes);
    const redis = findRedisServer();
    if (redis === undefined) throw new Error("Neither valkey-server nor redis-server is installed: npm run doctor");
    const memoryOnly = ["--save", "", "--appendonly", "no"];
    programs.push(startProgram("redis", [redis, "--port", `${ports.redis}`, ...memoryOnly], { folder }));
    database = startPostgres(ports.database);
    const [sandbox, gateway] = servicesOf(
      { port: 0, sandboxPort: ports.sandbox, dataDir: folder, isProduction: true },
      // The load logs in and reads more often than people do.
      { SANDBOX_CONTROL: "1", CROWD_PLAYS: "0" },
    );
    if (!sandbox?.readyUrl || !gateway?.env) throw new Error("A product has a sandbox and a gateway.");
    const env = { RATE_LIMITS: "off", HUMAN_CHECK: "none", ...(database && { DATABASE_URL: database.url }) };
    programs.push(startProgram("sandbox", nodeCommand(sandbox.args), { folder, env: { ...sandbox.env, ...env } }));
    await untilReady(sandbox.readyUrl);
    const proxy = await startProxy(ports.proxy, ports.gateways, folder);
    programs.push(proxy.program);

    const gatewayEnv = {
      ...gateway.env,
      PERSISTED_DOCUMENTS: writeManifest(folder),
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
      TRUST_PROXY: "1",
      DRAIN_NOTICE_MS: "2000",
      LOG_LEVEL: "warn",
    };
    const start = (number: number) => {
      const own = { ...gatewayEnv, PORT: `${ports.gateways[number - 1]}` };
      gateways.set(number, startProgram(`gateway-${number}`, nodeCommand(gateway.args), { folder, env: own }));
    };
    const untilUsed = () =>
      until(`${gateways.size} gateways get requests`, async () => (await proxy.upCount()) === gateways.size);
    const end = async (number: number, signal: NodeJS.Signals) => {
      await gateways.get(number)?.stop(signal);
      gateways.delete(number);
    };
    return {
      proxy,
      sandboxOrigin: new URL(sandbox.readyUrl).origin,
      database: database ? "Postgres" : "PGlite",
      folder,
      async startGateways(from, to) {
        for (let number = from; number <= to; number++) start(number);
        await untilUsed();
      },
      async restart(number) {
        await end(number, "SIGTERM");
        start(number);
        await untilUsed();
      },
      kill: (number) => end(number, "SIGKILL"),
      async stop() {
        await stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await stop();
    console.error(`The logs are in ${folder}.`);
    throw error;
  }
}

const nodeCommand = (args: readonly string[]): [string, ...string[]] => [process.execPath, ...args];

/** Ports by what listens there. */
export const portsFrom = (port: number, processes: number) => ({
  proxy: port,
  redis: port + 1,
  database: port + 2,
  gateways: Array.from({ length: processes }, (_, index) => port + 3 + index),
  // Its CDNs and social networks take the next four.
  sandbox: port + 3 + processes,
});
