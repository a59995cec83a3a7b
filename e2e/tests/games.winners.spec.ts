import { visit } from "../fixtures/page.ts";
import { expect, QUICK_SETTINGS, test } from "../fixtures/test.ts";

// The ticker stands still where motion is reduced.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a large win appears on the ticker of home at once, and on the board under a masked name", async ({
  page,
  platform,
  needs,
}) => {
  needs(QUICK_SETTINGS);
  await visit(page, "/");
  const ticker = page.getByRole("region", { name: "Latest wins" });
  await expect(ticker.getByRole("listitem").first()).toBeVisible();
  // Repeated until the ticker listens: wins from before that are not pushed to it.
  await expect(async () => {
    await platform.post("win", { username: "demo", amount: "87654321" });
    await expect(ticker.getByText("₫87,654,321").first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(ticker).not.toContainText("demo");
  await ticker.getByRole("link", { name: "Winners" }).click();
  await expect(page).toHaveTitle(/^Winners/);
  const first = page.getByRole("list", { name: "Top three" }).getByRole("listitem").first();
  // The gateway may answer once more from its cache while it reads anew.
  await expect(async () => {
    await page.reload();
    await expect(first).toContainText("de***o", { timeout: 2_000 });
  }).toPass();
  await page.getByRole("tab", { name: "This month" }).click();
  await expect(page).toHaveURL(/period=month/);
});
