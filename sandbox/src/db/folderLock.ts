import { DatabaseSync } from "node:sqlite";

/** As `tryLock`; throws an error for people when another process has the folder. */
export function lockFolder(folder: string): () => void {
  const unlock = tryLock(folder);
  if (!unlock) throw new Error(`another process uses the database in ${folder}: stop it first, or set DATA_DIR`);
  return unlock;
}

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
