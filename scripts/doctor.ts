/** npm run doctor: what this machine has of what the repository needs, each with the command that mends it. */
import { existsSync } from "node:fs";
import { findChromium } from "./lib/chromium.ts";
import { inRoot } from "./lib/paths.ts";
import { isPortFree } from "./lib/ports.ts";
import { portsOf } from "./lib/product.ts";

interface Finding {
  ok: boolean;
  what: string;
  mend: string;
}

const major = Number(process.versions.node.split(".")[0]);
const findings: Finding[] = [
  { ok: major >= 26, what: `Node ${process.versions.node} runs the scripts`, mend: "npm ci" },
  { ok: existsSync(inRoot("node_modules/.atrium-install")), what: "dependencies are installed", mend: "npm ci" },
  {
    ok: findChromium() !== undefined,
    what: "a Chromium for the browser journeys",
    mend: "npm test installs one; or set CHROMIUM to the path of yours",
  },
  {
    ok: existsSync("/usr/lib/postgresql/15/bin/initdb"),
    what: "PostgreSQL 15, to run the sandbox's tests on it too (they skip it otherwise)",
    mend: "apt-get install postgresql-15",
  },
  { ok: existsSync(inRoot("web/dist/index.html")), what: "the web client is built", mend: "npm start builds it" },
];
for (const [name, port] of Object.entries(portsOf({ port: 4000, sandboxPort: 4100, dataDir: "" }))) {
  findings.push({
    ok: await isPortFree(port),
    what: `port ${port} is free (${name})`,
    mend: "stop what listens there, or: npm start -- --port 5000 --sandbox-port 5100",
  });
}

for (const { ok, what, mend } of findings) console.log(`${ok ? "✓" : "✗"} ${what}${ok ? "" : `\n    → ${mend}`}`);
