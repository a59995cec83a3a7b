import type { Page } from "@playwright/test";
import { withPictures } from "../browser.ts";
import { layoutShift } from "../fixtures/layoutShift.ts";
import { untilStill, visit } from "../fixtures/page.ts";
import { coreOnPhone, expect, onPhone, test } from "../fixtures/test.ts";

test.use({ launchOptions: withPictures });

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
