import { visitAs } from "../fixtures/login.ts";
import { expectAccessible, isPhone } from "../fixtures/page.ts";
import { expect, onBothScreens, test } from "../fixtures/test.ts";

test("an agent pages through the bets of the downline", onBothScreens, async ({ page }) => {
  await visitAs(page, "agent", "/");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Agent centre" }).click();
  const centre = page.getByRole("dialog");
  await centre.getByRole("link", { name: "Team Betting" }).click();

  await expect(centre.getByText("Totals")).toBeVisible();
  await expect(centre.getByRole("button", { name: "Page 1", exact: true })).toHaveAttribute("aria-current", "page");
  await centre.getByRole("button", { name: "Page 3", exact: true }).click();
  await expect(centre.getByRole("button", { name: "Page 3", exact: true })).toHaveAttribute("aria-current", "page");

  const openFilters = () => (isPhone(page) ? centre.getByRole("button", { name: /^Filters/ }).click() : undefined);
  await openFilters();
  await centre.getByLabel("Period").selectOption({ label: "Last 30 days" });
  await centre.getByLabel("Status").selectOption({ label: "Won" });
  await centre.getByRole("button", { name: "Search" }).click();
  await expect(centre.getByText("Lost", { exact: true }).locator("visible=true")).toHaveCount(0);
  await expect(centre.getByText("Won", { exact: true }).locator("visible=true").first()).toBeVisible();

  if (isPhone(page)) await centre.getByLabel("Sort by").selectOption({ label: "Stake, descending" });
  else await centre.getByRole("button", { name: "Stake", exact: true }).click();
  await expect(page).toHaveURL(/status=WON.*sort=STAKE/);
  await page.reload();
  await expect(centre.getByText("Players' result")).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/sort/);
  await expect(centre.getByRole("columnheader", { name: "Placed" })).toHaveAttribute("aria-sort", "descending");

  await openFilters();
  await centre.getByLabel("Account").fill("NOBODY");
  await centre.getByRole("button", { name: "Search" }).click();
  await expect(centre.getByText("Nobody in your team has this name")).toBeVisible();
  await centre.getByLabel("Account").fill("DEMO");
  await centre.getByRole("button", { name: "Search" }).click();
  await expect(centre.getByRole("rowheader").first()).toContainText("demo");
  await expectAccessible(page, "[role=dialog]");
});

test("a player has no agent centre", async ({ page }) => {
  await visitAs(page, "demo", "/agent/team-betting");
  await expect(page.getByRole("dialog").getByText("For agents only")).toBeVisible();
});
