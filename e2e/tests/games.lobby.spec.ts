import type { Page } from "@playwright/test";
import { fillLogin, visitAs } from "../fixtures/login.ts";
import { balance, playButtons, untilStill, visit } from "../fixtures/page.ts";
import { core, expect, onPhone, test } from "../fixtures/test.ts";

/** How many games the lobby has loaded. Found by its text: a dialog over the page hides it from roles. */
async function loadedCount(page: Page): Promise<number> {
  const text = await page
    .locator("main")
    .getByText(/^\d+ of [\d,]+ games$/)
    .textContent();
  return Number.parseInt(text ?? "", 10);
}

async function scrollUntilLoaded(page: Page, count: number) {
  await expect(async () => {
    const isAtEnd = await page.evaluate(() => {
      window.scrollBy(0, 2_000);
      return window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2;
    });
    // A fast scroller reaches the footer before the games. The footer stays, and the button asks for more.
    if (isAtEnd) await page.getByRole("button", { name: "Show more" }).click();
    expect(await loadedCount(page)).toBeGreaterThanOrEqual(count);
  }).toPass();
  await untilStill(page);
}

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test("a lobby is searched, and its address keeps the search", async ({ page }) => {
  await visit(page, "/rng");
  const cards = playButtons(page.getByRole("main"));
  await expect(cards.first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Search games" }).fill("dragon");
  await expect(page).toHaveURL(/dragon/);
  await expect(cards.first()).toHaveAccessibleName(/dragon/i);
  await page.reload();
  await expect(cards.first()).toHaveAccessibleName(/dragon/i);
});

test("filters are read from the address, and cleared at once", async ({ page }) => {
  await visit(page, "/rng?vendor=ATR&label=jackpot&min=5000");
  const main = page.getByRole("main");
  const highlights = main.getByRole("group", { name: "Highlights" });
  await expect(highlights.getByRole("button", { name: "Jackpot" })).toHaveAttribute("aria-pressed", "true");
  await expect(main.getByText("Atrium Originals").first()).toBeVisible();
  // The filter says it, so the tiles do not.
  await expect(main.getByRole("article").first()).toBeVisible();
  await expect(main.getByRole("article").getByText("Jackpot", { exact: true })).toHaveCount(0);
  const narrowed = await main.getByRole("status").first().textContent();
  const sheet = page.getByRole("button", { name: /^Filters/ });
  if (await sheet.isVisible()) {
    await sheet.click();
    const dialog = page.getByRole("dialog", { name: "Filters" });
    await dialog.getByLabel("Minimum stake").selectOption("");
    await expect(page).toHaveURL(/label=jackpot$/);
    await dialog.getByRole("button", { name: /^Show/ }).click();
    await expect(dialog).toBeHidden();
  }
  await main.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(main.getByRole("status").first()).not.toHaveText(narrowed ?? "");
});

test(
  "a lobby loads more games as it scrolls, draws few cards, and keeps its place behind a game",
  core,
  async ({ page }) => {
    await visitAs(page, "demo", "/rng");
    const main = page.getByRole("main");
    const cards = main.getByRole("article");
    await expect(cards.first()).toBeVisible();
    await scrollUntilLoaded(page, 140);
    expect(await cards.count()).toBeLessThan(100);
    const total = await main.locator("[aria-setsize]").first().getAttribute("aria-setsize");
    await expect(main.getByText(`${Number(total).toLocaleString("en")} games`, { exact: true })).toBeAttached();

    const card = cards.nth(Math.floor((await cards.count()) / 2));
    const name = (await card.getAttribute("aria-label")) ?? "";
    const play = page.getByRole("button", { name: `Play ${name}`, exact: true });
    await play.scrollIntoViewIfNeeded();
    const before = await scrollPosition(page);
    expect(before).toBeGreaterThan(2_000);
    await play.click();
    const game = page.getByRole("dialog", { name });
    await expect(game.getByRole("timer")).toHaveText(/\d\d:\d\d$/);
    await game.getByRole("button", { name: "Open on its own page" }).click();
    await expect(page).toHaveURL(/\/game\?id=/);
    await page.getByRole("button", { name: "Close game" }).click();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(play).toBeInViewport();
    expect(Math.abs((await scrollPosition(page)) - before)).toBeLessThan(5);
  },
);

test("a tablet shows the filters of slots in one line", core, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await visit(page, "/rng");
  const filters = page.getByRole("main").getByRole("combobox");
  await expect(filters).toHaveCount(4);
  const lines = await filters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(lines).size).toBe(1);
});

test("a login in the middle of a long lobby keeps its place", onPhone, async ({ page }) => {
  await visit(page, "/rng");
  await expect(playButtons(page).first()).toBeVisible();
  await scrollUntilLoaded(page, 81);
  const cards = page.getByRole("main").getByRole("article");
  const card = cards.nth(Math.floor((await cards.count()) / 2));
  // A key shows the heart, which a mouse finds on hover and a finger by a long press.
  await card.getByRole("button", { name: /^Favourite: / }).press("Enter");
  const [before, place] = [await loadedCount(page), await scrollPosition(page)];
  expect(place).toBeGreaterThan(2_000);
  // Nobody has paid its withdrawals: a question about one would move the page.
  await fillLogin(page, "vipclub");
  await expect(balance(page)).toBeVisible();
  await untilStill(page);
  expect(await loadedCount(page)).toBeGreaterThanOrEqual(before);
  expect(Math.abs((await scrollPosition(page)) - place)).toBeLessThan(50);
});
