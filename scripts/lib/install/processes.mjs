import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** A process that is asked to end has this long before it is killed. */
const END_MS = 3_000;
const ASK_MS = 50;

/**
 * Returns a mark of when a process began, by which it differs from a later process with the same number; undefined when the
 * process does not run.
 *
 * @param {number} pid
 * @returns {string | undefined}
 */
export function startOf(pid) {
  if (process.platform !== "linux") {
    const { stdout } = spawnSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], { encoding: "utf8" });
    const [state = "", ...start] = (stdout ?? "").trim().split(/\s+/);
    return state === "" || state.startsWith("Z") ? undefined : start.join(" ");
  }
  try {
    // The name of the program comes before, in brackets, and may hold spaces.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return state === "Z" ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

/** @param {number} leader */
function isGroupRunning(leader) {
  try {
    return process.kill(-leader, 0);
  } catch {
    return false;
  }
}

/**
 * Ends all processes of a group, and waits until they are gone. Those that still run after three seconds are killed.
 *
 * @param {number} leader
 */
export async function endGroup(leader) {
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGKILL"])) {
    if (!isGroupRunning(leader)) return;
    process.kill(-leader, signal);
    const deadline = Date.now() + END_MS;
    while (isGroupRunning(leader) && Date.now() < deadline) await wait(ASK_MS);
  }
}
