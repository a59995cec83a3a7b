import { axeFaults } from "../fixtures/accessibility.ts";
import { registerAs } from "../fixtures/login.ts";
import { visit } from "../fixtures/page.ts";
import { expect, onBothScreens, test } from "../fixtures/test.ts";

test(
  "a bet elsewhere moves the missions of a new member, who claims a reward and gets a place on the board",
  onBothScreens,
  async ({ page, platform }) => {
    const username = `quest${Date.now().toString(36)}`;
    await registerAs(page, username);
    await visit(page, "/?member=missionLeaderboard");
    const centre = page.getByRole("dialog", { name: "Member centre" });
    const mission = (title: string) => centre.getByRole("listitem", { name: title });
    await expect(mission("Win 10 times on slots today")).toContainText("0 of 10");
    const entry = centre.getByRole("link", { name: /^Missions/ });
    await expect(entry).toContainText("11 open missions");

    await platform.post("balance", { username, amount: "100000" });
    await platform.post("win", { username, amount: "5000" });
    await expect(mission("Win 10 times on slots today")).toContainText("1 of 10");
    await mission("Place your first bet").getByRole("button", { name: "Claim" }).click();
    await expect(mission("Place your first bet")).toContainText("Claimed");
    await expect(entry).toContainText("10 open missions");
    expect(await axeFaults(page)).toEqual([]);

    await centre.getByRole("tab", { name: "Leaderboard of the week" }).click();
    await expect(centre.getByText(/^Your place: \d+\. Score 10$/)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.reload();
    await expect(centre.getByText(/^Your place/)).toBeVisible();
  },
);
