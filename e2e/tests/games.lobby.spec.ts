import type { Page } from "@playwright/test";
import { atAnySize, expect, logIn, test, visit } from "../fixtures/test.ts";

/** Waits until the page no longer scrolls, and what came with that has been drawn. */
async function settled(page: Page) {
  const place = () => page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight]);
  await expect(async () => {
    const before = await place();
    await page.waitForTimeout(400);
    expect(await place()).toEqual(before);
  }).toPass({ timeout: 10_000 });
}

test(
  "a lobby goes on as far as one scrolls, with few cards, and is where it was after a game",
  atAnySize,
  async ({ page }) => {
    await visit(page, "/");
    await logIn(page, "demo");
    await page.goto("/rng");
    const main = page.getByRole("main");
    const cards = main.getByRole("article");
    await expect(cards.first()).toBeVisible();
    const shown = main.getByText(/^\d+ of [\d,]+ games$/);
    await expect(async () => {
      await page.mouse.move(800, 500);
      await page.mouse.wheel(0, 2_500);
      expect(Number.parseInt((await shown.textContent()) ?? "", 10)).toBeGreaterThanOrEqual(140);
    }).toPass({ timeout: 20_000 });
    expect(await cards.count()).toBeLessThan(100);
    const total = await main.locator("[aria-setsize]").first().getAttribute("aria-setsize");
    await expect(main.getByText(`${Number(total).toLocaleString("en")} games`, { exact: true })).toBeAttached();

    await settled(page);
    const card = cards.nth(Math.floor((await cards.count()) / 2));
    const name = (await card.getAttribute("aria-label")) ?? "";
    const play = page.getByRole("button", { name: `Play ${name}`, exact: true });
    await play.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(2_000);
    await play.click();
    const game = page.getByRole("dialog", { name });
    await expect(game.getByRole("timer")).toHaveText(/00:0\d/);
    await game.getByRole("button", { name: "Open on its own page" }).click();
    await expect(page).toHaveURL(/\/game\?id=/);
    await page.getByRole("button", { name: "Close the game" }).click();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(play).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(5);
  },
);

test("filters are read from the address, and cleared at once", async ({ page }) => {
  await visit(page, "/rng?vendor=ATR&label=jackpot&min=5000");
  const main = page.getByRole("main");
  const highlights = main.getByRole("group", { name: "Highlights" });
  await expect(highlights.getByRole("button", { name: "Jackpot" })).toHaveAttribute("aria-pressed", "true");
  await expect(main.getByText("Atrium Originals").first()).toBeVisible();
  await expect(main.getByText("Jackpot", { exact: true }).nth(1)).toBeVisible();
  const narrowed = await main.getByRole("status").first().textContent();
  const sheet = page.getByRole("button", { name: /^Filters/ });
  if (await sheet.isVisible()) {
    await sheet.click();
    const dialog = page.getByRole("dialog", { name: "Filters" });
    await dialog.getByLabel("Smallest stake").selectOption("");
    await expect(page).toHaveURL(/label=jackpot$/);
    await dialog.getByRole("button", { name: /^Show/ }).click();
    await expect(dialog).toBeHidden();
  }
  await main.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(main.getByRole("status").first()).not.toHaveText(narrowed ?? "");
});

test("a table is chosen before a game between players; a closed game leads to others", atAnySize, async ({ page }) => {
  await visit(page, "/");
  await logIn(page, "demo");
  await page.goto("/pvp");
  await page
    .getByRole("button", { name: /^Play / })
    .first()
    .click();
  const tables = page.getByRole("dialog", { name: /^Tables of / });
  await expect(tables.getByText(/of \d seats/)).toHaveCount(4);
  await tables.getByRole("button", { name: "Next free seat" }).click();
  await expect(page.locator("iframe")).toBeVisible();
  await page.getByRole("button", { name: "Close the game" }).click();

  await page.goto("/rng?vendor=CPR");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Play / })
    .first()
    .click();
  const refused = page.getByRole("alert");
  await expect(refused).toContainText("This game is under maintenance");
  await expect(refused.getByRole("article")).toHaveCount(6);
});
