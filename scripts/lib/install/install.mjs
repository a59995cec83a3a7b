import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fetchLibatomic, giveLibatomic, libatomicVariables } from "./libatomic.mjs";
import { isRunning, nameInstaller, readLock, releaseLock, takeLock } from "./lock.mjs";
import { endGroup } from "./processes.mjs";
import { refuse } from "./refuse.mjs";

const ASK_MS = 200;
/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** The Node that the repository brings. @param {string} root */
export const nodeOf = (root) => path.join(root, "node_modules", "node", "bin", "node");

/** It stands until an installation has ended, well or not. After an interrupted one its process is dead. @param {string} root */
export const installLock = (root) => path.join(root, ".data", "install.lock");

/** Names the dependencies that are installed completely. @param {string} root */
const stampOf = (root) => path.join(root, "node_modules", ".atrium-install");

/** @param {string} root */
const wantedStamp = (root) =>
  createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");

/** Whether all dependencies of this version are installed. @param {string} root */
export const isInstalled = (root) =>
  existsSync(nodeOf(root)) && existsSync(stampOf(root)) && readFileSync(stampOf(root), "utf8") === wantedStamp(root);

/**
 * Installs the dependencies when they are missing, incomplete or out of date. Only one command of a clone does so at a
 * time; the others wait for it. Returns the seconds that this took.
 *
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return 0;
  const started = performance.now();
  const lock = installLock(root);
  const isRepeated = await waitForLock(lock);
  if (!isInstalled(root)) {
    if (isRepeated) console.log("The last installation did not finish; it starts anew.");
    await install(root, lock);
  }
  releaseLock(lock);
  return (performance.now() - started) / 1_000;
}

/** @param {string} root @param {string} lock */
async function install(root, lock) {
  rmSync(stampOf(root), { force: true });
  const libatomic = fetchLibatomic(root);
  console.log("Installing dependencies (about a minute, only when they changed) …");
  const status = await runNpm(root, lock, libatomic);
  if (status === 0 && libatomic !== undefined && existsSync(nodeOf(root))) giveLibatomic(root, nodeOf(root), libatomic);
  const reason = status === 0 ? whyNodeFails(root) : `npm ended with status ${status}; its output above says why.`;
  if (reason) {
    forgetNode(root);
    releaseLock(lock);
    refuse(`The installation failed: ${reason}`);
  }
  writeFileSync(stampOf(root), wantedStamp(root));
}

/** Without this link npm runs the next command by the Node of the system, which can repair all. @param {string} root */
const forgetNode = (root) => rmSync(path.join(root, "node_modules", ".bin", "node"), { force: true });

/** Takes the lock as soon as no running process holds it. Returns whether an installation has left it. @param {string} lock */
async function waitForLock(lock) {
  for (let isWaiting = false; ; isWaiting = true) {
    const last = readLock(lock);
    if (last?.installer && !isRunning(last.holder) && isRunning(last.installer)) {
      console.log(`Ending an installation that outlived its command (process ${last.installer.pid}) …`);
      await endGroup(last.installer.pid);
    }
    if (takeLock(lock)) return last !== undefined;
    if (!isWaiting) console.log(`Waiting for another command that installs (process ${last?.holder.pid}) …`);
    await wait(ASK_MS);
  }
}

/**
 * Runs `npm ci` and returns its exit code. A signal ends it with all of its processes, and then this process.
 *
 * @param {string} root
 * @param {string} lock
 * @param {string | undefined} libatomic
 * @returns {Promise<number>}
 */
async function runNpm(root, lock, libatomic) {
  const npm = process.env.npm_execpath;
  // Without `--include=dev` npm would leave out the build's tools where NODE_ENV is "production".
  const ci = ["ci", "--include=dev", "--loglevel=error"];
  const child = spawn(npm ? process.execPath : "npm", npm ? [npm, ...ci] : ci, {
    cwd: root,
    env: { ...process.env, ...libatomicVariables(libatomic) },
    stdio: ["ignore", "inherit", "inherit"],
    // A process group of its own: Ctrl-C reaches only this process, which ends the whole group and waits for it.
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) refuse("The installation failed: npm can't be started. Is it installed beside Node?");
  nameInstaller(lock, pid);

  /** @type {NodeJS.Signals | undefined} */
  let stoppedBy;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    if (stoppedBy !== undefined) return;
    stoppedBy = signal;
    console.log("\nStopping the installation …");
    void endGroup(pid);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const [code] = await once(child, "exit");
  if (stoppedBy !== undefined) {
    await endGroup(pid);
    forgetNode(root);
    console.log("\nThe installation is not complete; the next command starts it anew.");
    process.exit(128 + constants.signals[stoppedBy]);
  }
  for (const signal of SIGNALS) process.off(signal, stop);
  return code ?? 1;
}

/** Why the Node that npm has installed does not run; undefined when it does. @param {string} root */
function whyNodeFails(root) {
  if (!existsSync(nodeOf(root)))
    return "npm has not installed the repository's Node, because its settings forbid install scripts. Allow them once: npm_config_ignore_scripts=false npm start";
  const { status, stderr, error } = spawnSync(nodeOf(root), ["--version"], { encoding: "utf8" });
  return status === 0 ? undefined : `the repository's Node does not run here: ${error?.message ?? stderr.trim()}`;
}
