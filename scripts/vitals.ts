/**
 * Web vitals of a first visit on a slow phone, measured by Lighthouse. Network and processor are really slowed down (562 ms a
 * request, 1.4 Mbit/s, a quarter of the speed). Takes the median of three visits; fails above the budgets.
 * `node scripts/vitals.ts --help` lists the arguments.
 */
import { spawn } from "node:child_process";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { readArguments } from "./lib/commandLine.ts";
import { ensureChromium } from "./lib/machine/chromium.ts";
import { findFreePort } from "./lib/machine/ports.ts";
import { inRoot } from "./lib/paths.ts";

const PORT = 4290;
const VISITS = 3;
const BUDGETS = {
  "first-contentful-paint": { limit: 1800, unit: "ms" },
  "largest-contentful-paint": { limit: 2000, unit: "ms" },
  "cumulative-layout-shift": { limit: 0.02, unit: "" },
  "total-blocking-time": { limit: 150, unit: "ms" },
} as const;

const usual = ["/", "/rng", "/lottery", "/promotions", "/register"];

const USAGE = `node scripts/vitals.ts [PATH…]

  PATH   of a screen; without any, the screens on which most visits begin: ${usual.join(" ")}`;

const { positionals } = readArguments(USAGE, { allowPositionals: true });
const routes = positionals.length > 0 ? positionals : usual;

const product = spawn(
  process.execPath,
  [inRoot("scripts/start.ts"), "--port", `${PORT}`, "--sandbox-port", `${PORT + 100}`],
  {
    env: { ...process.env, DATA_DIR: ".data/vitals" },
    stdio: ["ignore", "pipe", "inherit"],
  },
);
await new Promise<void>((resolve, reject) => {
  product.once("exit", (code) => reject(new Error(`the product ended with ${code}`)));
  product.stdout.on("data", (chunk: Buffer) => {
    if (chunk.toString().includes("Atrium is ready")) resolve();
  });
});

const debuggingPort = await findFreePort();
// Each visit is a first one, except that the age is confirmed: the age gate would hide the screens that are measured.
const browser = await chromium.launchPersistentContext("", {
  executablePath: await ensureChromium(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disk-cache-size=1",
    `--remote-debugging-port=${debuggingPort}`,
  ],
});
const page = await browser.newPage();
await page.goto(`http://localhost:${PORT}/health/live`);
await page.evaluate(() => localStorage.setItem("ageConfirmed", "21"));
await page.close();

async function measure(url: string) {
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: ["performance"],
    disableStorageReset: true,
    blockedUrlPatterns: ["*/sw.js"],
    throttlingMethod: "devtools",
    logLevel: "error",
  });
  if (!result) throw new Error(`no result for ${url}`);
  return result.lhr.audits;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

let over = 0;
try {
  for (const route of routes) {
    const visits = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await measure(`http://localhost:${PORT}${route}`));
    console.log(`\n${route}`);
    for (const [id, { limit, unit }] of Object.entries(BUDGETS)) {
      const value = median(visits.map((audits) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY));
      if (value > limit) over += 1;
      console.log(
        `  ${id.padEnd(26)} ${value.toFixed(unit ? 0 : 3)}${unit} of ${limit}${unit} ${value > limit ? "OVER" : "ok"}`,
      );
    }
  }
} finally {
  await browser.close();
  product.kill("SIGTERM");
}
process.exitCode = over === 0 ? 0 : 1;
