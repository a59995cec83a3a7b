import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { refuse } from "./refuse.mjs";

const LIBRARY = "libatomic.so.1";

/** Whether this system has the library that the repository's Node needs, and Node 20 does not. */
export function hasLibatomic() {
  if (process.platform !== "linux") return true;
  try {
    process.dlopen({ exports: {} }, LIBRARY);
    return true;
  } catch (error) {
    // Node refuses a library that the system has, too, because it is no part of Node.
    return error instanceof Error && !error.message.includes("No such file");
  }
}

/** Where the repository's Node lies beside a libatomic of its own, on systems that have none. @param {string} root */
const ownFolder = (root) => path.join(root, "node_modules", "node", "libatomic");

/** Whether the repository's Node has a libatomic of its own. @param {string} root */
export const hasOwnLibatomic = (root) => existsSync(path.join(ownFolder(root), LIBRARY));

/** Variables by which programs find libatomic in a folder. @param {string | undefined} folder */
export const libatomicVariables = (folder) =>
  folder === undefined ? {} : { LD_LIBRARY_PATH: [folder, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":") };

/**
 * Returns a folder with libatomic; undefined on a system that has it. apt-get downloads it, for which it needs no rights.
 * Where that fails the process ends with what to install.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export function fetchLibatomic(root) {
  // The repository's Node, when it runs this, always finds its own.
  const isOwn = hasOwnLibatomic(root);
  if (!isOwn && hasLibatomic()) return undefined;
  const folder = path.join(root, ".data", "libatomic");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  if (isOwn) copyFileSync(path.join(ownFolder(root), LIBRARY), path.join(folder, LIBRARY));
  else if (!download(folder))
    refuse(`The repository's Node needs ${LIBRARY}, which this system doesn't have. Install it, and repeat the command:
  Debian, Ubuntu   sudo apt-get install libatomic1
  Fedora           sudo dnf install libatomic`);
  return folder;
}

/** Downloads Debian's package and puts its library into the folder. Returns whether that succeeded. @param {string} folder */
function download(folder) {
  console.log(`This system has no ${LIBRARY}: downloading Debian's …`);
  const work = path.join(folder, "work");
  mkdirSync(path.join(work, "cache"), { recursive: true });
  // PATH may lack the folders of the system, as it does in CI.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/bin:/sbin:/bin` };
  /** @param {string} program @param {string[]} args */
  const run = (program, ...args) => spawnSync(program, args, { cwd: work, env }).status === 0;
  const own = ["-o", `Dir::State::lists=${work}/lists`, "-o", `Dir::Cache=${work}/cache`];
  const isDownloaded =
    run("apt-get", "download", "libatomic1") ||
    // The system has no lists of packages, or old ones.
    (run("apt-get", ...own, "update") && run("apt-get", ...own, "download", "libatomic1"));
  const file = readdirSync(work).find((name) => name.endsWith(".deb"));
  if (!isDownloaded || file === undefined || !run("dpkg-deb", "-x", file, "unpacked")) return false;
  const found = readdirSync(work, { recursive: true, encoding: "utf8" }).find((name) => name.endsWith(`/${LIBRARY}`));
  if (found !== undefined) copyFileSync(path.join(work, found), path.join(folder, LIBRARY));
  rmSync(work, { recursive: true });
  return found !== undefined;
}

/** By this file the repository's Node, and each process that it starts, finds libatomic. */
const STARTER = `#!/bin/sh
folder="$(dirname "$(readlink -f "$0")")/../libatomic"
exec env LD_LIBRARY_PATH="$folder\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" "$folder/node" "$@"
`;

/**
 * Moves the installed Node to a folder with its own libatomic, and puts a file that starts it in its place.
 *
 * @param {string} root
 * @param {string} node
 * @param {string} libatomic the folder of `fetchLibatomic`
 */
export function giveLibatomic(root, node, libatomic) {
  renameSync(libatomic, ownFolder(root));
  renameSync(node, path.join(ownFolder(root), "node"));
  writeFileSync(node, STARTER, { mode: 0o755 });
}
