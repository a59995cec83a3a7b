import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

const OTHERS = 0o077;

/**
 * Makes a folder that only its owner can read and write, with all that is in it: accounts, hashes and bets of all members are
 * there. Throws where that is impossible.
 */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const inside = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name));
  for (const one of [folder, ...inside]) {
    const { mode } = statSync(one);
    if ((mode & OTHERS) !== 0) chmodSync(one, mode & ~OTHERS & 0o7777);
  }
  if ((statSync(folder).mode & OTHERS) !== 0)
    throw new Error(
      `other users of this machine can read ${folder}, and its file system keeps no rights: set DATA_DIR elsewhere`,
    );
}
