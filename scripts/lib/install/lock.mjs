import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startOf } from "./processes.mjs";

/**
 * A process, with a mark of when it began: a later process with the same number is another one.
 *
 * @typedef {{ pid: number; start: string | undefined }} Process
 */

/**
 * What a lock file holds.
 *
 * @typedef {{ holder: Process; installer?: Process }} Lock
 */

/** @param {number} pid @returns {Process} */
export const processOf = (pid) => ({ pid, start: startOf(pid) });

/** @param {Process | undefined} process */
export const isRunning = (process) => process?.start !== undefined && startOf(process.pid) === process.start;

/** The text of a lock file; undefined when there is none. @param {string} file */
const textOf = (file) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/** @param {string | undefined} text @returns {Lock | undefined} */
function parse(text) {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** @param {string} file */
export const readLock = (file) => parse(textOf(file));

/** @param {string} file @param {Lock} lock @param {(from: string, to: string) => void} place */
function put(file, lock, place) {
  const own = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(own, JSON.stringify(lock));
  try {
    place(own, file);
  } finally {
    rmSync(own, { force: true });
  }
}

/** Whether this process could create the lock file; false when there is one. @param {string} file */
function create(file) {
  try {
    // A link appears with its content, so that no process reads half a lock.
    put(file, { holder: processOf(process.pid) }, linkSync);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Takes a lock, also one that a dead process has left. Returns false while a running process holds it.
 *
 * @param {string} file
 * @returns {boolean}
 */
export function takeLock(file) {
  if (create(file)) return true;
  const old = textOf(file);
  // Its holder has released it just now. To delete a file that is not there could delete the lock of the next holder.
  if (old === undefined) return create(file);
  if (isRunning(parse(old)?.holder)) return false;
  // Between reading and deleting, another process may put its own lock in place of the old one: only one at a time may do so.
  const guard = `${file}.old`;
  if (!takeLock(guard)) return false;
  try {
    if (textOf(file) === old) rmSync(file, { force: true });
    return create(file);
  } finally {
    releaseLock(guard);
  }
}

/** Writes into this process's lock which process installs for it. @param {string} file @param {number} pid */
export const nameInstaller = (file, pid) =>
  put(file, { holder: processOf(process.pid), installer: processOf(pid) }, renameSync);

/** @param {string} file */
export const releaseLock = (file) => rmSync(file, { force: true });
