// Entry of every `npm run …` of this repository. It is plain JavaScript for Node 20. It installs the dependencies when they are
// missing or out of date, and then runs scripts/<command>.ts on the Node version that the repository pins.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const node = path.join(root, "node_modules", "node", "bin", "node");
const stamp = path.join(root, "node_modules", ".atrium-install");
const [command = "", ...args] = process.argv.slice(2);

const lockHash = createHash("sha256")
  .update(readFileSync(path.join(root, "package-lock.json")))
  .digest("hex");
const installed = existsSync(node) && existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash;

if (!installed) {
  console.log("Installing dependencies (about a minute, only when they changed) …");
  const npm = process.env.npm_execpath;
  const ci = ["ci", "--loglevel=error"];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...ci], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", ci, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, lockHash);
}

const child = spawn(node, [path.join(root, "scripts", `${command}.ts`), ...args], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: `${path.join(root, "node_modules", ".bin")}${path.delimiter}${process.env.PATH}`,
    TURBO_TELEMETRY_DISABLED: "1",
  },
});
// The terminal sends Ctrl-C to the child as well, so only wait for it. Other signals reach only this process.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
