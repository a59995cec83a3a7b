import type { Page } from "@playwright/test";
import { withoutPictures } from "../browser.ts";
import { axeFaults, forcedColourFaults, headingLevels, smallTargets, zoomFaults } from "../fixtures/accessibility.ts";
import { visitAs } from "../fixtures/login.ts";
import { follow, header, visit } from "../fixtures/page.ts";
import {
  core,
  coreOnDesktopOfBoth,
  coreOnPhoneOfBoth,
  expect,
  onBothScreens,
  onPhone,
  test,
} from "../fixtures/test.ts";

interface Screen {
  name: string;
  path: string;
  /** Opens the part to check. */
  open?: (page: Page) => Promise<unknown>;
  /** It would stay open over the next screen: the client starts again for that. Such screens come last in their group. */
  staysOpen?: true;
}

interface Group {
  name: string;
  /** The account that sees these screens; guests do without one. */
  as?: string;
  screens: Screen[];
}

/** Dialogs are checked over a short page: a long one takes its time again for each. */
const SHORT = "/contact";

const inHeader = (name: string | RegExp) => (page: Page) =>
  header(page).getByRole("button", { name, exact: true }).click();
const accountMenu = async (page: Page) => {
  await inHeader(/^Account(\.|$)/)(page);
  await expect(page.getByRole("menu").getByText("Logged in for")).toBeVisible();
};
const appearance = (page: Page) => header(page).getByRole("button", { name: "Language and theme" }).click();
const forgottenPassword = async (page: Page) => {
  await inHeader("Log in")(page);
  await page.getByRole("dialog").getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("dialog", { name: "Forgot password" })).toBeVisible();
};
const search = async (page: Page) => {
  await header(page).getByRole("button", { name: "Find a game" }).click();
  await page.getByRole("combobox").fill("dragon");
  await expect(page.getByRole("option", { selected: true })).toBeVisible();
};
const ageGate = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem("ageConfirmed"));
  await page.reload();
  await expect(page.getByRole("heading", { name: /older\?$/ })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("ageConfirmed", "21"));
};
/** Opens the first row of a list in the member centre. */
const firstOf = (list: string) => (page: Page) =>
  page.getByRole("region", { name: list }).getByRole("listitem").first().getByRole("button").click();
const pane = (name: string): Screen => ({ name: `member centre: ${name}`, path: `${SHORT}?member=${name}` });

/** One screen or dialog of each kind: lists, tiles, tables, forms, a dialog, a lottery. */
const CORE_GROUPS: Group[] = [
  {
    name: "a guest's",
    screens: [
      { name: "home", path: "/" },
      { name: "lobby", path: "/rng" },
      { name: "promotion over the list", path: "/promotions?id=4" },
      { name: "lottery", path: "/lottery" },
      { name: "registration", path: "/register" },
      { name: "login", path: "/login", staysOpen: true },
    ],
  },
  { name: "a player's", as: "demo", screens: [pane("securityCenter"), pane("depositv2")] },
  { name: "an agent's", as: "agent", screens: [{ name: "team betting", path: "/agent/team-betting" }] },
];

/** Every other screen and dialog of the client. A new one needs a line here. */
const GROUPS: Group[] = [
  {
    name: "games, promotions and lottery",
    screens: [
      { name: "hot games", path: "/hot" },
      { name: "in-house games", path: "/inhouse" },
      { name: "winners", path: "/winners?period=month" },
      { name: "promotions", path: "/promotions" },
      { name: "promotion", path: "/promoDetail?id=7" },
      { name: "leaderboards", path: "/leaderboards" },
      { name: "leaderboard", path: "/leaderboards/5" },
      { name: "jackpots", path: "/jackpots" },
      { name: "red envelopes", path: "/promotions/red-envelope" },
      { name: "Vietnamese lottery", path: "/vnlottery" },
      { name: "search", path: SHORT, open: search, staysOpen: true },
    ],
  },
  {
    name: "session, support and site",
    screens: [
      { name: "VIP", path: "/vip" },
      { name: "daily sign-in", path: "/signin" },
      { name: "help over home", path: "/help" },
      { name: "help", path: "/helpmc" },
      { name: "download", path: "/download" },
      { name: "contact", path: "/contact" },
      { name: "news", path: "/news" },
      { name: "affiliate application", path: "/agent/apply" },
      { name: "announcements", path: `${SHORT}?notice=` },
      { name: "unknown address", path: "/no/such/place" },
      { name: "forgotten password", path: SHORT, open: forgottenPassword, staysOpen: true },
      { name: "language and theme", path: SHORT, open: appearance, staysOpen: true },
      { name: "age gate", path: SHORT, open: ageGate, staysOpen: true },
    ],
  },
  {
    name: "a player",
    as: "demo",
    screens: [
      { name: "favourites", path: "/favorite" },
      { name: "own VIP level", path: "/vip" },
      { name: "own sign-in", path: "/signin" },
      { name: "raffle", path: "/promotions/raffle" },
      { name: "points", path: "/pointMall" },
      { name: "redeem", path: "/pointMall?redeem=6" },
      { name: "own tournament", path: "/leaderboards/3" },
      { name: "feedback", path: "/feedback" },
      {
        name: "change password",
        path: `${SHORT}?member=securityCenter`,
        open: (page) => page.getByRole("button", { name: /^Password/ }).click(),
        staysOpen: true,
      },
      { name: "account menu", path: SHORT, open: accountMenu, staysOpen: true },
    ],
  },
  {
    name: "the member centre",
    as: "demo",
    screens: [
      pane("securityCenter&setting=email"),
      pane("securityCenter&setting=mobile"),
      pane("securityCenter&setting=paymentPassword"),
      pane("securityCenter&setting=payoutAccounts"),
      pane("securityCenter&setting=secondFactor"),
      pane("securityCenter&setting=passkeys"),
      pane("securityCenter&setting=sessions"),
      pane("securityCenter&setting=profile"),
      pane("securityCenter&setting=marketing"),
      pane("securityCenter&setting=identityCheck"),
      pane("securityCenter&setting=playLimits"),
      pane("securityCenter&setting=realityCheck"),
      pane("securityCenter&setting=playBreak"),
      pane("securityCenter&setting=closeAccount"),
      pane("transferFund"),
      { ...pane("depositv2"), name: "member centre: a deposit", open: firstOf("Your deposits") },
      pane("withdraw"),
      { ...pane("withdraw"), name: "member centre: a withdrawal", open: firstOf("Your withdrawals") },
      pane("transferUpline"),
      pane("personalHistoryCopy"),
      pane("transactionHistory"),
      pane("personalProfit"),
      pane("activityStatement"),
      pane("bonusDetails"),
      pane("rewardCenter"),
      pane("referral"),
      pane("missionLeaderboard"),
      pane("messageV2"),
    ],
  },
  {
    name: "an agent",
    as: "agent",
    screens: [
      { name: "news for agents", path: "/agent/announcement" },
      { name: "overview", path: "/agent/overview" },
      { name: "my income", path: "/agent/income" },
      { name: "profit and loss", path: "/agent/profit-loss" },
      { name: "transaction details", path: "/agent/transactions" },
      {
        name: "payouts",
        path: "/agent/daily-salary?view=payouts&period=LAST_30",
        open: (page) =>
          page
            .getByRole("row")
            .filter({ hasText: "Paid out" })
            .getByRole("button", { expanded: false })
            .first()
            .click(),
      },
    ],
  },
];

/** The same around every screen: checked once. */
const SHELL = ["#root > header", "nav[aria-label='Menu']", "footer"];

/** Waits until nothing moves and nothing loads. */
async function settle(page: Page) {
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  await expect(page.locator("[data-ending-style]")).toHaveCount(0);
  await page.evaluate(() => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

const setTheme = (page: Page, theme: "dark" | "light") =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

// Axe computes for minutes: optimising it pays.
test.use({ launchOptions: withoutPictures });

// They change nothing on the platform, so that the workers share them: one alone would end long after the others.
test.describe.configure({ mode: "parallel" });

/** Opens each screen, and checks it in every way: by axe in both themes, in forced colours, zoomed, by finger. */
async function expectScreensAccessible(page: Page, isMobile: boolean, { as, screens }: Group) {
  let isFirst = true;
  let mustStart = true;
  for (const { name, path, open, staysOpen = false } of screens) {
    await test.step(name, async () => {
      if (mustStart) await (as ? visitAs(page, as, path) : visit(page, path));
      else {
        await setTheme(page, "dark");
        await follow(page, path);
      }
      mustStart = staysOpen;
      await expect(page.locator("main, [role=dialog]").first()).toBeVisible();
      await open?.(page);
      await settle(page);
      const without = isFirst ? [] : SHELL;
      // A phone has the same colours.
      const here = isMobile ? { without, colours: "none" as const } : { without };
      expect.soft(await axeFaults(page, here), name).toEqual([]);
      if (isMobile) expect.soft(await smallTargets(page), `${name}, targets`).toEqual([]);
      // The light theme is the same page in other colours.
      else {
        await setTheme(page, "light");
        await settle(page);
        expect.soft(await axeFaults(page, { colours: "only", without }), `${name}, light`).toEqual([]);
        expect.soft(await forcedColourFaults(page), `${name}, forced colours`).toEqual([]);
        expect.soft(await zoomFaults(page), `${name}, zoom`).toEqual([]);
      }
      isFirst = false;
    });
  }
}

// In the core set, a player comes on a phone, the others on a desktop.
for (const group of CORE_GROUPS) {
  test(
    `${group.name} main screens pass axe, in forced colours, zoomed and by finger`,
    group.as === "demo" ? coreOnPhoneOfBoth : coreOnDesktopOfBoth,
    ({ page, isMobile }) => expectScreensAccessible(page, isMobile, group),
  );
}

for (const group of GROUPS) {
  test(
    `every screen passes axe, in forced colours, zoomed and by finger: ${group.name}`,
    onBothScreens,
    ({ page, isMobile }) => {
      test.setTimeout(300_000);
      return expectScreensAccessible(page, isMobile, group);
    },
  );
}

test("the closed pages pass axe", core, async ({ page, platform }) => {
  for (const status of [1, 2]) {
    await platform.post("status", { status, ...(status === 1 && { endTime: "2030-01-01T08:00:00.000Z" }) });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  }
});

test("the headings of home have one first level, and skip none", onPhone, async ({ page }) => {
  await visit(page, "/");
  await expect.poll(async () => (await headingLevels(page)).length).toBeGreaterThan(3);
  const levels = await headingLevels(page);
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});
