import type { Locator } from "@playwright/test";
import { fillLogin, PASSWORD, registerAs, visitAs } from "../fixtures/login.ts";
import { balance, playButtons, visit } from "../fixtures/page.ts";
import { expect, onPhone, test } from "../fixtures/test.ts";

/** One pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const openSetting = (centre: Locator, name: RegExp) => centre.getByRole("link", { name }).click();

test(
  "a member fills in the profile, proves the identity, and closes and keeps the account",
  onPhone,
  async ({ page, platform }) => {
    const username = `own${Date.now().toString(36)}`;
    await registerAs(page, username);
    await visit(page, "/?member=securityCenter");
    const centre = page.getByRole("dialog", { name: "Member centre" });

    await openSetting(centre, /^Profile/);
    await centre.getByLabel("Nickname").fill("Mây Trắng");
    await centre.getByLabel(/^LINE/).fill("may.trang");
    await centre.getByRole("button", { name: "Save profile" }).click();
    const proof = page.getByRole("dialog", { name: "Confirm it's you" });
    await proof.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await proof.getByRole("button", { name: "Confirm" }).click();
    await expect(centre.getByText("Your profile has been saved.")).toBeVisible();
    await expect(centre.getByText("Mây Trắng")).toBeVisible();

    await openSetting(centre, /^Identity check/);
    await centre.getByTestId("pictures").setInputFiles({ name: "passport.png", mimeType: "image/png", buffer: PNG });
    await centre.getByLabel("Document").selectOption("Passport");
    await centre.getByRole("button", { name: "Send document" }).click();
    await expect(centre.getByText(/We're checking your documents/)).toBeVisible();
    await platform.post("identity-check/decide", { username, outcome: "APPROVED" });
    await expect(centre.getByText(/Your identity is confirmed/)).toBeVisible();

    await centre.getByRole("button", { name: "All settings" }).click();
    await openSetting(centre, /^Close account/);
    const close = centre.getByRole("button", { name: "Close my account" });
    await centre.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await close.click();
    await centre.getByLabel(/^I give up ₫1,000/).check();
    await close.click();
    await expect(page.getByText(/You've been logged out\. Your account closes on/)).toBeVisible();

    await visit(page, "/login");
    await fillLogin(page, username);
    const question = page.getByRole("alertdialog", { name: "Your account is about to close" });
    await question.getByRole("button", { name: "Keep my account" }).click();
    await expect(question).toBeHidden();
    await expect(balance(page)).toBeVisible();
  },
);

test("a member sets a limit, which holds, and takes a break", onPhone, async ({ page }) => {
  const username = `lim${Date.now().toString(36)}`;
  await registerAs(page, username);
  await visit(page, "/?member=securityCenter");
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await openSetting(centre, /^Limits/);
  const deposits = centre.getByRole("region", { name: "Deposits" });
  await deposits.getByRole("button", { name: "Change Deposits, Per day" }).click();
  await deposits.getByLabel("Amount").fill("150,000");
  await deposits.getByRole("button", { name: "Save limit" }).click();
  await expect(deposits.getByText("₫150,000")).toBeVisible();

  await visit(page, "/?member=depositv2");
  await centre.getByLabel("Deposit amount").fill("200000");
  await centre.getByRole("button", { name: "Pay ₫200,000" }).click();
  const refusal = centre
    .getByRole("alert")
    .filter({ hasText: "This would take you over a limit you've set for yourself." });
  await expect(refusal).toContainText("Deposits, Per day: ₫150,000");
  await expect(refusal).toContainText("₫0 used, ₫150,000 left.");
  await centre.getByLabel("Deposit amount").fill("100000");
  await centre.getByRole("button", { name: "Pay ₫100,000" }).click();
  await expect(centre.getByText(/^Waiting for payment/)).toBeVisible();

  const other = await page.context().newPage();
  await visit(other, "/?member=depositv2");
  await expect(other.getByLabel("Deposit amount")).toBeVisible();
  await visit(page, "/?member=securityCenter&setting=playBreak");
  await centre.getByLabel(/^I want this break/).check();
  await centre.getByRole("button", { name: "Start break" }).click();
  await expect(page.getByText(/^Your break lasts until/)).toBeVisible();
  await expect(other.getByRole("alertdialog", { name: "You're on a break" })).toBeVisible();
  await other.close();

  await visit(page, "/login");
  await fillLogin(page, username);
  await expect(balance(page)).toBeVisible();
  await expect(page.getByRole("note")).toContainText("You're on a break until");
  await visit(page, "/rng?q=Golden");
  await playButtons(page).first().click();
  await expect(page.getByRole("heading", { name: "You're on a break" })).toBeVisible();
  await visit(page, "/?member=depositv2");
  await expect(centre.getByRole("heading", { name: "You're on a break" })).toBeVisible();
  // The open deposit was cancelled with the beginning of the break.
  await expect(centre.getByRole("list").getByText("Cancelled")).toBeVisible();
  await visit(page, "/?member=securityCenter");
  await expect(centre.getByText(/^On a break until/)).toBeVisible();
});

test("a reality check holds play until it is answered", onPhone, async ({ page, platform }) => {
  await visitAs(page, "vipclub", "/?member=securityCenter&setting=realityCheck");
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByLabel("Remind me").selectOption("Every 15 minutes");
  await centre.getByRole("button", { name: "Save reality check" }).click();
  await expect(centre.getByText("Your reality check has been saved.")).toBeVisible();

  await platform.post("clock", { advance: 16 * 60_000 });
  await visit(page, "/rng?q=Golden");
  const question = page.getByRole("alertdialog", { name: "Time for a reality check" });
  await expect(question.getByText("Time played")).toBeVisible();
  await question.getByRole("button", { name: "Keep playing" }).click();
  await expect(question).toBeHidden();
  await playButtons(page).first().click();
  await expect(page.locator("iframe")).toBeVisible();

  // The check is due again while the game is open: the refused round opens its question.
  await platform.post("clock", { advance: 16 * 60_000 });
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: /^Spin/ }).click();
  await expect(question.getByText("Time played")).toBeVisible();

  // Draws that were revealed while the clock was ahead take no bets.
  await platform.post("clock", { reset: true });
  await platform.post("reset", {});
});
