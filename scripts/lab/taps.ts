/**
 * Times from a tap to the next paint (INP) on a phone with a processor four times slower, in a real browser. Several addresses
 * take turns, so that a busy machine slows them down alike. Prints the time within which three of four taps are answered, its
 * parts and all times, in ms. The browser gives them in steps of 8 ms.
 * `node scripts/lab/taps.ts --help` lists the options.
 */
import { chromium, type Page } from "playwright";
import { readArguments } from "../lib/commandLine.ts";
import { ensureChromium } from "../lib/machine/chromium.ts";
import { startOwnProduct } from "./ownProduct.ts";
import { quantile } from "./quantile.ts";

const SLOWER = 4;
/** After a page is loaded, and after a tap: work that comes later must not count for the next tap. */
const SETTLE_MS = 6000;
const AFTER_MS = 2500;

interface Timing {
  /** Until the first listener begins, all listeners, and from there to the paint. */
  wait: number;
  run: number;
  paint: number;
  total: number;
}

declare global {
  var taps: Timing[];
}

const USAGE = `node scripts/lab/taps.ts [ADDRESS…] [options]

  ADDRESS       of a running product, such as http://localhost:4000; several take turns; without any, one is started
  --rounds N    rounds of all taps (5)
  --only TEXT   only taps with this text in their name`;

const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: { rounds: { type: "string", default: "5" }, only: { type: "string", default: "" } },
});
const product = positionals.length === 0 ? await startOwnProduct() : undefined;
const bases = product ? [product.origin] : positionals;

const main = (page: Page) => page.getByRole("main");
const game = (page: Page) => main(page).getByRole("button", { name: /^Play / });
const links = (page: Page, navigation: string) => page.getByRole("navigation", { name: navigation }).getByRole("link");

/** A visit: the path, and the taps one after the other. */
const visits: { path: string; taps: Record<string, (page: Page) => Promise<void>> }[] = [
  {
    path: "/",
    taps: {
      "home: games sheet": (page) => page.getByRole("button", { name: "Games", exact: true }).last().tap(),
      "home: close the sheet": (page) => page.keyboard.press("Escape"),
      "home: open a game": (page) => game(page).first().tap(),
    },
  },
  {
    path: "/",
    taps: {
      "screens: home to slots": (page) => links(page, "Game categories").first().tap(),
      "screens: slots to home": (page) => links(page, "Shortcuts").first().tap(),
      "screens: home to hot games": (page) => links(page, "Shortcuts").nth(1).tap(),
      "screens: hot games to favourites": (page) => links(page, "Shortcuts").nth(2).tap(),
    },
  },
  {
    path: "/rng",
    taps: {
      "lobby: filters": (page) =>
        main(page)
          .getByRole("button", { name: /filter/i })
          .first()
          .tap(),
      "lobby: close the filters": (page) => page.keyboard.press("Escape"),
      "lobby: open a game": (page) => game(page).nth(2).tap(),
    },
  },
  {
    path: "/lottery",
    taps: {
      "lottery: a number": (page) => main(page).getByRole("button", { name: "5", exact: true }).first().tap(),
      "lottery: all numbers": (page) => main(page).getByRole("button", { name: "All", exact: true }).first().tap(),
    },
  },
];

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });

/** Does all taps of a visit, and adds what each took. */
async function visit(base: string, { path, taps }: (typeof visits)[number], results: Map<string, Timing[]>) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
    locale: "en-US",
  });
  await context.addInitScript(() => {
    localStorage.setItem("ageConfirmed", "21");
    sessionStorage.setItem("index_notice", "1");
    globalThis.taps = [];
    // The types of the DOM lack the threshold.
    const options = { type: "event", durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
        globalThis.taps.push({
          wait: entry.processingStart - entry.startTime,
          run: entry.processingEnd - entry.processingStart,
          paint: entry.startTime + entry.duration - entry.processingEnd,
          total: entry.duration,
        });
      }
    }).observe(options);
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(base + path);
  await page.waitForTimeout(SETTLE_MS);
  for (const [name, tap] of Object.entries(taps)) {
    await page.evaluate(() => {
      globalThis.taps.length = 0;
    });
    await tap(page);
    await page.waitForTimeout(AFTER_MS);
    const [longest] = await page.evaluate(() => globalThis.taps.toSorted((a, b) => b.total - a.total));
    const key = `${name} ${base}`;
    results.set(key, [...(results.get(key) ?? []), longest ?? { wait: 0, run: 0, paint: 0, total: 0 }]);
  }
  await context.close();
}

const results = new Map<string, Timing[]>();
try {
  const chosen = visits.filter(({ taps }) => Object.keys(taps).some((name) => name.includes(values.only)));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const one of chosen) {
      for (const base of bases) await visit(base, one, results);
    }
  }
} finally {
  await browser.close();
  await product?.stop();
}
for (const [name, timings] of [...results].sort(([a], [b]) => a.localeCompare(b))) {
  const of = (part: keyof Timing) =>
    Math.round(
      quantile(
        timings.map((timing) => timing[part]),
        0.75,
      ),
    );
  const all = timings.map(({ total }) => total).join(" ");
  console.log(
    `${name.padEnd(50)} ${`${of("total")}`.padStart(4)} ms: wait ${of("wait")}, run ${of("run")}, paint ${of("paint")} (${all})`,
  );
}
