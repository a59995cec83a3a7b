/**
 * Takes the pictures of the documentation from a running product, and writes them to docs/images.
 * `node scripts/lab/pictures.ts --help` lists the options.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { readArguments, refuse } from "../lib/commandLine.ts";
import { ensureChromium } from "../lib/machine/chromium.ts";
import { root } from "../lib/paths.ts";
import { type Cookies, logIn } from "./logIn.ts";

const MAX_BYTES = 100_000;
/** For one step, on a busy machine. */
const LIMIT_MS = 120_000;

const USAGE = `node scripts/lab/pictures.ts ADDRESS [--only NAME]

  ADDRESS       of a running product, such as http://localhost:4000
  --only NAME   only pictures with this part in their name`;
const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: { only: { type: "string", default: "" } },
});
const [address, ...others] = positionals;
if (address === undefined || others.length > 0) refuse(`Give the address of a running product.\n\n${USAGE}`);

const base = address;

interface Picture {
  path: string;
  theme: "dark" | "light";
  /** The account that is logged in; none for a guest. */
  account?: "demo" | "agent";
  isPhone?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

const showMotion = (page: Page) =>
  page
    .getByRole("button", { name: /^Play / })
    .nth(2)
    .hover();
const game = "Ancient Lemons";
const gameAlone = `/rng?q=${encodeURIComponent(game)}`;
const spin = (page: Page) => page.frameLocator("iframe").getByRole("button", { name: /^Spin/ });
const openGame = async (page: Page) => {
  await page
    .getByRole("button", { name: `Play ${game}` })
    .first()
    .click();
  await spin(page).waitFor();
};
/** On a desktop a game opens over its lobby. The headless browser leaves that frame empty, so this is the game's own page. */
const openGamePage = async (page: Page) => {
  await openGame(page);
  const id = new URL(page.url()).searchParams.get("game");
  await page.goto(`${base}/game?id=${id}`);
  await spin(page).waitFor();
  await page.getByText(`Loading ${game}`).waitFor({ state: "hidden" });
};
const openBalance = (page: Page) => page.getByRole("status", { name: "Balance" }).getByRole("button").first().click();
const fillSlip = async (page: Page) => {
  const main = page.getByRole("main");
  for (const number of ["3", "7"]) {
    for (const board of await main.getByRole("button", { name: number, exact: true }).all()) await board.click();
  }
};

const pictures: Record<string, Picture> = {
  home: { path: "/", theme: "dark", account: "demo", prepare: showMotion },
  lobby: { path: "/rng", theme: "light", account: "demo" },
  game: { path: gameAlone, theme: "dark", prepare: openGamePage },
  lottery: { path: "/lottery", theme: "light", account: "demo", prepare: fillSlip },
  wallet: { path: "/?member=transferFund", theme: "dark", account: "demo" },
  agent: { path: "/agent/team-betting", theme: "light", account: "agent" },
  rewards: { path: "/rewards", theme: "light", account: "demo" },
  account: { path: "/account/personalHistoryCopy", theme: "dark", account: "demo" },
  "agent-account": { path: "/agent/team/demo", theme: "light", account: "agent" },
  "home-phone": { path: "/", theme: "light", isPhone: true },
  "lobby-phone": { path: "/rng", theme: "dark", isPhone: true },
  "game-phone": { path: gameAlone, theme: "dark", isPhone: true, prepare: openGame },
  "lottery-phone": { path: "/lottery", theme: "dark", account: "demo", isPhone: true },
  "wallet-phone": { path: "/?member=depositv2", theme: "light", account: "demo", isPhone: true },
  "rewards-phone": { path: "/rewards", theme: "dark", account: "demo", isPhone: true },
  "balance-phone": { path: "/", theme: "light", account: "demo", isPhone: true, prepare: openBalance },
  "agent-phone": { path: "/agent/team-betting", theme: "dark", account: "agent", isPhone: true },
};

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });

/** The cookies of an account's session. Each account logs in once. */
const sessions = new Map<string, Cookies>();

/** Pictures appear slowly, and parts of a screen load after others. */
const LATE_MS = 4000;

/** Waits until nothing on the screen loads any more. */
async function settled(page: Page) {
  await page.waitForTimeout(LATE_MS);
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const isSeen = (image: HTMLImageElement) => {
      const { top, left, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && left < innerWidth;
    };
    const isLoading = document.querySelector("[aria-busy=true]") !== null;
    return !isLoading && [...document.images].filter(isSeen).every(({ complete }) => complete);
  });
}

/** The screen as WebP, in the best quality that fits. */
async function webpOf(page: Page): Promise<Buffer> {
  const png = await page.screenshot();
  const drawing = await browser.newPage();
  const url = await drawing.evaluate(
    async ([source, maxBytes]) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [picture.width, picture.height];
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      for (let quality = 0.9; ; quality -= 0.05) {
        const tried = canvas.toDataURL("image/webp", quality);
        if (tried.length * 0.75 <= maxBytes || quality < 0.3) return tried;
      }
    },
    [png.toString("base64"), MAX_BYTES] as const,
  );
  await drawing.close();
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

async function take(name: string, { path: shown, theme, account, isPhone = false, prepare }: Picture) {
  const context = await browser.newContext({
    ...(isPhone ? phone : desktop),
    locale: "en-US",
    serviceWorkers: "block",
  });
  if (account !== undefined) {
    const cookies = sessions.get(account) ?? (await logIn(browser, base, account));
    sessions.set(account, cookies);
    await context.addCookies(cookies);
  }
  await context.addInitScript((chosen) => {
    localStorage.setItem("ageConfirmed", "21");
    localStorage.setItem("theme", chosen);
    sessionStorage.setItem("index_notice", "1");
  }, theme);
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.goto(base + shown);
  await settled(page);
  await prepare?.(page);
  await settled(page);
  const webp = await webpOf(page);
  writeFileSync(path.join(root, "docs/images", `${name}.webp`), webp);
  console.log(`${name}.webp: ${Math.round(webp.length / 1000)} kB`);
  await context.close();
}

try {
  for (const [name, picture] of Object.entries(pictures)) if (name.includes(values.only)) await take(name, picture);
} finally {
  await browser.close();
}
