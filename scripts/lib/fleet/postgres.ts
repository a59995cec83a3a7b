import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const BIN = "/usr/lib/postgresql/15/bin";

export interface Postgres {
  url: string;
  stop(): void;
}

/** Starts Debian's PostgreSQL 15 with a new folder; undefined where it is not installed. */
export function startPostgres(port: number): Postgres | undefined {
  if (!existsSync(`${BIN}/initdb`)) return undefined;
  const home = mkdtempSync(path.join(tmpdir(), "atrium-postgres-"));
  const run = commandsIn(home);
  run(`${BIN}/initdb -D ${home}/data -U atrium -A trust --no-sync`);
  const options = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run(`${BIN}/pg_ctl -D ${home}/data -l ${home}/log -o '${options}' -w start`);
  const stop = () => {
    process.off("exit", stop);
    run(`${BIN}/pg_ctl -D ${home}/data -m immediate -w stop`);
    rmSync(home, { recursive: true, force: true });
  };
  // However the script ends, the server ends with it.
  process.once("exit", stop);
  return {
    stop,
    url: `postgres://atrium@127.0.0.1:${port}/postgres`,
  };
}

/** PostgreSQL refuses to run as root: root hands the folder and the commands to the user `postgres`. */
function commandsIn(home: string): (command: string) => void {
  if (process.getuid?.() !== 0) return (command) => execFileSync("/bin/sh", ["-c", command], { stdio: "pipe" });
  execFileSync("chown", ["postgres", home]);
  return (command) => execFileSync("su", ["postgres", "-s", "/bin/sh", "-c", command], { cwd: home, stdio: "pipe" });
}
