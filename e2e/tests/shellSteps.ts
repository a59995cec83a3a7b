import type { Page } from "@playwright/test";
import { expect, type Platform } from "./fixtures.ts";

/** What the operator has switched on, as the platform is seeded. */
export const FLAGS = {
  DIRECT_REGISTER: true,
  FREE_PLAY: true,
  MEMBER_CENTER: true,
  REFERRAL_PROMOTION: true,
  POINT_MALL: false,
  LOGINED_TO_HOME_PAGE: false,
  HOME_STATE_BARS: false,
  FORCE_LIGHT_THEME: false,
};

/** Switches features, and waits until the gateway no longer knows the old ones. */
export async function switchFlags(page: Page, platform: Platform, changes: Partial<typeof FLAGS>) {
  await platform.post("flags", { ...FLAGS, ...changes });
  const [[flag, isOn] = ["FREE_PLAY", true]] = Object.entries(changes);
  const field = {
    DIRECT_REGISTER: "directRegistration",
    FREE_PLAY: "freePlay",
    MEMBER_CENTER: "memberCentre",
    REFERRAL_PROMOTION: "referralPromotion",
    POINT_MALL: "pointMall",
    LOGINED_TO_HOME_PAGE: "loginRequired",
    HOME_STATE_BARS: "showBarsInGames",
    FORCE_LIGHT_THEME: "forceLightTheme",
  }[flag];
  await expect
    .poll(
      async () => {
        const answer = await page.request.post("/graphql", {
          headers: { "content-type": "application/json", "x-atrium-csrf": "1" },
          data: { query: `{ site { features { ${field} } } }` },
        });
        return (await answer.json()).data?.site.features[String(field)];
      },
      { timeout: 60_000, intervals: [1_000] },
    )
    .toBe(isOn);
  // Whole answers of the web client's documents are kept for as long again.
  await page.waitForTimeout(1_000);
}

/** Whether the screen is too narrow for the side menu. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** The side menu, where it has a side, and in the drawer elsewhere. */
export async function menu(page: Page) {
  if (isPhone(page))
    await page.getByRole("navigation", { name: "Shortcuts" }).getByRole("button", { name: "Games" }).click();
  return page.getByRole("navigation", { name: "Menu" }).last();
}
