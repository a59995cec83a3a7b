import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const BIN = "/usr/lib/postgresql/15/bin";

export interface Postgres {
  url: string;
  /** Ends all connections and starts again. `immediate` gives the server no time to end in order, as a crash does. */
  restart(mode: "fast" | "immediate"): Promise<void>;
  stop(): void;
}

/** Starts Debian's PostgreSQL 15 with a new folder; undefined where it is not installed. */
export function startPostgres(port: number): Postgres | undefined {
  if (!existsSync(`${BIN}/initdb`)) return undefined;
  const home = mkdtempSync(path.join(tmpdir(), "atrium-postgres-"));
  const shell = shellIn(home);
  const run = (command: string) => execFileSync(...shell(command));
  run(`${BIN}/initdb -D ${home}/data -U atrium -A trust --no-sync`);
  const options = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const control = `${BIN}/pg_ctl -D ${home}/data -l ${home}/log -o '${options}' -w`;
  run(`${control} start`);
  const stop = () => {
    process.off("exit", stop);
    run(`${BIN}/pg_ctl -D ${home}/data -m immediate -w stop`);
    rmSync(home, { recursive: true, force: true });
  };
  // However the script ends, the server ends with it.
  process.once("exit", stop);
  return {
    stop,
    async restart(mode) {
      await promisify(execFile)(...shell(`${control} -m ${mode} restart`));
    },
    url: `postgres://atrium@127.0.0.1:${port}/postgres`,
  };
}

/** PostgreSQL refuses to run as root: root hands the folder and the commands to the user `postgres`. */
function shellIn(home: string): (command: string) => [string, string[], { cwd?: string; stdio: "pipe" }] {
  if (process.getuid?.() !== 0) return (command) => ["/bin/sh", ["-c", command], { stdio: "pipe" }];
  execFileSync("chown", ["postgres", home]);
  return (command) => ["su", ["postgres", "-s", "/bin/sh", "-c", command], { cwd: home, stdio: "pipe" }];
}
