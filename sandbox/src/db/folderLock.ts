import { DatabaseSync } from "node:sqlite";

/**
 * Claims a folder for this process; undefined while another one has it. Returns what lets go of it. The system releases
 * the lock when the process dies, however that happens: there is no stale one to clean up.
 */
export function tryLock(folder: string): (() => void) | undefined {
  // The only thing used of this SQLite file is its lock, the one that works alike on every system.
  const lock = new DatabaseSync(`${folder}.lock`);
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    return undefined;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}
