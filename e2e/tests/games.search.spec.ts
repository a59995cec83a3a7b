import { fillLogin } from "../fixtures/login.ts";
import { header, visit } from "../fixtures/page.ts";
import { expect, onPhone, test } from "../fixtures/test.ts";

test("a guest finds a game by a mistyped name, and plays it after the login", onPhone, async ({ page }) => {
  await visit(page, "/");
  await header(page).getByRole("button", { name: "Find a game" }).click();
  const field = page.getByRole("combobox", { name: "Find games and providers" });
  await expect(page.getByRole("group", { name: "Hot right now" }).getByRole("option").first()).toBeVisible();
  await field.fill("drgaon");
  const first = page.getByRole("group", { name: "Games" }).getByRole("option").first();
  await expect(first).toContainText(/dragon/i);
  await field.fill("dragon tiger");
  await expect(first).toContainText(/dragon tiger/i);
  await expect(first).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  await expect(field).toBeHidden();
  await page.getByRole("button", { name: "Play for real money" }).click();
  await fillLogin(page, "vipclub");
  await expect(page.frameLocator("iframe").getByRole("button").first()).toBeVisible();
});

test("the search opens with Ctrl+K, leads to a vendor's lobby, and remembers the last search", async ({ page }) => {
  await visit(page, "/winners");
  await expect(page.getByRole("heading", { level: 1, name: "Winners" })).toBeVisible();
  const field = page.getByRole("combobox", { name: "Find games and providers" });
  // The heading comes with the page, before the client listens to keys.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await field.fill("lanternw");
  await expect(page.getByRole("group", { name: "Providers" }).getByRole("option")).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await field.press("Enter");
  await expect(page).toHaveURL(/\?(vendor|list)=/);
  await page.keyboard.press("Control+k");
  await page.getByRole("button", { name: "lanternw" }).click();
  await expect(field).toHaveValue("lanternw");
  await field.fill("qqxxzz");
  await expect(page.getByText("Nothing found for “qqxxzz”")).toBeVisible();
  await expect(page.getByRole("group", { name: "Hot right now" }).getByRole("option").first()).toBeVisible();
  await field.press("Escape");
  await expect(field).toBeHidden();
});
