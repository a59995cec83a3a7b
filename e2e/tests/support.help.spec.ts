import { expectAccessible, visit } from "../fixtures/page.ts";
import { expect, test } from "../fixtures/test.ts";

test("help opens over home at the article of its address, and closing it goes home", async ({ page }) => {
  await visit(page, "/help#rules");
  const help = page.getByRole("dialog", { name: "Help centre" });
  await expect(help.getByRole("heading", { name: "Terms and rules" })).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await help.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(help).toBeHidden();
});

test("the footer leads to the operator's pages and to the terms", async ({ page }) => {
  await visit(page, "/helpmc");
  await expect(page.getByRole("heading", { level: 1, name: "Help centre" })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("18+")).toBeVisible();
  for (const title of ["Responsible gaming", "Privacy", "Contact us"]) {
    await footer.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await expectAccessible(page);
  await footer.getByRole("link", { name: "Terms", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Terms and rules" })).toBeVisible();
});

test("the page about responsible play has helplines by country, and a test of oneself", async ({ page }) => {
  await visit(page, "/responsible-gaming");
  const helplines = page.getByRole("region", { name: "Someone to talk to" });
  await helplines.getByRole("combobox", { name: "Your country" }).selectOption("United Kingdom");
  await expect(helplines.getByRole("link", { name: "0808 8020 133" })).toHaveAttribute("href", "tel:08088020133");
  await expect(helplines.getByRole("link", { name: "gamblingtherapy.org" })).toBeVisible();
  await page.getByRole("checkbox", { name: "I hid from others how much I play." }).check();
  await page.getByRole("button", { name: "See what it means" }).click();
  await expect(page.getByText(/^Some signs/)).toBeVisible();
  await expectAccessible(page);
});
