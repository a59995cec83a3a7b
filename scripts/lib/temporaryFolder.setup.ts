import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Gives all tests of a workspace, and the processes that they start, one folder for temporary files, and deletes it after
 * the last test. A test that fails, or forgets its files, leaves none.
 */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-tests-"));
  // Servers run as users of their own.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
