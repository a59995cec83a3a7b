import type { Page } from "@playwright/test";
import { axeFaults } from "../fixtures/accessibility.ts";
import { visitAs } from "../fixtures/login.ts";
import { coreOnPhone, expect, onPhone, test } from "../fixtures/test.ts";

const centreOf = (page: Page) => page.getByRole("dialog", { name: "Member centre" });
const digits = (text: string | null) => Number((text ?? "").replace(/\D/g, ""));

test(
  "bets move a bonus on while the member looks, and another bonus is given up",
  onPhone,
  async ({ page, platform }) => {
    const title = `Spring gift ${Date.now()}`;
    await platform.post("reward/grant", { username: "demo", amount: "45000", kind: "BONUS", turnover: 4, title });
    await visitAs(page, "demo", "/?member=bonusDetails");
    const centre = centreOf(page);
    const oldest = centre.getByRole("listitem").filter({ hasText: "The morning coin" }).filter({ hasText: "Active" });
    const done = () => oldest.getByRole("progressbar").getAttribute("value").then(digits);
    await expect(oldest).toBeVisible();
    const before = await done();
    // The page must listen before the bet: the progress comes by push.
    await expect(async () => {
      await platform.post("win", { username: "demo", amount: "50000" });
      await expect.poll(done, { timeout: 3_000 }).toBeGreaterThan(before);
    }).toPass();

    const gift = centre.getByRole("listitem").filter({ hasText: title });
    await gift.getByRole("button", { name: `Give up bonus: ${title}` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("You'll lose ₫45,000");
    await question.getByRole("button", { name: "Give up bonus" }).click();
    await expect(gift).toContainText("Given up");
    await page.goto("/?member=bonusDetails&state=FORFEITED");
    await expect(gift).toContainText("Given up");
  },
);

test("a reward is claimed once though the answer gets lost", onPhone, async ({ page, platform }) => {
  const title = `Lucky find ${Date.now()}`;
  await platform.post("reward/grant", { username: "demo", amount: "21000", kind: "RAFFLE", turnover: 0, title });
  await visitAs(page, "demo", "/?member=rewardCenter&kind=RAFFLE");
  const centre = centreOf(page);
  const row = centre.getByRole("listitem").filter({ hasText: title });
  const claim = row.getByRole("button", { name: `Claim ${title}` });
  await expect(row).toContainText("You get cash.");
  let isLost = false;
  await page.route("**/graphql", async (route) => {
    if (isLost || !route.request().postData()?.includes("idempotencyKey")) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort("connectionreset");
  });
  await claim.click();
  // The list is read again after each attempt, so it may already know of the claim.
  await expect(async () => {
    if (await claim.isVisible()) await claim.click({ timeout: 1_000 });
    await expect(row).toContainText("Claimed", { timeout: 3_000 });
  }).toPass();
  await page.goto("/?member=transactionHistory&kind=BONUS");
  await expect(centre.getByRole("listitem").filter({ hasText: "+₫21,000" })).not.toHaveCount(0);
});

test("a member invites friends by link and code, and sees how far they are", onPhone, async ({ page }) => {
  await visitAs(page, "demo", "/?member=referral");
  const centre = centreOf(page);
  await expect(centre.getByText(/register\?referralCode=LINH88/)).toBeVisible();
  await expect(centre.getByRole("img", { name: "QR code for your link" })).toBeVisible();
  // A second friend counted, and the reward was not claimed in time.
  await expect(centre.getByRole("listitem").filter({ hasText: "+₫20,000" })).toHaveCount(1);
  await expect(centre.getByRole("listitem").filter({ hasText: "Not claimed in time" })).toHaveCount(1);
  await expect(centre.getByText("Not verified yet").first()).toBeVisible();
  await centre.getByLabel("Period").selectOption("LAST_7");
  await expect(centre.getByRole("listitem").filter({ hasText: "+₫20,000" })).toHaveCount(0);
});

test(
  "a member redeems a reward, hears of the rejection at once, and converts points to money",
  coreOnPhone,
  async ({ page, platform }) => {
    await visitAs(page, "vipclub", "/pointMall");
    await expect(page.getByRole("region", { name: "Your points" })).toContainText("Live casino");

    await page.getByRole("button", { name: "Redeem ₫10,000 in cash" }).click();
    const redeem = page.getByRole("dialog", { name: "Redeem ₫10,000 in cash" });
    await redeem.getByLabel("Login password", { exact: true }).fill("Atrium!2026");
    await redeem.getByRole("button", { name: "Redeem now" }).click();
    await expect(page.getByText("Your order for ₫10,000 in cash is being processed.")).toBeVisible();

    await page.getByRole("tab", { name: "Redeem history" }).click();
    const latest = page
      .getByRole("listitem", { name: "1 × ₫10,000 in cash" })
      .filter({ hasText: "In process" })
      .first();
    const redeemId = /R[0-9A-Z]{10,}/.exec(await latest.innerText())?.[0] ?? "";
    const row = page.getByRole("listitem", { name: "1 × ₫10,000 in cash" }).filter({ hasText: redeemId });
    await platform.post("redeem/decide", { redeemId, status: "REJECTED", reason: "No longer offered." });
    await expect(row).toContainText("Rejected");
    await expect(row).toContainText("No longer offered. You got 950 points back.");
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole("button", { name: "Convert points" }).click();
    const convert = page.getByRole("dialog", { name: "Convert points" });
    await convert.getByLabel("Points", { exact: true }).fill("200");
    await expect(convert).toContainText("₫2,000");
    await convert.getByLabel("Login password", { exact: true }).fill("Atrium!2026");
    await convert.getByRole("button", { name: "Convert now" }).click();
    await expect(page.getByText("₫2,000 was added to your wallet.")).toBeVisible();

    await page.getByRole("tab", { name: "Points details" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Converted into cash" }).first()).toContainText("-200");
    expect(await axeFaults(page)).toEqual([]);
  },
);
