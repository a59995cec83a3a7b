import { expectAccessible, visit } from "../fixtures/page.ts";
import { expect, test } from "../fixtures/test.ts";

test("blog and news open from the footer, and an unknown article has a page of its own", async ({ page }) => {
  await visit(page, "/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await page.getByRole("link", { name: "How to check a draw yourself" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How to check a draw yourself" })).toBeVisible();
  await expect(page).toHaveTitle(/^How to check a draw yourself/);
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("link", { name: "News", exact: true }).first().click();
  await expect(page.getByRole("link", { name: "Atrium on your home screen" })).toBeVisible();
  await page.goto("/news/of-tomorrow");
  await expect(page.getByRole("heading", { name: "Article not found" })).toBeVisible();
});
