import { fillLogin, visitAs } from "../fixtures/login.ts";
import { balance, header, isPhone, menu, visit } from "../fixtures/page.ts";
import { FLAGS } from "../fixtures/platform.ts";
import { coreOnPhoneOfBoth, expect, test } from "../fixtures/test.ts";

test(
  "the member centre opens over any screen, lists its panes in three groups, and leads back",
  coreOnPhoneOfBoth,
  async ({ page, platform }) => {
    await platform.post("flags", FLAGS);
    await visitAs(page, "demo", "/fish");
    await page.getByRole("button", { name: /^Account(\.|$)/ }).click();
    await page.getByRole("menuitem", { name: "Member centre" }).click();
    await expect(page).toHaveURL(/member=menu/);
    const centre = page.getByRole("dialog", { name: "Member centre" });
    const entries = centre.getByRole("navigation", { name: "Member centre" }).getByRole("link");
    await expect(entries.first()).toBeVisible();
    const names = (await entries.allTextContents()).map((name) => name.replace(/\d.*/, ""));
    expect(names).toEqual([
      "My wallet",
      "Deposit",
      "Withdraw",
      "Transfer to upline",
      "Account record",
      "Personal profit and loss",
      "Activity statement",
      "Betting record",
      "Bonus details",
      "Reward centre",
      "Missions",
      "My account",
      "Refer and earn",
      "Messages",
    ]);
    // On phones the menu is a screen of its own, to which each pane leads back.
    const openPane = async (name: string) => {
      if (isPhone(page) && !(await entries.first().isVisible())) {
        await centre.getByRole("button", { name: "Member centre", exact: true }).click();
      }
      await entries.filter({ hasText: name }).click();
    };
    await openPane("My account");
    await centre.getByRole("button", { name: "Picture 5" }).click();
    await expect(centre.getByRole("button", { name: "Picture 5" })).toHaveAttribute("aria-pressed", "true");
    await openPane("My wallet");
    await expect(centre.getByText("All your money")).toBeVisible();
    await openPane("Withdraw");
    await expect(centre.getByRole("heading", { name: "New withdrawal" })).toBeVisible();
    await centre.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(/\/$|\/fish$/);
  },
);

test("a guest who opens the member centre by its address logs in first", async ({ page }) => {
  await visit(page, "/member/withdraw");
  await expect(page.getByText("Not logged in, please login")).toBeVisible();
  await fillLogin(page, "demo");
  await expect(
    page.getByRole("dialog", { name: "Member centre" }).getByRole("heading", { name: "New withdrawal" }),
  ).toBeVisible();
});

test(
  "a record as a page is a link that keeps its filters, goes back, and that guests log in at",
  coreOnPhoneOfBoth,
  async ({ page }) => {
    await visit(page, "/account/personalHistoryCopy?period=LAST_30");
    await fillLogin(page, "demo");
    const record = page.getByRole("main");
    const status = record.getByLabel("Status");
    const tabs = record.getByRole("navigation", { name: "Activity" });
    const current = tabs.locator("[aria-current=page]");
    await expect(current).toHaveText("Betting record");
    await status.selectOption("LOST");
    await expect(page).toHaveURL(/\/account\/personalHistoryCopy\?period=LAST_30&betStatus=LOST$/);
    await page.reload();
    await expect(status).toHaveValue("LOST");
    await tabs.getByRole("link", { name: "Account record" }).click();
    await expect(current).toHaveText("Account record");
    await expect(page).toHaveTitle(/^Account record · /);
    await expect(page).toHaveURL(/\/account\/transactionHistory$/);
    await page.goBack();
    await expect(status).toHaveValue("LOST");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test("a guest who wants the messages gets them after the login, reads them, and the dot goes out", async ({
  page,
  platform,
}) => {
  await platform.post("message", { username: "demo", title: "Your prize" });
  await visit(page, "/");
  await (await menu(page)).getByRole("button", { name: "Customer service" }).click();
  await page.getByRole("menuitem", { name: "Messages" }).click();
  await fillLogin(page, "demo");
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("button", { name: /^Your prize/ }).click();
  await centre.getByRole("button", { name: "Mark all as read" }).click();
  await expect(centre.getByRole("status")).toHaveText("0 unread messages");
  await centre.getByRole("button", { name: "Close" }).click();
  await expect(header(page).getByRole("link", { name: "Messages", exact: true })).toBeVisible();
});

test("a trial account is warned at every entry", async ({ page }) => {
  await visit(page, "/login");
  await page.getByRole("dialog").getByRole("button", { name: "Play the demo" }).click();
  await expect(balance(page)).toBeVisible();
  await page.getByRole("link", { name: /^Messages/ }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Please use a real account");
});
