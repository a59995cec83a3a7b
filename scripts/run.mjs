// Entry of every `npm run …` of this repository. It and its modules are plain JavaScript for Node 20. It installs the
// dependencies when they are missing, incomplete or out of date, and then runs scripts/<command>.ts on the Node version
// that the repository pins.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled, nodeOf } from "./lib/install/install.mjs";
import { refuseOtherSystems } from "./lib/install/systems.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [command = "", ...args] = process.argv.slice(2);

// A closed terminal takes no output, which must not end this process before the installation.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
refuseOtherSystems();
const seconds = await ensureInstalled(root);

const child = spawn(nodeOf(root), [path.join(root, "scripts", `${command}.ts`), ...args], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: `${path.join(root, "node_modules", ".bin")}${path.delimiter}${process.env.PATH}`,
    ATRIUM_INSTALL_SECONDS: String(seconds),
    TURBO_TELEMETRY_DISABLED: "1",
  },
});
// The terminal sends Ctrl-C, and its own end, to the child as well, so only wait for it. SIGTERM reaches only this process.
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("exit", (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
