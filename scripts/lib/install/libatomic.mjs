import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { refuse } from "./refuse.mjs";

const LIBRARY = "libatomic.so.1";

/** Whether the system finds a library. The process that asks loads it. @param {string} library */
function canLoad(library) {
  try {
    process.dlopen({ exports: {} }, library);
    return true;
  } catch (error) {
    // A library that was found is refused too, because it is no part of Node.
    return error instanceof Error && !error.message.includes("No such file");
  }
}

/** Whether this system has the library that the repository's Node needs, and Node 20 does not. */
export const hasLibatomic = () => process.platform !== "linux" || canLoad(LIBRARY);

/**
 * Returns the variables by which the repository's Node finds libatomic. Where the system doesn't have it, apt-get
 * downloads it into the data folder, for which it needs no rights; elsewhere the process ends with what to install.
 *
 * @param {string} root
 * @returns {{ LD_LIBRARY_PATH?: string }}
 */
export function libatomicVariables(root) {
  if (hasLibatomic()) return {};
  const folder = path.join(root, ".data", "libraries");
  if (!canLoad(path.join(folder, LIBRARY)) && !download(folder))
    refuse(`The repository's Node needs ${LIBRARY}, which this system doesn't have. Install it, and repeat the command:
  Debian, Ubuntu   sudo apt-get install libatomic1
  Fedora           sudo dnf install libatomic`);
  return { LD_LIBRARY_PATH: [folder, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":") };
}

/** Downloads Debian's package and puts its library into the folder. Returns whether that succeeded. @param {string} folder */
function download(folder) {
  console.log(`This system has no ${LIBRARY}: downloading Debian's …`);
  const work = mkdtempSync(path.join(tmpdir(), "atrium-libatomic-"));
  /** @param {string} program @param {string[]} args */
  const run = (program, ...args) => spawnSync(program, args, { cwd: work }).status === 0;
  try {
    const own = ["-o", `Dir::State::lists=${work}/lists`, "-o", `Dir::Cache=${work}/cache`];
    mkdirSync(path.join(work, "cache"));
    const isDownloaded =
      run("apt-get", "download", "libatomic1") ||
      // The system has no lists of packages, or old ones.
      (run("apt-get", ...own, "update") && run("apt-get", ...own, "download", "libatomic1"));
    const [file] = readdirSync(work).filter((name) => name.endsWith(".deb"));
    if (!isDownloaded || file === undefined || !run("dpkg-deb", "-x", file, "unpacked")) return false;
    const found = readdirSync(work, { recursive: true, encoding: "utf8" }).find((name) => name.endsWith(`/${LIBRARY}`));
    if (found === undefined) return false;
    mkdirSync(folder, { recursive: true });
    copyFileSync(path.join(work, found), path.join(folder, LIBRARY));
    return canLoad(path.join(folder, LIBRARY));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
