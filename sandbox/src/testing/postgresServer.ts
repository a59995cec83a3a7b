import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { memoryFolder } from "../db/memoryFolder.ts";
import { POSTGRES_BIN } from "./postgresBin.ts";

/** A PostgreSQL server for tests, on a free port and a folder of its own. */
export interface PostgresServer {
  url: string;
  start: () => void;
  /** Cuts off all connections, as a crash does. */
  crash: () => void;
  /** Stops the server, and deletes its data when its folder was temporary. */
  remove: () => void;
}

/**
 * Starts a server in a temporary folder, or in one that is kept with its data. Only a durable server waits at each
 * commit for the disk: the data of tests need not survive a power cut.
 */
export async function startPostgres(keptIn?: string, { isDurable = false } = {}): Promise<PostgresServer> {
  const home = keptIn ?? mkdtempSync(path.join(isDurable ? tmpdir() : memoryFolder(), "atrium-postgres-"));
  mkdirSync(home, { recursive: true });
  const data = path.join(home, "data");
  const port = await freePort();
  const run = commandRunner(home);
  if (!existsSync(data)) run(`${POSTGRES_BIN}/initdb -D ${data} -U atrium -A trust --no-sync`);
  const forgetful = "-c fsync=off -c full_page_writes=off -c max_wal_size=256MB";
  const options = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c max_connections=200 ${isDurable ? "" : forgetful}`;
  const start = () => run(`${POSTGRES_BIN}/pg_ctl -D ${data} -l ${home}/log -o '${options}' -w start`);
  const crash = () => run(`${POSTGRES_BIN}/pg_ctl -D ${data} -m immediate -w stop`);
  start();
  return {
    url: `postgres://atrium@127.0.0.1:${port}/postgres`,
    start,
    crash,
    remove: () => {
      if (keptIn !== undefined) return run(`${POSTGRES_BIN}/pg_ctl -D ${data} -m fast -w stop`);
      crash();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: root hands the folder and the commands to the user `postgres`. */
function commandRunner(home: string): (command: string) => void {
  if (process.getuid?.() !== 0) return (command) => execFileSync("/bin/sh", ["-c", command], { stdio: "pipe" });
  execFileSync("chown", ["postgres", home]);
  return (command) => execFileSync("su", ["postgres", "-s", "/bin/sh", "-c", command], { cwd: home, stdio: "pipe" });
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
