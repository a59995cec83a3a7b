/**
 * Scrolls lobbies of a running product from their first game to their last, in a real browser and one page. Prints the memory
 * after a garbage collection, the number of elements in the document, and the times of the frames.
 * `node scripts/lab/lobbyScroll.ts --help` lists the arguments.
 */
import { type CDPSession, chromium, type Page } from "playwright";
import { readArguments, refuse } from "../lib/commandLine.ts";
import { ensureChromium } from "../lib/machine/chromium.ts";

const everyLobby = "/rng,/live,/fish,/pvp,/sports,/esports,/elott";
const USAGE = `node scripts/lab/lobbyScroll.ts ADDRESS [PATHS] [SIZE]

  ADDRESS   of a running product, such as http://localhost:4000
  PATHS     of lobbies, with commas between (${everyLobby})
  SIZE      of the window (1280x800)`;

const { positionals } = readArguments(USAGE, { allowPositionals: true });
const [base, paths = everyLobby, size = "1280x800"] = positionals;
const [width, height] = size.split("x").map(Number);
if (!base || !width || !height) refuse(USAGE);

/** Time limit for one lobby. */
const LIMIT_MS = 300_000;
/** Pixels per frame: about the speed of a person who turns the wheel. */
const STEP = 60;

async function measure(cdp: CDPSession) {
  await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of("JSHeapUsedSize") / 2 ** 20, nodes: of("Nodes"), work: of("TaskDuration") * 1000 };
}

/** Scrolls to the end, frame by frame; returns the time of each frame. */
const scrollThrough = (page: Page) =>
  page.evaluate(
    async ({ step, limit }) => {
      const frames: number[] = [];
      const begin = performance.now();
      let last = begin;
      let waits = 0;
      let cards = 0;
      while (performance.now() - begin < limit && waits < 90) {
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        frames.push(now - last);
        last = now;
        const before = window.scrollY;
        window.scrollBy({ top: step, behavior: "instant" });
        waits = window.scrollY === before ? waits + 1 : 0;
        if (frames.length % 30 === 0) cards = Math.max(cards, document.querySelectorAll("main article").length);
      }
      const elements = document.querySelectorAll("main li[aria-posinset]");
      return {
        frames,
        cards,
        seconds: (performance.now() - begin) / 1000,
        lastPlace: Number(elements.item(elements.length - 1)?.getAttribute("aria-posinset")),
        total: Number(elements.item(0)?.getAttribute("aria-setsize")),
      };
    },
    { step: STEP, limit: LIMIT_MS },
  );

/** Opens a lobby by its link in the page, or by its address when there is no link. */
async function goTo(page: Page, path: string): Promise<void> {
  const link = page.locator(`nav a[href="${path}"]`).first();
  if (await link.count()) await link.dispatchEvent("click");
  else await page.goto(new URL(path, base).href);
  await page.waitForURL(new URL(path, base).href);
  await page.locator("main article").first().waitFor();
}

/** Scrolls one lobby and prints the measurements; returns how many of its games were seen. */
async function report(page: Page, cdp: CDPSession, path: string): Promise<{ seen: number; total: number }> {
  const before = await measure(cdp);
  const { frames, cards, seconds, lastPlace, total } = await scrollThrough(page);
  const after = await measure(cdp);
  const sorted = frames.slice(1).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  console.log(`${path} at ${size}: ${lastPlace} of ${total} games in ${seconds.toFixed(1)} s`);
  console.log(`  JS heap   ${before.heap.toFixed(1)} MB at first, ${after.heap.toFixed(1)} MB at the end`);
  console.log(`  DOM nodes ${before.nodes} at first, ${after.nodes} at the end; ${cards} cards at most`);
  console.log(
    `  Frames    p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms, ${sorted.filter((frame) => frame > 50).length} of ${sorted.length} above 50 ms`,
  );
  console.log(`  Work      ${((after.work - before.work) / frames.length).toFixed(1)} ms of the page's thread a frame`);
  return { seen: lastPlace, total };
}

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--enable-precise-memory-info"],
});
try {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.addInitScript(() => {
    if (window !== window.top) return;
    sessionStorage.setItem("index_notice", "1");
    localStorage.setItem("ageConfirmed", "21");
  });
  const cdp = await page.context().newCDPSession(page);
  // Time of the page's own thread: other programs on the machine do not count.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  let [seen, total] = [0, 0];
  for (const path of paths.split(",")) {
    await goTo(page, path);
    const lobby = await report(page, cdp, path);
    seen += lobby.seen;
    total += lobby.total;
  }
  console.log(`${seen} of ${total} games in one page`);
  if (seen !== total) process.exitCode = 1;
} finally {
  await browser.close();
}
