import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { installFromDebian, isDebianRoot } from "../machine/debian.ts";
import { CLONE, copyNode, fillHome, networkVariables, type Place, VISITOR } from "./place.ts";

const HOME = "/home/visitor";

/** Whether this process may create another root, and live in it. */
const canHaveRoots = () => isDebianRoot() && spawnSync("unshare", ["--mount", "--pid", "--fork", "true"]).status === 0;

/** A Debian with nothing but its base and Node, for a user without rights; undefined where this process may not create one. */
export function createDebian(folder: string): Place | undefined {
  if (!canHaveRoots()) return undefined;
  if (spawnSync("debootstrap", ["--version"]).error) installFromDebian("debootstrap");
  const system = path.join(folder, "root");
  const { mirror, release } = readMirror();
  console.log(`Building a minimal Debian ${release} …`);
  const { status } = spawnSync("debootstrap", ["--variant=minbase", release, system, mirror], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) return undefined;
  copyNode(path.join(system, "usr/local"));
  copySettings(system);
  execFileSync("chroot", [system, "useradd", "--uid", String(VISITOR), "--create-home", "visitor"]);
  fillHome(path.join(system, HOME));
  const enter = `${mounts(system)}
    exec chroot --userspec=${VISITOR}:${VISITOR} "${system}" /bin/sh -c 'cd "${HOME}/${CLONE}" && eval "$1"' sh "$1"`;
  return {
    name: `a minimal Debian ${release}`,
    env: { ...networkVariables(), HOME, PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" },
    commandOf: (command) => [
      "/usr/bin/unshare",
      ["--mount", "--pid", "--fork", "--kill-child", "/bin/sh", "-ec", enter, "sh", command],
    ],
  };
}

/** The mirror that apt takes this machine's Debian from. */
function readMirror(): { mirror: string; release: string } {
  const release = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? "stable";
  const targets = execFileSync("apt-get", ["indextargets", "--format", "$(CODENAME) $(REPO_URI)"], {
    encoding: "utf8",
  });
  const mirror = targets.split("\n").find((line) => line.startsWith(`${release} `));
  if (mirror === undefined) throw new Error(`apt names no mirror of ${release}.`);
  return { mirror: mirror.slice(release.length + 1), release };
}

/** What the network of this machine asks for: names, certificates, and apt's settings for downloads. */
function copySettings(system: string): void {
  const { NODE_EXTRA_CA_CERTS, SSL_CERT_FILE } = process.env;
  for (const file of ["/etc/resolv.conf", "/etc/hosts", NODE_EXTRA_CA_CERTS, SSL_CERT_FILE])
    if (file && existsSync(file)) cpSync(file, path.join(system, file), { force: true, dereference: true });
  const settings = execFileSync("apt-config", ["dump", "Acquire"], { encoding: "utf8" }).split("\n");
  const downloads = settings.filter((line) => /^Acquire::(Check|https?)/.test(line));
  writeFileSync(path.join(system, "etc/apt/apt.conf.d/90machine"), `${downloads.join("\n")}\n`);
}

/** Mounts what a system has beside its files. It is seen, and lasts, only in the namespace of one command. */
const mounts = (system: string) => `
    cd "${system}"
    mount -t proc proc proc
    mount -t tmpfs tmpfs dev
    for device in null zero full random urandom tty; do touch dev/$device; mount --bind /dev/$device dev/$device; done
    mkdir dev/shm dev/pts
    mount -t tmpfs -o mode=1777 tmpfs dev/shm
    mount -t devpts devpts dev/pts
    ln -s /proc/self/fd dev/fd`;
