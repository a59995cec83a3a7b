import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Like `tryLock`, but throws a readable error when another process holds the lock. */
export function lockFolder(folder: string): () => void {
  const unlock = tryLock(folder);
  if (!unlock) throw new Error(`another process uses the database in ${folder}: stop it first, or set DATA_DIR`);
  return unlock;
}

/**
 * Locks a folder for this process and returns the function that unlocks it; undefined when another process holds the
 * lock. The system releases the lock when the process dies, so no lock is left behind.
 */
export function tryLock(folder: string): (() => void) | undefined {
  // Before the first start there is nothing yet.
  mkdirSync(path.dirname(folder), { recursive: true });
  // Only the lock of this SQLite file is used: it works the same way on every system.
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
