import type { Page } from "@playwright/test";
import { visitAs } from "../fixtures/login.ts";
import { balance, header, playButtons, visit } from "../fixtures/page.ts";
import { expect, onBothScreens, test } from "../fixtures/test.ts";

const games = (page: Page) => playButtons(page.getByRole("main"));

test(
  "a member plays a round, the balance follows, and home lists the game as played",
  onBothScreens,
  async ({ page }) => {
    await visitAs(page, "demo", "/rng?q=Golden");
    await expect(balance(page)).toHaveText(/\d/);
    const before = await balance(page).textContent();
    const name = (await games(page).first().getAttribute("aria-label")) ?? "";

    await games(page).first().click();
    const game = page.frameLocator("iframe");
    // A round that pays exactly its stake leaves the balance as it was: then another is played.
    await expect(async () => {
      await game.getByRole("button", { name: /^Spin/ }).click();
      await expect(balance(page).first()).not.toHaveText(before ?? "", { timeout: 4_000 });
    }).toPass({ timeout: 30_000 });

    await page.goto("/");
    const shelf = page.getByRole("main").locator("section", { has: page.getByRole("heading", { name: "Continue" }) });
    await expect(shelf.getByRole("button", { name, exact: true }).first()).toBeVisible();
  },
);

test("a trial account plays with play money and is warned where it may not go", onBothScreens, async ({ page }) => {
  await visit(page, "/rng");
  await expect(playButtons(page).first()).toBeVisible();
  const demo = header(page).getByRole("button", { name: "Free demo" });
  if (await demo.isVisible()) await demo.click();
  else {
    // A narrow header has no room for it: the login dialog offers it.
    await header(page).getByRole("button", { name: "Log in" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Try for free" }).click();
  }
  await expect(balance(page)).toContainText("FUN");

  await page.goto("/rng");
  await page
    .getByRole("button", { name: /^Favourite: / })
    .first()
    .click();
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText("You are on a trial account");
  await warning.getByRole("button", { name: "OK" }).click();
  await expect(warning).toBeHidden();
});

test("a game between players opens at a table; a closed game leads to others", async ({ page }) => {
  await visitAs(page, "demo", "/pvp");
  await playButtons(page).first().click();
  const tables = page.getByRole("dialog", { name: /^Tables of / });
  await expect(tables.getByText(/of \d seats/)).toHaveCount(4);
  await tables.getByRole("button", { name: "Next free seat" }).click();
  await expect(page.locator("iframe")).toBeVisible();
  await page.getByRole("button", { name: "Close the game" }).click();

  await page.goto("/rng?vendor=CPR");
  await games(page).first().click();
  const refused = page.getByRole("alert");
  await expect(refused).toContainText("This game is under maintenance");
  await expect(refused.getByRole("article")).toHaveCount(6);
});
