import { expect, test, visit } from "../fixtures/test.ts";

test("a visitor finds banners, announcements and games", async ({ page }) => {
  await page.goto("/");
  // The greeting of a first visit, one announcement after another.
  const greeting = page.getByRole("dialog");
  await expect(greeting).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(greeting).toBeHidden();

  await expect(page.getByRole("region", { name: "Highlights" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Headlines" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
  await expect(greeting).toBeHidden();
});

test("the theme and the language change at once and are remembered", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Language and theme" }).click();
  await page.getByRole("menuitemradio", { name: "Light" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");

  await page.getByRole("button", { name: "Language and theme" }).click();
  await page.getByRole("menuitemradio", { name: "Tiếng Việt" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Đăng nhập" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("banner").getByRole("button", { name: "Đăng nhập" })).toBeVisible();
});

test("an unknown address gets a page inside the shell", async ({ page }) => {
  await visit(page, "/no/such/place");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.getByRole("button", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/");
});

test("a platform that is down is told, and comes back without a reload", async ({ page, platform }) => {
  await visit(page, "/");
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
  await platform.post("chaos", { path: "/wps/relay/GCSGAME_gameList", status: 503, probability: 1 });
  // A search that nobody made before: what the gateway knows it would still answer.
  await page.goto(`/fish?q=zzz${Date.now()}`);
  await expect(page.getByText("Connection problem. Please try again.").first()).toBeVisible();
  await platform.calm();
  // By hand, unless the client has already found out by itself.
  await expect(async () => {
    const retry = page.getByRole("main").getByRole("button", { name: "Try again" });
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByRole("heading", { name: "No games found" })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});

test("a maintenance closes the site and says until when; opening it brings it back", async ({ page, platform }) => {
  await platform.post("status", { status: 1, endTime: "2026-12-01T08:00:00.000Z" });
  await visit(page, "/");
  await expect(page.getByRole("heading", { name: "Under maintenance" })).toBeVisible();
  await expect(page.getByText(/Expected to end/)).toBeVisible();
  await platform.calm();
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
});

test("a restricted region is told its address and country", async ({ page, platform }) => {
  await platform.post("status", { status: 2 });
  await visit(page, "/");
  await expect(page.getByRole("heading", { name: "Not available in your region" })).toBeVisible();
  await expect(page.getByText("Your IP address")).toBeVisible();
});
