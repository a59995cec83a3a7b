import { axeFaults } from "../fixtures/accessibility.ts";
import { registerAs } from "../fixtures/login.ts";
import { visit } from "../fixtures/page.ts";
import { expect, onPhone, test } from "../fixtures/test.ts";

test(
  "a bet elsewhere moves the missions of a new member, who claims a reward and gets a place on the board",
  onPhone,
  async ({ page, platform }) => {
    const username = `quest${Date.now().toString(36)}`;
    await registerAs(page, username);
    await visit(page, "/?member=missionLeaderboard");
    const centre = page.getByRole("dialog", { name: "Member centre" });
    const mission = (title: string) => centre.getByRole("listitem", { name: title });
    await expect(mission("Win 10 times on slots today")).toContainText("0 of 10");

    // Behind the dialog, where it has no role.
    const account = page.locator("button[aria-label^=Account]");
    const waiting = async () =>
      Number(/(\d+) rewards? to claim/.exec((await account.getAttribute("aria-label")) ?? "")?.[1]);
    await expect.poll(waiting).toBeGreaterThan(0);
    const before = await waiting();

    await platform.post("balance", { username, amount: "100000" });
    await platform.post("win", { username, amount: "50000" });
    await expect(mission("Win 10 times on slots today")).toContainText("1 of 10");
    await expect.poll(waiting).toBe(before + 1);
    await mission("Place your first bet").getByRole("button", { name: "Claim" }).click();
    await expect(mission("Place your first bet")).toContainText("Claimed");
    await expect.poll(waiting).toBe(before);
    // The menu, one step up, counts those that are left.
    await centre.getByRole("button", { name: "Member centre", exact: true }).click();
    const entry = centre.getByRole("link", { name: /^Missions/ });
    await expect(entry).toContainText("10 open");
    expect(await axeFaults(page)).toEqual([]);
    await entry.click();
    expect(await axeFaults(page)).toEqual([]);

    await centre.getByRole("tab", { name: "This week's leaderboard" }).click();
    await expect(centre.getByText(/^Your place: \d+ · Score 10$/)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.reload();
    await expect(centre.getByText(/^Your place/)).toBeVisible();

    await visit(page, "/vip");
    const own = page.getByRole("region", { name: /^Foyer/ });
    await expect(own.getByRole("progressbar", { name: /more to reach Bronze$/ })).toBeVisible();
    await platform.post("vip/turnover", { username, turnover: "6000000" });
    await expect(page.getByRole("region", { name: /^Bronze/ })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Your level" })).toContainText("Bronze");

    // The gift of the new level.
    await visit(page, "/promotions?id=12");
    const gift = page.getByRole("dialog", { name: "A bonus every week" });
    await expect(gift.getByText("Ready to claim")).toBeVisible();
    await gift.getByRole("button", { name: /^Claim ₫/ }).click();
    await expect(gift.getByText("Claimed", { exact: true })).toBeVisible();
    await expect(gift.getByText(/^You've got a bonus of ₫[\d,]+\./)).toBeVisible();
  },
);

test(
  "a guest sees leaderboards and jackpots; a new member takes part, and a bet moves the own place",
  onPhone,
  async ({ page, platform }) => {
    await visit(page, "/jackpots");
    await expect(page.getByRole("heading", { name: "Golden Koi", exact: true })).toBeVisible();
    await expect(page.getByText(/^Must be won before/).first()).toBeVisible();

    const username = `racer${Date.now().toString(36)}`;
    await registerAs(page, username);
    await visit(page, "/leaderboards");
    await page.getByRole("link", { name: "Slots sprint" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Slots sprint" })).toBeVisible();
    await expect(page.getByText(/^Time left: \d+:\d\d:\d\d$/)).toBeVisible();
    await page.getByRole("button", { name: "Join" }).click();
    await expect(page.getByText("You've joined. Your first win puts you on the board.")).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole("link", { name: "All prize leaderboards" }).click();
    await page.getByRole("link", { name: "Highest multiple" }).first().click();
    await expect(page.getByText("You're not on the board yet. Place a bet to get a place.")).toBeVisible();
    await platform.post("balance", { username, amount: "100000" });
    await platform.post("win", { username, amount: "500000000", stake: "10000" });
    await expect(page.getByText(/^Your place: \d+ · [\d,.]+×$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Your place/)).toBeVisible();
  },
);
