import type { Page } from "@playwright/test";
import { logIn, signOut } from "../../fixtures/login.ts";
import { foreignTest as test } from "../../fixtures/otherPlatforms.ts";
import { agentCentre, balance, header, playButtons, visit } from "../../fixtures/page.ts";
import { expect, onBothScreens } from "../../fixtures/test.ts";

// An operator's old platform with an API of its own. The gateway has an adapter for it, and no line of its own.
const centreOf = (page: Page) => page.getByRole("dialog", { name: "Member centre" });
/** The balance in whole units: the platform has hundredths. */
const held = async (page: Page) =>
  Number((await balance(page).first().textContent())?.replace(/\.\d\d$/, "").replace(/\D/g, ""));

test(
  "where the platform speaks quite another API, a guest finds home, a lobby, the draws and help",
  onBothScreens,
  async ({ page }) => {
    await visit(page, "/");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Hot games" })).toBeVisible();
    await expect(playButtons(main).first()).toBeVisible();
    await page.goto("/rng?q=Golden");
    await expect(playButtons(main).first()).toBeVisible();
    await page.goto("/lottery?gameCode=SEA_5D_1M");
    await expect(page.getByRole("timer")).toHaveText(/^\d\d:\d\d$|··/);
    await page.goto("/help");
    await expect(page.getByRole("dialog").getByText("Getting started").first()).toBeVisible();
  },
);

test("there, a member logs in, plays, deposits, withdraws and logs out", async ({ page }) => {
  await visit(page, "/");
  await logIn(page, "demo");
  await expect(balance(page)).toHaveText(/\d/);
  await page.goto("/rng?q=Golden");
  await playButtons(page.getByRole("main")).first().click();
  await expect(page.frameLocator("iframe").getByRole("button", { name: /^Spin/ })).toBeVisible();

  await page.goto("/?member=depositv2");
  const centre = centreOf(page);
  await centre.getByRole("textbox", { name: "Deposit amount" }).fill("50,000");
  await centre.getByRole("radio", { name: /^QR payment/ }).check();
  await centre.getByRole("button", { name: "Pay ₫50,000" }).click();
  await expect(centre.getByRole("img", { name: "Payment QR code" })).toBeVisible();

  await page.goto("/?member=withdraw");
  await centre.getByLabel("Amount to withdraw").fill("100,000");
  await centre.getByLabel("Payment password, 6 digits").fill("246810");
  await centre.getByRole("button", { name: /^Withdraw( |$)/ }).click();
  await expect(page).toHaveURL(/withdrawal=/);
  await expect(centre.getByText(/₫100,000/).first()).toBeVisible();
  await page.goto("/");
  await signOut(page);
  await expect(header(page).getByRole("button", { name: "Log in" })).toBeVisible();
});

test("there, a player bets on a draw, and an agent reads the report", async ({ page, platform }) => {
  await platform.post("draw", { gameCode: "SEA_PK10_5M" });
  await visit(page, "/");
  await logIn(page, "vipclub");
  await page.goto("/lottery?gameCode=SEA_PK10_5M");
  await page.getByRole("button", { name: "Random" }).click();
  await expect(balance(page)).toHaveText(/\d/);
  const before = await held(page);
  await page.getByRole("button", { name: "Bet now" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await expect.poll(() => held(page)).toBeLessThan(before);
  await page.goto("/");
  await signOut(page);

  await logIn(page, "agent");
  await page.goto("/agent/profit-loss");
  const report = agentCentre(page);
  await expect(report.getByRole("rowheader", { name: "anh1009" })).toBeVisible();
});
