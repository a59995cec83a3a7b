import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether this process may install packages: as root on Debian, for example in CI. */
export const isDebianRoot = () => process.getuid?.() === 0 && existsSync("/etc/debian_version");

/** Installs the first of these packages that this version of Debian has. */
export function installFromDebian(...names: [string, ...string[]]): void {
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  for (const name of names) {
    console.log(`Installing Debian's ${name} …`);
    const { status } = spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status === 0) return;
  }
}
