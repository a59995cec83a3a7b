import { chmodSync, mkdirSync, statSync } from "node:fs";

/** Makes a folder that only this user can open, also of one that others could. Throws where that is impossible. */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & 0o077) !== 0) chmodSync(folder, 0o700);
  if ((statSync(folder).mode & 0o077) !== 0)
    throw new Error(
      `Other users of this machine can open ${folder}, and its file system keeps no rights: set DATA_DIR elsewhere.`,
    );
}
