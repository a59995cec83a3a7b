import type { Locator, Page } from "@playwright/test";
import { atAnySize, expect, logIn, type Platform, test, visit } from "./fixtures.ts";

const FLAGS = {
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
async function switchFlags(page: Page, platform: Platform, changes: Partial<typeof FLAGS>) {
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
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** The side menu, where it has a side, and in the drawer elsewhere. */
async function menu(page: Page) {
  if (isPhone(page))
    await page.getByRole("navigation", { name: "Shortcuts" }).getByRole("button", { name: "Games" }).click();
  return page.getByRole("navigation", { name: "Menu" }).last();
}

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

test("promotions: by kind, read over the list, on a page of their own, and led to by a banner", async ({ page }) => {
  await visit(page, "/promotions");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("link", { name: "VIP", exact: true }).click();
  await expect(page).toHaveURL("/promotions?category=vip");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("link", { name: "A present for every level" }).click();
  const rules = page.getByRole("dialog", { name: "A present for every level" });
  await expect(rules.getByText("Members of the VIP club.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/promotions?category=vip");

  await visit(page, "/promoDetail?id=4");
  await expect(page.getByRole("heading", { level: 1, name: "Your first deposit, doubled" })).toBeVisible();
  await visit(page, "/promoDetail?id=999");
  await expect(page.getByText("This promotion is over")).toBeVisible();

  await visit(page, "/promotions");
  await page.getByRole("main").getByRole("link", { name: "What's on this week" }).click();
  await expect(page.getByRole("dialog", { name: "A gift at the door" })).toBeVisible();
});

test("the member centre: over any screen, its panes in order, the way back", async ({ page, platform }) => {
  await platform.post("flags", FLAGS);
  await visit(page, "/fish");
  await logIn(page, "demo");
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("menuitem", { name: "Member centre" }).click();
  await expect(page).toHaveURL(/member=securityCenter/);
  const centre = page.getByRole("dialog", { name: "Your account" });
  const entries = centre.getByRole("navigation", { name: "Member centre" }).getByRole("link");
  await expect(entries.first()).toBeVisible();
  const names = (await entries.allTextContents()).map((name) => name.replace(/\d.*/, ""));
  expect(names).toEqual([
    "My account",
    "My wallet",
    "Deposit",
    "Withdrawal",
    "Betting record",
    "Account record",
    "Personal profit and loss",
    "Bonus details",
    "Reward centre",
    "Invite friends",
    "Missions",
    "Platform information",
  ]);
  await centre.getByRole("button", { name: "Picture 5" }).click();
  await expect(centre.getByRole("button", { name: "Picture 5" })).toHaveAttribute("aria-pressed", "true");
  await entries.filter({ hasText: "My wallet" }).click();
  await expect(centre.getByText("All together")).toBeVisible();
  await entries.filter({ hasText: "Withdrawal" }).click();
  await expect(centre.getByRole("heading", { name: "Withdrawal" })).toBeVisible();
  await centre.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/$|\/fish$/);
});

test("the member centre is closed to guests and trial accounts, and opens for who logs in", async ({ page }) => {
  await visit(page, "/member/withdraw");
  await expect(page.getByText("Not logged in, please login")).toBeVisible();
  const popup = page.getByRole("dialog", { name: "Log in" });
  await popup.getByRole("textbox", { name: "User name" }).fill("demo");
  await popup.getByLabel("Password", { exact: true }).fill("Atrium!2026");
  await popup.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(
    page.getByRole("dialog", { name: "Your account" }).getByRole("heading", { name: "Withdrawal" }),
  ).toBeVisible();
});

test("a trial account is warned at every entry", async ({ page }) => {
  await visit(page, "/login");
  await page.getByRole("dialog").getByRole("button", { name: "Try for free" }).click();
  await expect(page.getByRole("status", { name: "Balance" })).toBeVisible();
  await page.getByRole("link", { name: /^Messages/ }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Please use a real account");
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
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4_000);
      await page.evaluate(() => window.scrollBy(0, 4_000));
      return page.getByRole("article").count();
    })
    .toBeGreaterThan(80);
  const before = await page.getByRole("article").count();
  await page
    .getByRole("button", { name: /^Favourite: / })
    .nth(70)
    .click();
  const popup = page.getByRole("dialog", { name: "Log in" });
  await popup.getByRole("textbox", { name: "User name" }).fill("demo");
  await popup.getByLabel("Password", { exact: true }).fill("Atrium!2026");
  await popup.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("status", { name: "Balance" })).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(await page.getByRole("article").count()).toBeGreaterThanOrEqual(before);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000);
});

test("no language leaves anything in English", async ({ page }) => {
  test.setTimeout(120_000);
  const textsOf = async (code: string, path: string) => {
    await page.goto(path);
    await page.evaluate((lang) => localStorage.setItem("lang", lang), code);
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    if (isPhone(page)) return page.getByRole("main").locator("h1,h2,button,a").allInnerTexts();
    const studios = '[href*="vendor="], [href*="list="]';
    return page.locator(`nav a:not(${studios}), nav button, header button, main h1, footer a`).allInnerTexts();
  };
  await visit(page, "/promotions");
  const english = new Set(
    (await textsOf("EN", "/promotions")).map((text) => text.trim()).filter((text) => text.length > 3),
  );
  for (const code of ["CN", "VI", "TH", "ID", "PT"]) {
    const left = (await textsOf(code, "/promotions")).map((text) => text.trim()).filter((text) => english.has(text));
    // Names are the same everywhere, a few words are the same in two languages, and the platform's own words for the
    // licence come in English only.
    const names =
      /^(Telegram|Facebook|YouTube|Zalo|Atrium.*|VIP|Menu|Bonus|E-sports|Deposit|18\+|Promo|English.*|简体中文|Tiếng Việt|Bahasa Indonesia|Português|Licensed .*)$/;
    expect(
      left.filter((text) => !names.test(text)),
      code,
    ).toEqual([]);
  }
});

test(
  "a part of the client that does not come is asked for again; then a new page is offered",
  atAnySize,
  async ({ page }) => {
    await visit(page, "/");
    await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
    await page.waitForTimeout(1_000);
    let asked = 0;
    await page.route(/\/assets\/PromotionsScreen-.*\.js/, (route) => {
      asked += 1;
      return route.abort();
    });
    const side = await menu(page);
    await side.getByRole("link", { name: "Promotions" }).click();
    await expect(page.getByRole("button", { name: "Load the page again" })).toBeVisible({ timeout: 20_000 });
    expect(asked).toBeGreaterThanOrEqual(1);
    await page.unroute(/\/assets\/PromotionsScreen-.*\.js/);
    await page.getByRole("button", { name: "Load the page again" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);

test("being offline is told, and the screens come back by themselves", async ({ page, context }) => {
  await visit(page, "/");
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You are offline.", { exact: false }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.", { exact: false })).toHaveCount(0);
});

test(
  "visits are counted only after a yes, and the page is open to Google only where the brand has a tag",
  atAnySize,
  async ({ page, platform }) => {
    test.setTimeout(150_000);
    const answer = await page.goto("/");
    expect(answer?.headers()["content-security-policy"]).not.toContain("googletagmanager");
    await platform.post("brand", { gtagId: "G-ATRIUM01" });
    try {
      await expect
        .poll(
          async () =>
            (await page.request.get("/vip", { headers: { accept: "text/html" } })).headers()["content-security-policy"],
          {
            timeout: 60_000,
            intervals: [3_000],
          },
        )
        .toContain("googletagmanager");
      const asked: string[] = [];
      await page.route("https://www.googletagmanager.com/**", (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: "text/javascript", body: "" });
      });
      const question = page.getByRole("region", { name: "Help us see what works" });
      // The gateway may answer once more from what it keeps while it fetches anew.
      await expect(async () => {
        await visit(page, "/vip");
        await expect(question).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
      expect(asked).toEqual([]);
      await question.getByRole("button", { name: "Allow" }).click();
      await expect.poll(() => asked.length).toBe(1);
      await expect(question).toBeHidden();
      await page.reload();
      await expect.poll(() => asked.length).toBe(2);
    } finally {
      await platform.post("brand", {});
    }
  },
);
