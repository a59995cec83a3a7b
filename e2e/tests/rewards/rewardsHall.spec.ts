import { axeFaults } from "../../fixtures/accessibility.ts";
import { registerAs } from "../../fixtures/login.ts";
import { visit } from "../../fixtures/page.ts";
import { expect, onPhone, test } from "../../fixtures/test.ts";

test(
  "a guest sees what there is to get; a new member claims each kind in one place, and one counter follows",
  onPhone,
  async ({ page, platform }) => {
    await visit(page, "/rewards");
    const offer = page.getByRole("region", { name: "What you could get" });
    await offer.getByRole("button", { name: "Claim Daily sign-in, day 1" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    expect(await axeFaults(page)).toEqual([]);

    const username = `hall${Date.now().toString(36)}`;
    await registerAs(page, username);
    await visit(page, "/rewards");
    const toClaim = page.getByRole("region", { name: /^To claim/ });
    const row = (title: string | RegExp) => toClaim.getByRole("listitem").filter({ hasText: title });
    const account = page.locator("button[aria-label^=Account]");
    const waiting = async () =>
      Number(/(\d+) rewards? to claim/.exec((await account.getAttribute("aria-label")) ?? "")?.[1] ?? 0);
    await expect(row("Daily sign-in, day 1")).toBeVisible();
    await expect.poll(waiting).toBeGreaterThan(0);
    const first = await waiting();
    await expect(toClaim.getByRole("heading", { level: 2 })).toHaveText(`To claim ${first}`);

    await toClaim.getByRole("button", { name: "Claim Daily sign-in, day 1" }).click();
    await expect(row("Daily sign-in, day 1")).toContainText("Claimed");
    await expect.poll(waiting).toBe(first - 1);
    await expect(page.getByRole("region", { name: "Coming up" })).toContainText("Daily sign-in, day 2");

    // What comes while the page is open joins the list.
    await platform.post("reward/grant", { username, amount: "50000", kind: "REFERRAL", turnover: 0, spins: 0 });
    await expect(row("Refer and earn")).toBeVisible();
    await row("Refer and earn").getByRole("button").click();
    await expect(row("Refer and earn")).toContainText("Claimed");

    await platform.post("raffle/tickets", { username, count: 1 });
    await toClaim.getByRole("button", { name: "Claim Lucky wheel" }).click();
    await expect(row(/^Lucky wheel/)).toContainText(/You won: |No prize this time/);

    await platform.post("red-envelope/open", { minutes: 10 });
    await toClaim.getByRole("button", { name: "Claim Red envelope" }).first().click();
    await expect(row(/^Red envelope/).filter({ hasText: "Claimed" })).toContainText("₫");

    await platform.post("balance", { username, amount: "100000" });
    await platform.post("win", { username, amount: "50000" });
    await toClaim.getByRole("button", { name: "Claim Place your first bet" }).click();
    await expect(row("Place your first bet")).toContainText("Claimed");
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole("link", { name: "Reward centre" }).click();
    await expect(page.getByRole("dialog", { name: "Member centre" }).getByText("₫50,000").first()).toBeVisible();
  },
);
