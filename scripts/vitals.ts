/**
 * Lab values of a first visit on a simulated slow phone, by Lighthouse against the running product; fails above the budgets.
 *
 *   node scripts/vitals.ts [path …]      the home screen and the slot lobby unless told
 */
import { spawn } from "node:child_process";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { ensureChromium } from "./lib/chromium.ts";
import { inRoot } from "./lib/paths.ts";
import { findFreePort } from "./lib/ports.ts";

const PORT = 4090;
const BUDGETS = {
  "largest-contentful-paint": { limit: 2000, unit: "ms" },
  "cumulative-layout-shift": { limit: 0.05, unit: "" },
  "total-blocking-time": { limit: 150, unit: "ms" },
} as const;

const routes = process.argv.length > 2 ? process.argv.slice(2) : ["/", "/rng"];

const product = spawn(process.execPath, [inRoot("scripts/start.ts"), "--port", `${PORT}`, "--sandbox-port", "4190"], {
  env: { ...process.env, DATA_DIR: ".data/vitals" },
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise<void>((resolve, reject) => {
  product.once("exit", (code) => reject(new Error(`the product ended with ${code}`)));
  product.stdout.on("data", (chunk: Buffer) => {
    if (chunk.toString().includes("Atrium is ready")) resolve();
  });
});

const debuggingPort = await findFreePort();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    `--remote-debugging-port=${debuggingPort}`,
  ],
});
let over = 0;
try {
  for (const route of routes) {
    const result = await lighthouse(`http://localhost:${PORT}${route}`, {
      port: debuggingPort,
      onlyCategories: ["performance", "accessibility"],
      logLevel: "error",
    });
    if (!result) throw new Error(`no result for ${route}`);
    const { audits, categories } = result.lhr;
    console.log(
      `\n${route}   performance ${categories.performance?.score}, accessibility ${categories.accessibility?.score}`,
    );
    for (const [id, { limit, unit }] of Object.entries(BUDGETS)) {
      const value = audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
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
