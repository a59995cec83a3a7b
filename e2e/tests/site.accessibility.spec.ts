import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, logIn, test, visit } from "../fixtures/test.ts";

interface Screen {
  name: string;
  path: string;
  as?: "demo" | "agent";
  /** Opens what is looked at. */
  open?: (page: Page) => Promise<unknown>;
}

const header = (page: Page) => page.getByRole("banner");
const loginLink = (name: string) => async (page: Page) => {
  await header(page).getByRole("button", { name: "Log in" }).click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
  await expect(page.getByRole("dialog", { name: "Forgot password" })).toBeVisible();
};
const member = (pane: string): Screen => ({ name: `member centre: ${pane}`, path: `/?member=${pane}`, as: "demo" });

/** Every screen and every window of the client: who adds one, adds a line. */
const SCREENS: Screen[] = [
  { name: "home", path: "/" },
  { name: "lobby", path: "/rng" },
  { name: "hot games", path: "/hot" },
  { name: "in-house games", path: "/inhouse" },
  { name: "winners", path: "/winners?period=month" },
  {
    name: "search",
    path: "/",
    open: async (page) => {
      await header(page).getByRole("button", { name: "Find a game" }).click();
      await page.getByRole("combobox").fill("dragon");
      await expect(page.getByRole("option", { selected: true })).toBeVisible();
    },
  },
  { name: "favourites", path: "/favorite", as: "demo" },
  { name: "promotions", path: "/promotions" },
  { name: "promotion over the list", path: "/promotions?id=4" },
  { name: "promotion", path: "/promoDetail?id=7" },
  { name: "lottery", path: "/lottery" },
  { name: "Vietnamese lottery", path: "/vnlottery" },
  { name: "VIP", path: "/vip" },
  { name: "daily sign-in", path: "/signin" },
  { name: "registration", path: "/register" },
  { name: "login", path: "/login" },
  { name: "forgotten password", path: "/", open: loginLink("Forgot your password?") },
  { name: "help over home", path: "/help" },
  { name: "help", path: "/helpmc" },
  { name: "download", path: "/download" },
  { name: "contact", path: "/contact" },
  { name: "news", path: "/news" },
  { name: "affiliate application", path: "/affiliate" },
  { name: "feedback", path: "/feedback", as: "demo" },
  { name: "announcements", path: "/?notice=" },
  { name: "unknown address", path: "/no/such/place" },
  {
    name: "age gate",
    path: "/",
    open: async (page) => {
      await page.evaluate(() => localStorage.removeItem("ageConfirmed"));
      await page.reload();
      await expect(page.getByRole("heading", { name: /older\?$/ })).toBeVisible();
      await page.evaluate(() => localStorage.setItem("ageConfirmed", "21"));
    },
  },
  {
    name: "language and theme",
    path: "/",
    open: (page) => header(page).getByRole("button", { name: "Language and theme" }).click(),
  },
  {
    name: "account menu",
    path: "/",
    as: "demo",
    open: (page) => header(page).getByRole("button", { name: "Account", exact: true }).click(),
  },
  {
    name: "change password",
    path: "/?member=securityCenter",
    as: "demo",
    open: (page) => page.getByRole("button", { name: "Change password" }).click(),
  },
  member("securityCenter"),
  member("transferFund"),
  member("depositv2"),
  member("messageV2"),
  { name: "agent centre", path: "/agent", as: "agent" },
  { name: "team betting", path: "/agent/team-betting", as: "agent" },
];

/** What is the same around every screen; it is looked at once. */
const SHELL = ["#root > header", "nav[aria-label='Menu']", "footer"];

async function faults(page: Page, { onlyColours = false, hasShell = true } = {}) {
  const axe = new AxeBuilder({ page })
    // Games and chats are others' pages.
    .exclude("iframe")
    // They are there to be focused: each sends the focus back into its window.
    .exclude("[data-base-ui-focus-guard]");
  if (!hasShell) for (const part of SHELL) axe.exclude(part);
  const { violations } = await (onlyColours
    ? axe.withRules(["color-contrast"])
    : axe.withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
  ).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/** Nothing moves and nothing is on its way. */
async function settle(page: Page) {
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  await expect(page.locator("[data-ending-style]")).toHaveCount(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}

for (const who of [undefined, "demo", "agent"] as const) {
  test(`every screen passes axe in both themes, ${who ?? "guest"}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    if (who) await logIn(page, who);
    let isFirst = true;
    for (const { name, path, open } of SCREENS.filter(({ as }) => as === who)) {
      await test.step(name, async () => {
        await page.goto(path);
        await expect(page.locator("main, [role=dialog]").first()).toBeVisible();
        await open?.(page);
        await settle(page);
        expect.soft(await faults(page, { hasShell: isFirst }), name).toEqual([]);
        // The other theme is the same page in other colours.
        await page.evaluate(() => {
          document.documentElement.dataset.theme = "light";
        });
        await settle(page);
        expect.soft(await faults(page, { onlyColours: true, hasShell: isFirst }), `${name}, light`).toEqual([]);
        isFirst = false;
      });
    }
  });
}

test("the closed pages pass axe", async ({ page, platform }) => {
  for (const status of [1, 2]) {
    await platform.post("status", { status, ...(status === 1 && { endTime: "2030-01-01T08:00:00.000Z" }) });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
});
