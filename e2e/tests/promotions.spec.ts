import { visit } from "../fixtures/page.ts";
import { expect, test } from "../fixtures/test.ts";

test("promotions are filtered by kind, and open over the list, on a page of their own and from a banner", async ({
  page,
}) => {
  await visit(page, "/promotions");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "What's on this week" }).click();
  await expect(page.getByRole("dialog", { name: "A gift at the door" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "VIP", exact: true }).click();
  await expect(page).toHaveURL("/promotions?category=vip");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("link", { name: "A present for every level" }).click();
  const rules = page.getByRole("dialog", { name: "A present for every level" });
  await expect(rules.getByText("Members of the VIP club.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/promotions?category=vip");

  await page.goto("/promoDetail?id=4");
  await expect(page.getByRole("heading", { level: 1, name: "Your first deposit, doubled" })).toBeVisible();
  await page.goto("/promoDetail?id=999");
  await expect(page.getByText("This promotion is over")).toBeVisible();
});
