import type { Locator } from "@playwright/test";
import { fillLogin, PASSWORD, visitAs } from "../fixtures/login.ts";
import { agentCentre, expectAccessible, isPhone, visit } from "../fixtures/page.ts";
import { core, expect, onBothScreens, test } from "../fixtures/test.ts";

async function pagesOnDesktops(centre: Locator) {
  const page = (number: number) => centre.getByRole("button", { name: `Page ${number}`, exact: true });
  await expect(page(1)).toHaveAttribute("aria-current", "page");
  await page(3).click();
  await expect(page(3)).toHaveAttribute("aria-current", "page");
}

/** Phones have no pages: the list gets longer. */
async function growsOnPhones(centre: Locator) {
  const bets = centre.getByRole("rowheader");
  await expect(bets.first()).toBeVisible();
  const first = await bets.count();
  await centre.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => bets.count()).toBeGreaterThan(first);
}

test("an agent pages through the bets of the downline", onBothScreens, async ({ page }) => {
  await visitAs(page, "agent", "/");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Agent centre" }).click();
  const centre = agentCentre(page);
  // The centre opens with the news for agents.
  await expect(centre.getByRole("button", { name: /^How the agent centre works/ })).toBeVisible();
  const goTo = async (name: string) => {
    if (isPhone(page)) await centre.getByRole("button", { name: /^Menu/ }).click();
    await page.getByRole("navigation", { name: "Agent" }).getByRole("link", { name }).click();
  };
  await goTo("Overview");
  await expect(centre.getByRole("img", { name: /^Chart of House result with 7 bars/ })).toBeVisible();
  await centre.getByRole("link", { name: "See the breakdown" }).click();
  // The overview has filters and a card of this name as well, and stays until the next screen can be shown.
  await expect(centre.getByRole("heading", { name: "My income", level: 2 })).toBeVisible();
  const openFilters = () => (isPhone(page) ? centre.getByRole("button", { name: /^Filters/ }).click() : undefined);
  await openFilters();
  await centre.getByRole("combobox", { name: "Group by" }).selectOption({ label: "Week" });
  if (isPhone(page)) await centre.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/income\?group=WEEK/);
  // The days stay until the weeks are there.
  const opener = centre.getByRole("button", { name: /^Paid for .+–/ }).first();
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await goTo("Team betting");

  await expect(centre.getByRole("heading", { name: "Team betting" })).toBeVisible();
  await expect(centre.getByText("Total")).toBeVisible();
  if (isPhone(page)) await growsOnPhones(centre);
  else await pagesOnDesktops(centre);

  await openFilters();
  await centre.getByRole("combobox", { name: "Period" }).selectOption({ label: "Last 30 days" });
  await centre.getByRole("combobox", { name: "Status" }).selectOption({ label: "Won" });
  await centre.getByRole("button", { name: "Search" }).click();
  await expect(centre.getByText("Lost", { exact: true }).locator("visible=true")).toHaveCount(0);
  await expect(centre.getByText("Won", { exact: true }).locator("visible=true").first()).toBeVisible();

  if (isPhone(page))
    await centre.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Stake, descending" });
  else await centre.getByRole("button", { name: "Stake", exact: true }).click();
  await expect(page).toHaveURL(/status=WON.*sort=STAKE/);
  await page.reload();
  await expect(centre.getByText("Players' result")).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/sort/);
  await expect(centre.getByRole("columnheader", { name: "Placed" })).toHaveAttribute("aria-sort", "descending");

  await openFilters();
  await centre
    .locator("input")
    .and(centre.getByLabel("Account", { exact: true }))
    .fill("NOBODY");
  await centre.getByRole("button", { name: "Search" }).click();
  await expect(centre.getByText("Nobody in your team has this name")).toBeVisible();
  await openFilters();
  await centre
    .locator("input")
    .and(centre.getByLabel("Account", { exact: true }))
    .fill("DEMO");
  await centre.getByRole("button", { name: "Search" }).click();
  await expect(centre.getByRole("rowheader").first()).toContainText("demo");

  await goTo("User profit and loss");
  await expect(centre.getByRole("heading", { name: "House result after bonuses, by day" })).toBeVisible();
  await openFilters();
  await centre
    .locator("input")
    .and(centre.getByLabel("Account", { exact: true }))
    .fill("LINE01");
  await centre.getByRole("button", { name: "Search" }).click();
  if (isPhone(page)) await centre.getByRole("button", { name: "Details: line01" }).click();
  await centre
    .getByRole("rowheader", { name: "line01" })
    .getByRole("link", { name: /accounts$/ })
    .click();
  await expect(centre.getByRole("rowheader", { name: "line02" })).toBeVisible();
  await expect(centre.getByRole("navigation", { name: "Path through the team" })).toContainText("line01");
});

test("affiliates see their own team and no other; a player has no agent centre", async ({ page }) => {
  await visitAs(page, "affiliatesub", "/agent/team");
  const centre = agentCentre(page);
  await expect(centre.getByText("Nobody in your team yet")).toBeVisible();
  await visitAs(page, "affiliate", "/agent/team");
  await expect(centre.getByRole("link", { name: "affiliatesub" })).toBeVisible();
  await visit(page, "/agent/team?parent=agent");
  await expect(centre.getByText("Nobody in your team has this name")).toBeVisible();
  await visitAs(page, "demo", "/agent/team-betting");
  await expect(page.getByRole("dialog").getByText("Agents only")).toBeVisible();
});

test("an agent invites by a link, and sees who opened it", core, async ({ page, browser }) => {
  const name = `e2e${Date.now().toString(36).slice(-8)}`;
  await visitAs(page, "agent", "/agent/register");
  const centre = agentCentre(page);
  await centre.getByLabel("Name, seen only by you (optional)").fill(name);
  await centre.getByRole("button", { name: "Create link" }).click();
  const link = centre.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(link.getByText("Opened").locator("../..")).toContainText("0");
  const address = new URL((await link.getByText("/register?referralCode=").textContent()) ?? "");
  const guest = await browser.newPage();
  const code = address.searchParams.get("referralCode") ?? "";
  const counted = guest.waitForResponse(
    (answer) => answer.request().postData()?.includes(`{"code":"${code}"}`) ?? false,
  );
  await visit(guest, address.pathname + address.search);
  await counted;
  await guest.close();
  await page.reload();
  await expect(link.getByText("Opened").locator("../..")).toContainText("1");
  await expectAccessible(page, "main");
});

test("an agent offers a contract; the one below rejects it, accepts the next, ends it, and sees how payouts came about", async ({
  page,
  browser,
}) => {
  await visitAs(page, "senior", "/agent/dividend?view=offered");
  await page.getByRole("button", { name: "Offer contract" }).click();
  const form = page.getByRole("dialog", { name: "Offer contract" });
  await form.getByLabel("Account").fill("agent");
  await form.getByLabel("Rate (%)").fill("99");
  await form.getByRole("button", { name: "Review offer" }).click();
  await expect(form.getByText(/^Enter a number from 0%/)).toBeVisible();
  const sendOffer = async () => {
    await form.getByLabel("Rate (%)").fill("10");
    await form.getByRole("button", { name: "Review offer" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Send offer" }).click();
    await expect(page.getByText("Offer sent.")).toBeVisible();
    await expect(page.getByRole("row", { name: /^agent.*Offered/ }).first()).toBeVisible();
  };
  await sendOffer();

  const below = await browser.newPage();
  await visitAs(below, "agent", "/agent/contract-requests");
  const item = below
    .getByRole("listitem")
    .filter({ has: below.getByRole("heading", { name: "Dividend", exact: true }) });
  const answer = async (name: "Accept" | "Reject") => {
    await item.getByRole("button", { name, exact: true }).click();
    await below.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();
    await expect(item).toHaveCount(0);
  };
  await expect(item).toBeVisible();
  await expectAccessible(below, "main");
  await answer("Reject");
  await page.getByRole("button", { name: "Offer contract" }).click();
  await form.getByLabel("Account").fill("agent");
  await sendOffer();
  await visit(below, "/agent/contract-requests");
  await answer("Accept");
  await visit(below, "/agent/dividend");
  await below.getByRole("button", { name: "End my contract" }).click();
  const question = below.getByRole("alertdialog");
  await question.getByRole("button", { name: "End my contract" }).click();
  await expect(question.getByText(/^This also ends the contracts of/)).toBeVisible();
  await question.getByRole("button", { name: "End my contract" }).click();
  await expect(below.getByText("Pays until").first()).toBeVisible();

  await visit(below, "/agent/dividend?view=payouts&period=LAST_30");
  await below
    .getByRole("row", { name: /Paid out/ })
    .first()
    .getByRole("button")
    .first()
    .click();
  await expect(below.getByText("Total, rounded")).toBeVisible();
  await below.close();
});

test("a sub-account works in the agent's desk alone, within the rights that the agent gives and takes", async ({
  page,
  browser,
}) => {
  const name = `desk${Date.now().toString(36).slice(-8)}`;
  await visitAs(page, "agent", "/agent/sub-accounts");
  const centre = agentCentre(page);
  await centre.getByLabel("User name").fill(name);
  await centre.getByRole("checkbox", { name: "See the team's accounts" }).check();
  await centre.getByRole("button", { name: "Create sub-account" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  await proof.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await proof.getByRole("button", { name: "Confirm change" }).click();
  const once = page.getByRole("alertdialog", { name: `First password of ${name}` });
  const password = await once.getByRole("listitem").innerText();
  await once.getByRole("button", { name: "I've noted it down" }).click();

  const context = await browser.newContext();
  const desk = await context.newPage();
  await visit(desk, "/login");
  await fillLogin(desk, name, password);
  const change = desk.getByRole("dialog", { name: "Change password" });
  await change.getByLabel("Old password").fill(password);
  await change.getByLabel("New password").fill("Lotus!4821");
  await change.getByLabel("Repeat password").fill("Lotus!4821");
  await change.getByRole("button", { name: "Save new password" }).click();
  await desk.getByRole("button", { name: "OK" }).click();
  const menu = desk.getByRole("navigation", { name: "Agent", exact: true });
  await expect(menu.getByRole("link")).toHaveText([
    ...["Announcements", "Overview", "Team management", "Team betting", "User profit and loss", "My income"],
    "Transaction details",
  ]);
  // Nothing of a player is around the desk, and every other address leads back.
  await expect(desk.getByRole("link", { name: "Deposit" })).toHaveCount(0);
  await visit(desk, "/hot");
  await expect(desk).toHaveURL(/\/agent\//);
  await menu.getByRole("link", { name: "Team management" }).click();
  await expect(desk.getByRole("link", { name: "demo", exact: true })).toBeVisible();
  await expectAccessible(desk);

  const card = centre.getByRole("region", { name });
  await card.getByRole("button", { name: "Change rights" }).click();
  await card.getByRole("checkbox", { name: "See the team's accounts" }).uncheck();
  await card.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByText("Your agent hasn't given you the right to do this.")).toBeVisible();
  await expect(menu.getByRole("link", { name: "Team management" })).toHaveCount(0);
  await card.getByRole("button", { name: "Lock" }).click();
  await expect(desk.getByText("You were logged out from another device.")).toBeVisible();
  await context.close();
});
