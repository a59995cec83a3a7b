import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type PostgresServer, startPostgres } from "../../lib/machine/postgresServer.ts";
import { findRedisServer } from "../../lib/machine/redisServer.ts";
import { servicesOf } from "../../lib/product/product.ts";
import { writeManifest } from "./documents.ts";
import { type Program, startProgram, untilReady } from "./program.ts";

/** Everything that gateways need around them: sandbox, database, Redis or Valkey. */
export interface Surroundings {
  sandboxOrigin: string;
  /** Folder of logs and data. */
  folder: string;
  /** Starts a gateway in the player profile. */
  startGateway(name: string, port: number, env?: Record<string, string>): Program;
  stop(): Promise<void>;
}

/** Starts them on five ports from `ports.sandbox`, and the others. The sandbox neither limits rates nor checks for humans. */
export async function startSurroundings(ports: {
  redis: number;
  database: number;
  sandbox: number;
}): Promise<Surroundings> {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-fleet-"));
  const programs: Program[] = [];
  let database: PostgresServer | undefined;
  const stop = async () => {
    for (const program of programs.toReversed()) await program.stop();
    database?.remove();
  };
  try {
    const redis = findRedisServer();
    if (redis === undefined) throw new Error("Neither valkey-server nor redis-server is installed: npm run doctor");
    const memoryOnly = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    programs.push(startProgram("redis", [redis, "--port", `${ports.redis}`, ...memoryOnly], { folder }));
    database = await startPostgres({ port: ports.database });
    const [sandbox, gateway] = servicesOf(
      { port: 0, sandboxPort: ports.sandbox, dataDir: folder, isProduction: true },
      { SANDBOX_CONTROL: "1", CROWD_PLAYS: "0" },
    );
    if (!sandbox?.readyUrl || !gateway) throw new Error("A product has a sandbox and a gateway.");
    // A load logs in and reads more often than people do, with the published passwords.
    const env = { PROFILE: "developer", RATE_LIMITS: "off", HUMAN_CHECK: "none", DATABASE_URL: database.url };
    programs.push(startProgram("sandbox", nodeCommand(sandbox.args), { folder, env: { ...sandbox.env, ...env } }));
    await untilReady(sandbox.readyUrl);
    const gatewayEnv = {
      ...gateway.env,
      PERSISTED_DOCUMENTS: writeManifest(folder),
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
      TRUST_PROXY: "1",
      // The load is counted in shared buckets, but never refused.
      BUDGET_POINTS: "1000000",
      BUDGET_PER_SECOND: "1000000",
      DRAIN_NOTICE_MS: "2000",
      LOG_LEVEL: "warn",
    };
    return {
      sandboxOrigin: new URL(sandbox.readyUrl).origin,
      folder,
      startGateway: (name, port, extra = {}) =>
        startProgram(name, nodeCommand(gateway.args), { folder, env: { ...gatewayEnv, PORT: `${port}`, ...extra } }),
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
