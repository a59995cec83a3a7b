import { axeFaults } from "../fixtures/accessibility.ts";
import { registerAs } from "../fixtures/login.ts";
import { visit } from "../fixtures/page.ts";
import { expect, onPhone, test } from "../fixtures/test.ts";

test(
  "a new member signs in for today, turns the wheel and opens a red envelope",
  onPhone,
  async ({ page, platform }) => {
    const username = `daily${Date.now().toString(36)}`;
    await registerAs(page, username);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/signin");
    const days = page.getByRole("main").getByRole("listitem");
    await expect(days.filter({ hasText: "Day 1" })).toContainText("Today");
    await page.getByRole("button", { name: "Sign in for today" }).click();
    await expect(page.getByText("You've signed in today.")).toBeVisible();
    await expect(days.filter({ hasText: "Day 1" })).toContainText("Received");
    expect(await axeFaults(page)).toEqual([]);

    await visit(page, "/promotions");
    const promotion = (title: string) => page.getByRole("article").filter({ hasText: title });
    await expect(promotion("Daily sign-in")).toContainText("Signed");
    await expect(promotion("New Year festival")).toContainText("Coming soon");
    await expect(promotion("Mid-autumn deposit")).toContainText("Closed");

    const links = page.getByRole("navigation", { name: "Daily rewards" });
    await links.getByRole("link", { name: "Raffle" }).click();
    await expect(page.getByText("No tickets")).toBeVisible();
    await platform.post("raffle/tickets", { username, count: 1 });
    await expect(page.getByText("1 ticket", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Spin the wheel" }).click();
    await expect(page.getByText(/^(You won: |No prize this time)/)).toBeVisible();
    await expect(page.getByRole("region", { name: "My prizes" }).getByRole("listitem")).toHaveCount(1);
    expect(await axeFaults(page)).toEqual([]);

    await links.getByRole("link", { name: "Red envelopes" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Red envelopes" })).toBeVisible();
    await platform.post("red-envelope/open", { minutes: 10 });
    await page.getByRole("button", { name: "Open envelope" }).click();
    await expect(page.getByRole("status").filter({ hasText: /^You found ₫[\d,]+\.$/ })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  },
);
