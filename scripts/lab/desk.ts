/**
 * An agent's reports in a browser on slow 4G (562 ms a request, 1.4 Mbit/s): until the first paint and until the first rows,
 * at the first visit and at a later one through the service worker, and from the press of "Next page" to its rows. Medians in ms.
 * `node scripts/lab/desk.ts --help` lists the options.
 */
import { type BrowserContext, chromium, type Page } from "playwright";
import { readArguments } from "../lib/commandLine.ts";
import { ensureChromium } from "../lib/machine/chromium.ts";
import { type Cookies, logIn } from "./logIn.ts";
import { startOwnProduct } from "./ownProduct.ts";
import { quantile } from "./quantile.ts";

const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const REPORTS = ["overview", "team-betting", "profit-loss", "transactions", "team"];
/** How long the pointer rests on the button before the press. */
const RESTING_MS = 1000;
/** How long a person reads a page of rows before the next one, at least. */
const READING_MS = 3000;
const USAGE = `node scripts/lab/desk.ts [options]

  --at ADDRESS   of a running product, such as http://localhost:4000; without it, one is started
  --visits N     visits of each report (3)`;

const { values } = readArguments(USAGE, {
  options: { at: { type: "string" }, visits: { type: "string", default: "3" } },
});

/** A window with an empty cache, in which the agent is logged in. */
async function newWindow(cookies: Cookies): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  await context.addInitScript(() => {
    localStorage.setItem("ageConfirmed", "21");
    sessionStorage.setItem("index_notice", "1");
  });
  await context.addCookies(cookies);
  return context;
}

async function openSlowly(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  return page;
}

/** The rows of a report, or the figures of the overview. */
const rows = (page: Page) => page.getByRole("main").locator("tbody tr, dd").filter({ visible: true });

/** From the start of a visit. */
interface Times {
  rows: number;
  paint: number;
}

async function load(page: Page, url: string): Promise<Times> {
  await page.goto(url, { waitUntil: "commit" });
  await rows(page).first().waitFor({ timeout: 60_000 });
  return page.evaluate(() => ({
    rows: performance.now(),
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  }));
}

/** From the press to the paint of other rows; undefined when there is no next page. */
async function turn(page: Page): Promise<number | undefined> {
  const button = page.getByRole("button", { name: "Next page" });
  if ((await button.count()) === 0 || (await button.isDisabled())) return undefined;
  await page.waitForTimeout(READING_MS);
  await button.hover();
  await page.waitForTimeout(RESTING_MS);
  return button.evaluate(async (element: HTMLElement) => {
    const row = () => document.querySelector("main tbody tr")?.textContent;
    const before = row();
    const start = performance.now();
    element.click();
    while (row() === before || row() === undefined) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
}

const median = (numbers: readonly number[]) => Math.round(quantile(numbers, 0.5));

const product = values.at === undefined ? await startOwnProduct() : undefined;
const base = product?.origin ?? values.at ?? "";
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
try {
  const cookies = await logIn(browser, base, "agent");
  for (const report of REPORTS) {
    const first: Times[] = [];
    const again: Times[] = [];
    const turns: (number | undefined)[] = [];
    for (let visit = 0; visit < Number(values.visits); visit += 1) {
      const context = await newWindow(cookies);
      const page = await openSlowly(context);
      first.push(await load(page, `${base}/agent/${report}`));
      await page.waitForTimeout(READING_MS);
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      again.push(await load(page, `${base}/agent/${report}`));
      turns.push(await turn(page));
      await context.close();
    }
    const of = (visits: readonly Times[]) =>
      `paint ${median(visits.map((one) => one.paint))}, rows ${median(visits.map((one) => one.rows))}`;
    const next = turns.filter((one) => one !== undefined);
    console.log(
      `${report.padEnd(14)} first: ${of(first)}; again: ${of(again)}; next page ${next.length > 0 ? median(next) : "–"}`,
    );
  }
} finally {
  await browser.close();
  await product?.stop();
}
