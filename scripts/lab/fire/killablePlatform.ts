import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type PostgresServer, startPostgres } from "../../lib/machine/postgresServer.ts";
import { inRoot } from "../../lib/paths.ts";
import { servicesOf } from "../../lib/product/product.ts";
import { type Program, startProgram, untilReady } from "../fleet/program.ts";

/** The ledger as the database holds it. */
export interface Books {
  /** Accounts and transactions with wrong sums. */
  faults: { id: string | number }[];
  /** Entries of the players' accounts, in minor units. */
  entries: { key: string; accountId: string; amount: string }[];
}

export type DatabaseName = "PGlite" | "Postgres";

/** A sandbox, with a database of its own, that gets killed. */
export interface KillablePlatform {
  origin: string;
  /** Undefined with PGlite. */
  postgres: PostgresServer | undefined;
  /** Whether the sandbox that was started last runs. */
  isAlive(): boolean;
  /** Kills the sandbox (-9) and starts it again. */
  kill(): Promise<void>;
  /** Ends the sandbox and reads the ledger; `after` is the largest id of a member that is no player. */
  readBooks(after: number): Promise<Books>;
  stop(): Promise<void>;
}

/** Starts a sandbox on five ports from `port`, and a Postgres server on the one before. */
export async function startKillablePlatform(database: DatabaseName, port: number): Promise<KillablePlatform> {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-fire-"));
  const postgres = database === "Postgres" ? await startPostgres({ port: port - 1 }) : undefined;
  const [service] = servicesOf({ port: 0, sandboxPort: port, dataDir: folder }, { CROWD_PLAYS: "0" });
  const readyUrl = service?.readyUrl;
  if (!service || !readyUrl) throw new Error("A product has a sandbox.");
  const env = {
    ...service.env,
    RATE_LIMITS: "off",
    HUMAN_CHECK: "none",
    DATABASE_URL: postgres?.url ?? "",
  };
  const running: { program: Program; isAlive: boolean }[] = [];
  const start = async () => {
    const program = startProgram("sandbox", [process.execPath, ...service.args], { folder, env });
    const entry = { program, isAlive: true };
    running.push(entry);
    void program.ended.then(() => {
      entry.isAlive = false;
    });
    await untilReady(readyUrl);
  };
  const latest = () => running.at(-1);
  await start();
  return {
    origin: new URL(readyUrl).origin,
    postgres,
    isAlive: () => latest()?.isAlive ?? false,
    async kill() {
      await latest()?.program.stop("SIGKILL");
      await start();
    },
    async readBooks(after) {
      await latest()?.program.stop();
      const script = inRoot("sandbox/scripts/books.ts");
      const options = { env: { ...process.env, ...env }, maxBuffer: 64 * 2 ** 20 };
      const { stdout } = await promisify(execFile)(process.execPath, [script, String(after)], options);
      return JSON.parse(stdout);
    },
    async stop() {
      if (latest()?.isAlive) await latest()?.program.stop();
      postgres?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
