import type { Locator } from "@playwright/test";
import { isPhone, menu, switchFlags } from "../fixtures/shell.ts";
import { atAnySize, expect, test, visit } from "../fixtures/test.ts";

/** Path, what is around it: header, side menu, footer, a banner. */
const AREAS: [path: string, header: boolean, side: boolean, footer: boolean, banner: boolean][] = [
  ["/", true, true, true, true],
  ["/index", true, true, true, true],
  ["/index.html", true, true, true, true],
  ["/home", true, true, true, true],
  ["/rng", true, true, true, true],
  ["/pvp", true, true, true, true],
  ["/live", true, true, true, true],
  ["/fish", true, true, true, true],
  ["/sports", true, true, true, true],
  ["/esports", true, true, true, true],
  ["/elott", true, true, true, true],
  ["/inhouse", true, true, true, true],
  ["/hot", true, true, true, false],
  ["/promotions", true, true, true, true],
  ["/lottery", true, false, false, false],
  ["/vnlottery", false, false, false, false],
  ["/seamless", false, false, false, false],
  ["/register", true, false, false, true],
  ["/register.html", true, false, false, true],
  ["/vip", true, true, true, false],
  ["/no/such/place", true, true, true, false],
];

test("every route has its own areas around it", async ({ page }) => {
  test.setTimeout(150_000);
  for (const [path, header, side, footer, banner] of AREAS) {
    await visit(page, path);
    // An open window hides what is behind it from those who look by roles.
    await expect(page.locator("main"), path).toBeVisible();
    await expect(page.getByRole("banner"), path).toHaveCount(header ? 1 : 0);
    if (!isPhone(page)) await expect(page.getByRole("navigation", { name: "Menu" }), path).toHaveCount(side ? 1 : 0);
    await expect(page.getByRole("contentinfo"), path).toHaveCount(footer ? 1 : 0);
    if (banner) await expect(page.locator('img[src*="/img/banner/"]').first(), path).toBeVisible();
  }
});

test("what the operator switches changes header and side menu", async ({ page, platform }) => {
  test.setTimeout(240_000);
  await switchFlags(page, platform, {
    DIRECT_REGISTER: false,
    FREE_PLAY: false,
    REFERRAL_PROMOTION: false,
    POINT_MALL: true,
    MEMBER_CENTER: false,
  });
  const header = page.getByRole("banner");
  // The gateway keeps whole answers for a moment.
  await expect(async () => {
    await visit(page, "/");
    await expect(header.getByRole("button", { name: "Log in" })).toBeVisible();
    await expect(header.getByRole("button", { name: "Register" })).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(header.getByRole("button", { name: "Free demo" })).toHaveCount(0);
  const off = await menu(page);
  await expect(off.getByRole("link", { name: "Points mall" })).toBeVisible();
  await expect(off.getByRole("link", { name: "Refer and earn" })).toHaveCount(0);
  await switchFlags(page, platform, { DIRECT_REGISTER: true });
  await expect(async () => {
    await visit(page, "/");
    await expect(header.getByRole("button", { name: "Register" })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const on = await menu(page);
  await expect(on.getByRole("link", { name: "Refer and earn" })).toBeVisible();
  await expect(on.getByRole("link", { name: "Points mall" })).toHaveCount(0);
});

test(
  "without a session everybody is led to the login, but for the exceptions",
  atAnySize,
  async ({ page, platform }) => {
    test.setTimeout(150_000);
    await switchFlags(page, platform, { LOGINED_TO_HOME_PAGE: true });
    try {
      for (const path of ["/", "/rng", "/promotions", "/help", "/down", "/vip"]) {
        await expect(async () => {
          await visit(page, path);
          await expect(page, path).toHaveURL("/login", { timeout: 2_000 });
        }).toPass({ timeout: 30_000 });
      }
      for (const path of ["/login", "/register", "/register.html", "/helpmc", "/download"]) {
        await visit(page, path);
        await expect(page.locator("main")).toBeVisible();
        await expect(page, path).toHaveURL(path);
      }
    } finally {
      await switchFlags(page, platform, { LOGINED_TO_HOME_PAGE: false });
    }
  },
);

test("a maintenance reaches an idle visitor by itself, and so does its end", atAnySize, async ({ page, platform }) => {
  /** Time goes by until something is there; what the client draws in between takes its own time. */
  const inTime = (there: Locator) =>
    expect(async () => {
      await page.clock.runFor(20_000);
      await expect(there).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 45_000 });
  test.setTimeout(150_000);
  await page.clock.install();
  await visit(page, "/");
  await inTime(page.getByRole("banner"));
  await platform.post("status", { status: 1, endTime: "2030-01-01T08:00:00.000Z" });
  await inTime(page.getByRole("heading", { name: "Under maintenance" }));
  await expect(page.getByRole("link", { name: "Contact us" })).toBeVisible();
  await platform.post("status", { status: 2 });
  await inTime(page.getByRole("heading", { name: "Not available in your region" }));
  await platform.post("status", { status: 0 });
  await inTime(page.getByRole("banner"));
});

test("the folded side menu is remembered by the device", atAnySize, async ({ page }) => {
  await visit(page, "/");
  const side = page.getByRole("navigation", { name: "Menu" });
  const width = async () => (await side.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(200);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.poll(width).toBeLessThan(100);
  await page.reload();
  await expect.poll(width).toBeLessThan(100);
});

test("a login in the middle of a long list leaves it where it is", async ({ page }) => {
  await visit(page, "/rng");
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
  // Behind a window the page is hidden from roles.
  const shown = page.locator("main").getByText(/^\d+ of [\d,]+ games$/);
  const count = async () => Number.parseInt((await shown.textContent()) ?? "", 10);
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 2_000));
    expect(await count()).toBeGreaterThan(80);
  }).toPass({ timeout: 30_000 });
  const cards = page.getByRole("main").getByRole("article");
  const card = cards.nth(Math.floor((await cards.count()) / 2));
  await card.getByRole("button", { name: /^Favourite: / }).click();
  const [before, place] = [await count(), await page.evaluate(() => window.scrollY)];
  expect(place).toBeGreaterThan(2_000);
  const popup = page.getByRole("dialog", { name: "Log in" });
  await popup.getByRole("textbox", { name: "User name" }).fill("demo");
  await popup.getByLabel("Password", { exact: true }).fill("Atrium!2026");
  await popup.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("status", { name: "Balance" })).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(await count()).toBeGreaterThanOrEqual(before);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(50);
});
