import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Whether this process may install packages: as root on Debian, for example in CI. */
export const isDebianRoot = () => process.getuid?.() === 0 && existsSync("/etc/debian_version");

/** Where Debian puts programs. PATH may lack these folders, as it does in CI. */
const SYSTEM_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** The whole path of a program in PATH, or where Debian puts programs; undefined when it is in neither. */
export const findProgram = (name: string): string | undefined =>
  `${process.env.PATH}:${SYSTEM_PATH}`
    .split(":")
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Installs the first of these packages that this version of Debian has. */
export function installFromDebian(...names: [string, ...string[]]): void {
  const env = { ...process.env, PATH: SYSTEM_PATH, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  for (const name of names) {
    console.log(`Installing Debian's ${name} …`);
    const { status } = spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
      stdio: ["ignore", "ignore", "inherit"],
      env,
    });
    if (status === 0) return;
  }
}
