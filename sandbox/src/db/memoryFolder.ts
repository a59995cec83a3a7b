import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const SHARED_MEMORY = "/dev/shm";
/** What the databases of a whole run of the tests need, with a margin. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * A folder for data that need not outlive this process: in memory where there is room for it, otherwise the system's folder
 * of temporary files. To copy a database costs a disk's file system eight times the processor's time.
 */
export const memoryFolder = (): string => (hasRoom() ? SHARED_MEMORY : tmpdir());

function hasRoom(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) > NEEDED_BYTES;
}
