import { menu } from "../fixtures/shell.ts";
import { atAnySize, expect, test, visit } from "../fixtures/test.ts";

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
    await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible({ timeout: 20_000 });
    expect(asked).toBeGreaterThanOrEqual(1);
    await page.unroute(/\/assets\/PromotionsScreen-.*\.js/);
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);

test(
  "a window whose code does not come leaves the screen, and opens when it is tried again",
  atAnySize,
  async ({ page }) => {
    await visit(page, "/");
    const play = page.getByRole("button", { name: /^Play / }).first();
    await expect(play).toBeVisible();
    const code = /\/assets\/LoginPopup-.*\.js/;
    await page.route(code, (route) => route.abort());
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    const word = page.getByRole("alert").filter({ hasText: "Part of this page could not be loaded." });
    await expect(word).toBeVisible({ timeout: 20_000 });
    await expect(play).toBeVisible();
    await page.unroute(code);
    await word.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "User name" })).toBeVisible();
    await expect(word).toHaveCount(0);
  },
);

test(
  "a window whose data can't be had leaves the screen, and opens when it is tried again",
  atAnySize,
  async ({ page }) => {
    await visit(page, "/");
    await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
    const dialog = page.getByRole("dialog");
    const retry = dialog.getByRole("button", { name: "Try again" });
    const cut = () => page.route("**/graphql", (route) => route.abort());

    await cut();
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    await expect(retry).toBeVisible();
    await page.unroute("**/graphql");
    await retry.click();
    await expect(dialog.getByRole("textbox", { name: "User name" })).toBeVisible();
    await page.keyboard.press("Escape");

    await cut();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Announcements/ })
      .click();
    await expect(retry).toBeVisible();
    await page.unroute("**/graphql");
    await retry.click();
    await expect(dialog.getByRole("button", { name: /^Welcome to Atrium/ })).toBeVisible();
    await expect(page.locator("main article").first()).toBeAttached();
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
