/** npm run naked: proves that a machine with nothing but Node and npm is enough. `npm run naked -- --help` says more. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readArguments } from "./lib/commandLine.ts";
import { findFreePort, findSandboxPort } from "./lib/machine/ports.ts";
import { createBarePlace } from "./lib/naked/bare.ts";
import { createDebian } from "./lib/naked/debian.ts";
import type { Place } from "./lib/naked/place.ts";

const USAGE = `npm run naked -- [--bare] [suites of npm test]

Clones the last commit to a path with a space, starts the product there, loads its home page, and runs suites of the
tests (check and scripts by default). For root on Debian, that is in a minimal Debian, made by debootstrap: the user has
no rights, and nothing is installed but Node and npm, no git, no Python, no PostgreSQL and no browser. Elsewhere, or with
--bare, only PATH, HOME and the variables of this machine are hidden.`;

const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: { bare: { type: "boolean", default: false } },
});
const suites = positionals.length > 0 ? positionals : ["check", "scripts"];

/** The command that runs, which leads a process group. */
let running: number | undefined;

function start(place: Place, command: string): { child: ChildProcess; ended: Promise<number> } {
  const { env, uid, gid } = place;
  const [program, args] = place.commandOf(command);
  console.log(`\n$ ${command}`);
  const child = spawn(program, args, {
    env,
    uid,
    gid,
    stdio: ["ignore", "pipe", "inherit"],
    // A process group of its own gets Ctrl-C as from a terminal of its own.
    detached: true,
  });
  child.stdout?.pipe(process.stdout, { end: false });
  running = child.pid;
  const ended = once(child, "close").then(([code]) => {
    running = undefined;
    return code ?? 1;
  });
  return { child, ended };
}

/** Whether the product starts, shows its home page, and ends at Ctrl-C. */
async function startsAndStops(place: Place): Promise<boolean> {
  const [port, sandboxPort] = [await findFreePort(), await findSandboxPort()];
  const { child, ended } = start(place, `npm start -- --port ${port} --sandbox-port ${sandboxPort}`);
  let output = "";
  const isReady = new Promise<boolean>((resolve) => {
    child.stdout?.on("data", (data) => {
      output += String(data);
      if (output.includes("Atrium is ready")) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  if (!(await isReady)) return false;
  const page = await fetch(`http://localhost:${port}/`);
  const isPage = page.ok && (await page.text()).includes("<html");
  if (child.pid !== undefined) process.kill(-child.pid, "SIGINT");
  await ended;
  return isPage;
}

/** Programs that many machines have, and this repository must not need. */
const ABSENT = "git python3 postgres redis-server chromium";

const folder = mkdtempSync(path.join(tmpdir(), "atrium-naked-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    if (running !== undefined) process.kill(-running, "SIGKILL");
    process.exit(1);
  });

const place = (values.bare ? undefined : createDebian(folder)) ?? createBarePlace(folder);
console.log(`In ${place.name}:`);
await start(place, `node --version; npm --version; for name in ${ABSENT}; do command -v $name || echo "no $name"; done`)
  .ended;
const isStarted = await startsAndStops(place);
const isTested = (await start(place, `npm test -- ${suites.join(" ")}`).ended) === 0;
console.log(
  `\nIn ${place.name}: npm start ${isStarted ? "works" : "FAILED"}, npm test ${isTested ? "passed" : "FAILED"}.`,
);
process.exitCode = isStarted && isTested ? 0 : 1;
