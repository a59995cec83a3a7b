import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { root } from "../paths.ts";

/** A place with a clone of this repository, and hardly more than Node and npm. */
export interface Place {
  /** For people, such as "a minimal Debian". */
  name: string;
  /** The program and its arguments that run a shell command in the clone, as a user without rights. */
  commandOf: (shellCommand: string) => [string, string[]];
  env: Record<string, string>;
  uid?: number;
  gid?: number;
}

/** A path with a space finds each place that forgets to quote one. */
export const CLONE = "a folder/atrium";

/** The user that owns the clone, where this process may choose one. */
export const VISITOR = 1777;

/** Copies the Node and the npm that run this command, which are those of the machine, to a folder such as /usr/local. */
export function copyNode(prefix: string): void {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  if (!node || !npm) throw new Error("Run this as: npm run naked");
  mkdirSync(path.join(prefix, "bin"), { recursive: true });
  cpSync(node, path.join(prefix, "bin/node"), { dereference: true });
  cpSync(path.resolve(npm, "../.."), path.join(prefix, "lib/node_modules/npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(prefix, "bin", name));
}

/** Clones the last commit into a home folder, with this user's settings of npm, which name the registry. */
export function fillHome(home: string): void {
  mkdirSync(path.dirname(path.join(home, CLONE)), { recursive: true });
  execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${root}`, path.join(home, CLONE)]);
  const { npm_config_userconfig: settings } = process.env;
  if (settings) cpSync(settings, path.join(home, ".npmrc"), { force: true });
  if (process.getuid?.() === 0) execFileSync("chown", ["-R", `${VISITOR}:${VISITOR}`, home]);
}

const NETWORK = [
  "NODE_EXTRA_CA_CERTS",
  "SSL_CERT_FILE",
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "NO_PROXY",
  "npm_config_registry",
];

/** The variables by which a machine reaches its network. */
export const networkVariables = (): Record<string, string> =>
  Object.fromEntries(
    NETWORK.flatMap((name) => [name, name.toLowerCase()]).flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );
