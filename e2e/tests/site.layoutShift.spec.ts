import { withPictures } from "../browser.ts";
import { layoutShift } from "../fixtures/layoutShift.ts";
import { untilStill, visit } from "../fixtures/page.ts";
import { expect, onPhone, test } from "../fixtures/test.ts";

test.use({ launchOptions: withPictures });

/** A fifth of what Core Web Vitals call good. */
const LIMIT = 0.02;

/** Screens on which a visit can begin. */
const PATHS = [
  "/",
  "/rng",
  "/hot",
  "/inhouse",
  "/winners",
  "/lottery",
  "/promotions",
  "/promoDetail?id=7",
  "/leaderboards",
  "/jackpots",
  "/vip",
  "/register",
  "/login",
  "/news",
  "/download",
  "/helpmc",
];

test("no page moves while it loads", onPhone, async ({ page }) => {
  for (const path of PATHS) {
    await visit(page, path);
    await expect(page.locator("main")).toBeVisible();
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    await untilStill(page);
    expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(LIMIT);
  }
});
