import { withPictures } from "../browser.ts";
import { follow, header, playButtons, tryAgainUntil, visit } from "../fixtures/page.ts";
import { core, coreOnPhoneOfBoth, expect, test } from "../fixtures/test.ts";

test.use({ launchOptions: withPictures });

test(
  "a first visit shows banners, headlines and games, and on the way back the popup of announcements once",
  coreOnPhoneOfBoth,
  async ({ page }) => {
    await page.goto("/");
    const popup = page.getByRole("dialog");
    await expect(playButtons(page).first()).toBeVisible();
    // The part that counts visits is loaded when the browser has time.
    await expect(async () => {
      await follow(page, "/winners");
      await expect(popup).toBeHidden();
      await follow(page, "/");
      await expect(popup).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();

    await expect(page.getByRole("region", { name: "Highlights" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Headlines" })).toBeVisible();
    await expect(playButtons(page).first()).toBeVisible();

    await page.reload();
    await expect(playButtons(page).first()).toBeVisible();
    await expect(popup).toBeHidden();
  },
);

test("the theme and the language change at once and are remembered", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Language and theme" }).click();
  await page.getByRole("menuitemradio", { name: "Light" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");

  await page.getByRole("button", { name: "Language and theme" }).click();
  await page.getByRole("menuitemradio", { name: "Tiếng Việt" }).click();
  await expect(header(page).getByRole("button", { name: "Đăng nhập" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(header(page).getByRole("button", { name: "Đăng nhập" })).toBeVisible();
});

test("an unknown address gets status 404, and a page inside the shell", async ({ page }) => {
  await visit(page, "/no/such/place");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Games with a demo" })).toBeVisible();
  expect((await page.request.get("/no/such/place")).status()).toBe(404);
  const headers = { accept: "text/html" };
  for (const [path, status] of [
    ["/promoDetail?id=999999", 404],
    ["/news/no-such-article", 404],
    ["/promoDetail?id=1", 200],
  ] as const)
    expect((await page.request.get(path, { headers })).status(), path).toBe(status);
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/");
});

test("a screen says that the platform is down, and recovers without a reload", async ({ page, platform }) => {
  await platform.post("chaos", { path: "/wps/relay/GCSGAME_gameList", status: 503, probability: 1 });
  // A new search: the gateway would answer an earlier one from its cache.
  await visit(page, `/fish?q=zzz${Date.now()}`);
  await expect(page.getByRole("main").getByText("Connection problem")).toBeVisible();
  await platform.calm();
  const retry = page.getByRole("main").getByRole("button", { name: "Try again" });
  await tryAgainUntil(retry, page.getByRole("heading", { name: "No games found" }));
});

test("the site closes for maintenance and for a region, and opens again", core, async ({ page, platform }) => {
  await platform.post("status", { status: 1, endTime: "2030-01-01T08:00:00.000Z" });
  await visit(page, "/");
  await expect(page.getByRole("heading", { name: "Under maintenance" })).toBeVisible();
  await expect(page.getByText(/Expected to be back/)).toBeVisible();
  await platform.post("status", { status: 2 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Not available in your region" })).toBeVisible();
  await expect(page.getByText("Your IP address")).toBeVisible();
  await platform.calm();
  await page.reload();
  await expect(header(page)).toBeVisible();
});

test("the page of every kind of route contains its first screen and its data", core, async ({ request }) => {
  const paths = [
    "/",
    "/rng",
    "/hot",
    "/lottery",
    "/promotions",
    "/register",
    "/login",
    "/news",
    "/download",
    "/helpmc",
  ];
  for (const path of paths) {
    // The page is sent without data when the platform is slow.
    await expect
      .poll(async () => {
        const page = await request.get(path, { headers: { accept: "text/html" } });
        const html = await page.text();
        const answers = /id="first-answers"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "[]";
        return html.includes('aria-busy="true"') && JSON.parse(answers).length;
      }, path)
      .toBeGreaterThanOrEqual(2);
  }
});
