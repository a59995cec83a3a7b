import type { Locator, Page } from "@playwright/test";
import { withPictures } from "../browser.ts";
import { switchFlags } from "../fixtures/flags.ts";
import { layoutShift } from "../fixtures/layoutShift.ts";
import { follow, header, menu, untilStill, visit } from "../fixtures/page.ts";
import { coreOnPhone, expect, onBothScreens, onPhone, QUICK_SETTINGS, test } from "../fixtures/test.ts";

test.use({ launchOptions: withPictures });

/** The parts around a screen, in the order of the table below. */
type Frame = [header: boolean, side: boolean, footer: boolean, banner: boolean];
const whole: Frame = [true, true, true, true];
const withoutBanner: Frame = [true, true, true, false];

/** Neighbours are different screens, so that each is seen to replace the one before. */
const FRAMES: Record<string, Frame> = {
  "/": whole,
  "/rng": whole,
  "/index": whole,
  "/pvp": whole,
  "/index.html": whole,
  "/live": whole,
  "/home": whole,
  "/fish": whole,
  "/promotions": whole,
  "/sports": whole,
  "/hot": withoutBanner,
  "/esports": whole,
  "/vip": withoutBanner,
  "/elott": whole,
  "/no/such/place": withoutBanner,
  "/inhouse": whole,
  "/lottery": [true, false, false, false],
  "/vnlottery": [true, true, false, false],
  "/register": [true, false, false, true],
  "/seamless": [true, false, false, false],
  "/register.html": [true, false, false, true],
};

test("every route has its own header, side menu, footer and banner", async ({ page }) => {
  const started = new Set<string>();
  for (const [path, frame] of Object.entries(FRAMES)) {
    // The client starts once with each frame; the other screens are reached as by a link.
    const isNew = !started.has(frame.join());
    await (isNew ? visit(page, path) : follow(page, path));
    started.add(frame.join());
    const [hasHeader, hasSide, hasFooter, hasBanner] = frame;
    // Found by its element: a dialog over the page hides it from roles.
    await expect(page.locator("main"), path).toBeVisible();
    await expect(header(page), path).toHaveCount(hasHeader ? 1 : 0);
    await expect(page.getByRole("navigation", { name: "Menu" }), path).toHaveCount(hasSide ? 1 : 0);
    await expect(page.getByRole("contentinfo"), path).toHaveCount(hasFooter ? 1 : 0);
    if (hasBanner) await expect(page.locator('img[src*="/img/banner/"]').first(), path).toBeVisible();
  }
});

test("the operator's switches change header and side menu", onBothScreens, async ({ page, platform, needs }) => {
  needs(QUICK_SETTINGS);
  await switchFlags(page, platform, {
    DIRECT_REGISTER: false,
    FREE_PLAY: false,
    REFERRAL_PROMOTION: false,
    POINT_MALL: false,
    MEMBER_CENTER: false,
  });
  await expect(async () => {
    await visit(page, "/");
    await expect(header(page).getByRole("button", { name: "Log in" })).toBeVisible();
    await expect(header(page).getByRole("button", { name: "Register" })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(header(page).getByRole("button", { name: "Demo", exact: true })).toHaveCount(0);
  const off = await menu(page);
  await expect(off.getByRole("link", { name: "Points mall" })).toHaveCount(0);
  await expect(off.getByRole("link", { name: "Refer and earn" })).toHaveCount(0);
  await switchFlags(page, platform, {});
  await expect(async () => {
    await visit(page, "/");
    await expect(header(page).getByRole("button", { name: "Register" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const on = await menu(page);
  await expect(on.getByRole("link", { name: "Refer and earn" })).toBeVisible();
  await expect(on.getByRole("link", { name: "Points mall" })).toBeVisible();
});

test("where the operator asks for a login, guests are led to it, but for a few pages", async ({
  page,
  platform,
  needs,
}) => {
  needs(QUICK_SETTINGS);
  await switchFlags(page, platform, { LOGINED_TO_HOME_PAGE: true });
  try {
    for (const path of ["/", "/rng", "/promotions", "/down", "/vip"]) {
      await expect(async () => {
        await visit(page, path);
        await expect(page, path).toHaveURL("/login", { timeout: 2_000 });
      }).toPass();
    }
    for (const path of ["/login", "/register", "/register.html", "/helpmc", "/download"]) {
      await visit(page, path);
      await expect(page.locator("main")).toBeVisible();
      await expect(page, path).toHaveURL(path);
    }
    await visit(page, "/help#rules");
    await expect(page).toHaveURL("/helpmc#rules");
    await expect(page.getByRole("article")).toContainText("18");
  } finally {
    await switchFlags(page, platform, {});
    // The next journey must not meet the cached answer.
    await expect(async () => {
      await visit(page, "/vip");
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible({ timeout: 2_000 });
      await expect(page).toHaveURL("/vip", { timeout: 500 });
    }).toPass();
  }
});

test("a maintenance reaches an idle visitor at once, and so does its end", async ({ page, platform }) => {
  /** Repeats the event until the page has its stream. A page without a stream would ask after 24 seconds. */
  const turn = (status: object, shown: Locator) =>
    expect(async () => {
      await platform.post("status", status);
      await expect(shown).toBeVisible({ timeout: 4_000 });
    }).toPass();
  await visit(page, "/");
  await expect(header(page)).toBeVisible();
  await turn(
    { status: 1, endTime: "2030-01-01T08:00:00.000Z" },
    page.getByRole("heading", { name: "Under maintenance" }),
  );
  await expect(page.getByRole("link", { name: "Customer service" })).toBeVisible();
  await turn({ status: 2 }, page.getByRole("heading", { name: "Not available in your region" }));
  await turn({ status: 0 }, header(page));
});

test("the device remembers the folded side menu", async ({ page }) => {
  await visit(page, "/");
  const side = page.getByRole("navigation", { name: "Menu" });
  const width = async () => (await side.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(200);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.poll(width).toBeLessThan(100);
  await page.reload();
  await expect.poll(width).toBeLessThan(100);
});

/** A fifth of what Core Web Vitals call good. */
const MOST_SHIFT = 0.02;

/** Screens on which most visits begin. */
const BEGINNINGS = ["/", "/rng", "/lottery", "/promotions", "/register", "/login", "/news"];

/** Other screens on which a visit can begin. */
const OTHER_BEGINNINGS = [
  "/hot",
  "/inhouse",
  "/winners",
  "/promoDetail?id=7",
  "/leaderboards",
  "/jackpots",
  "/vip",
  "/download",
  "/helpmc",
];

async function expectStill(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await visit(page, path);
    await expect(page.locator("main")).toBeVisible();
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    await untilStill(page);
    expect.soft(await layoutShift(page.locator("body")), path).toBeLessThanOrEqual(MOST_SHIFT);
  }
}

test("no page moves while it loads", coreOnPhone, ({ page }) => expectStill(page, BEGINNINGS));

test("no other page moves while it loads", onPhone, ({ page }) => expectStill(page, OTHER_BEGINNINGS));
