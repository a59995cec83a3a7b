/**
 * Web vitals of a first visit on a slow phone, measured by Lighthouse. Network and processor are really slowed down (562 ms a
 * request, 1.4 Mbit/s, a quarter of the speed), or simulated. Takes the median of some visits; fails beyond the budgets.
 * `node scripts/lab/vitals.ts --help` lists the arguments.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import lighthouse, { type Flags } from "lighthouse";
import { chromium } from "playwright";
import { readArguments } from "../lib/commandLine.ts";
import { ensureChromium } from "../lib/machine/chromium.ts";
import { findFreePort } from "../lib/machine/ports.ts";
import { startOwnProduct } from "./ownProduct.ts";
import { quantile } from "./quantile.ts";
import { toProcessorTime } from "./vitals/processorTime.ts";

/** Of Lighthouse's score for performance. */
const LEAST_SCORE = 97;
const SLOWED = {
  "first-contentful-paint": { limit: 1800, unit: "ms" },
  "largest-contentful-paint": { limit: 2000, unit: "ms" },
  "cumulative-layout-shift": { limit: 0.02, unit: "" },
  "total-blocking-time": { limit: 150, unit: "ms" },
} as const;
const SIMULATED = {
  ...SLOWED,
  "largest-contentful-paint": { limit: 1800, unit: "ms" },
  "total-blocking-time": { limit: 100, unit: "ms" },
} as const;

const usual = ["/", "/rng", "/lottery", "/promotions", "/register"];

const USAGE = `node scripts/lab/vitals.ts [PATH…] [options]

  PATH           of a screen; without any, the screens on which most visits begin: ${usual.join(" ")} and a game
  --at ADDRESS   of a running product, such as http://localhost:4000; without it, one is started
  --visits N     visits of each screen (3)
  --simulated    calculates the slow phone from a fast visit, as Lighthouse's score does, but from the tasks' processor
                 time: a machine that others use changes it less`;

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    at: { type: "string" },
    visits: { type: "string", default: "3" },
    simulated: { type: "boolean", default: false },
  },
});
const budgets = values.simulated ? SIMULATED : SLOWED;

const product = values.at === undefined ? await startOwnProduct() : undefined;
const base = product?.origin ?? values.at;

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
await page.goto(`${base}/health/live`);
await page.evaluate(() => localStorage.setItem("ageConfirmed", "21"));
await page.close();

const flags: Flags = {
  port: debuggingPort,
  onlyCategories: ["performance"],
  disableStorageReset: true,
  blockedUrlPatterns: ["*/sw.js"],
  logLevel: "error",
};

async function measure(url: string) {
  const result = values.simulated
    ? await simulated(url)
    : await lighthouse(url, { ...flags, throttlingMethod: "devtools" });
  if (!result) throw new Error(`no result for ${url}`);
  return result.lhr;
}

async function simulated(url: string) {
  const dir = await mkdtemp(path.join(tmpdir(), "vitals-"));
  try {
    await lighthouse(url, { ...flags, gatherMode: dir });
    await toProcessorTime(path.join(dir, "trace.json"));
    return await lighthouse(url, { ...flags, auditMode: dir });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** The page of the game that most play. */
async function gamePath(): Promise<string> {
  const response = await fetch(`${base}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-atrium-csrf": "1" },
    body: JSON.stringify({ query: "{ site { games(first: 1) { edges { node { id } } } } }" }),
  });
  const [, id] = /"id":"([^"]+)"/.exec(await response.text()) ?? [];
  return `/game?id=${id}`;
}

const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

let over = 0;
function print(name: string, value: string, limit: string, isOver: boolean) {
  if (isOver) over += 1;
  console.log(`  ${name.padEnd(26)} ${value} of ${limit} ${isOver ? "OVER" : "ok"}`);
}

try {
  for (const route of positionals.length > 0 ? positionals : [...usual, await gamePath()]) {
    const visits = [];
    for (let visit = 0; visit < Number(values.visits); visit += 1) visits.push(await measure(`${base}${route}`));
    console.log(`\n${route}`);
    const score = 100 * median(visits.map(({ categories }) => categories.performance?.score ?? 0));
    print("score", score.toFixed(0), `at least ${LEAST_SCORE}`, score < LEAST_SCORE);
    for (const [id, { limit, unit }] of Object.entries(budgets)) {
      const value = median(visits.map(({ audits }) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY));
      print(id, `${value.toFixed(unit ? 0 : 3)}${unit}`, `${limit}${unit}`, value > limit);
    }
  }
} finally {
  await browser.close();
  await product?.stop();
}
process.exitCode = over === 0 ? 0 : 1;
