import type { Page } from "@playwright/test";
import { axeFaults } from "../fixtures/accessibility.ts";
import { visitAs } from "../fixtures/login.ts";
import { balance, loseAnswer } from "../fixtures/page.ts";
import { coreOnPhone, expect, onPhone, test } from "../fixtures/test.ts";

const centreOf = (page: Page) => page.getByRole("dialog", { name: "Member centre" });
const digits = (text: string | null) => Number((text ?? "").replace(/\D/g, ""));
const held = async (page: Page) => digits(await balance(page).first().textContent());

test(
  "a member deposits by card: the pane and another tab learn of it, and the list keeps it",
  coreOnPhone,
  async ({ page }) => {
    await visitAs(page, "demo", "/?member=depositv2");
    const centre = centreOf(page);
    await centre.getByRole("form").getByText("Debit card").click();
    await centre.getByLabel("Deposit amount").fill("99,999");
    await centre.getByRole("button", { name: "Continue to payment" }).click();
    await expect(centre.getByRole("alert")).toContainText("₫100,000");
    expect(await axeFaults(page)).toEqual([]);
    await centre.getByRole("button", { name: "₫200,000", exact: true }).click();
    await centre.getByRole("button", { name: "Pay ₫200,000" }).click();
    const link = centre.getByRole("link", { name: "Open payment page" });
    await expect(link).toBeVisible();

    const other = await page.context().newPage();
    await other.goto("/news");
    const before = await held(other);
    const [payment] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    await payment.getByLabel("Card number").fill("4111 1111 1111 1111");
    await payment.getByLabel("Valid until").fill("12/39");
    await payment.getByLabel("Security code").fill("123");
    await payment.getByRole("button", { name: "Pay" }).click();
    await expect(payment.getByRole("status")).toContainText("Paid");
    await expect(centre.getByRole("status")).toContainText("Paid");
    await expect.poll(() => held(other)).toBe(before + 195_000);
    await other.close();

    await page.reload();
    await expect(centre.getByText("Paid")).toBeVisible();
    await centre.getByRole("button", { name: "All deposits" }).click();
    await expect(centre.getByRole("button", { name: /^Debit card/ }).first()).toContainText("Paid");
  },
);

test("a deposit is opened once though the platform fails and an answer gets lost, and ends when its time is over", async ({
  page,
  platform,
}) => {
  await visitAs(page, "vipclub", "/?member=depositv2");
  const centre = centreOf(page);
  // The channel that was used last is chosen already.
  await centre.getByText("QR payment", { exact: true }).first().click();
  await centre.getByRole("button", { name: "₫100,000", exact: true }).click();
  const submit = centre.getByRole("button", { name: "Pay ₫100,000" });
  // The gateway tries three times.
  await platform.post("chaos", { path: "/wps/relay/GCS_depositCreate", status: 503, times: 3 });
  await submit.click();
  await expect(centre.getByText(/Checking whether it went through/)).toBeVisible();
  await loseAnswer(page);
  await submit.click();
  await expect(centre.getByText(/It went through: your deposit of ₫100,000/)).toBeVisible();
  await submit.click();
  await expect(centre.getByRole("img", { name: "Payment QR code" })).toBeVisible();
  await centre.getByRole("button", { name: "All deposits" }).click();
  const waiting = centre.getByRole("button", { name: /^QR payment.*₫100,000/ }).filter({ hasText: "Waiting" });
  await expect(waiting).toHaveCount(1);

  await waiting.click();
  await expect(page).toHaveURL(/deposit=/);
  const id = new URL(page.url()).searchParams.get("deposit") ?? "";
  const [, number] = Buffer.from(id, "base64url").toString().split(":");
  await platform.post(`jobs/run/expire-deposit:${number}`, {});
  await expect(centre.getByRole("status")).toContainText("Expired");
});

test("money moves between wallets once though an answer gets lost, and is collected again", async ({ page }) => {
  await visitAs(page, "demo", "/?member=transferFund");
  const centre = centreOf(page);
  await centre.getByLabel("Amount").fill("1,500");
  await loseAnswer(page);
  const submit = centre.getByRole("button", { name: /^Transfer( |$)/ });
  await submit.click();
  await expect(centre.getByText("It went through: ₫1,500 was moved.")).toBeVisible();
  await submit.click();
  await expect(centre.getByText(/^₫1,500 moved to/)).toBeVisible();
  const vendor = centre.getByRole("listitem").filter({ hasText: "₫" }).nth(1);
  await expect(vendor).toContainText("₫1,500");
  expect(await axeFaults(page)).toEqual([]);
  await centre.getByRole("button", { name: "Collect all" }).click();
  await expect(vendor).toContainText("₫0");

  await centre.getByRole("link", { name: "Account record" }).click();
  const moves = centre.getByRole("listitem").filter({ hasText: "Main wallet" });
  await expect(moves.first()).toContainText("+₫1,500");
  await expect(moves.nth(1)).toContainText("-₫1,500");
  expect(await axeFaults(page)).toEqual([]);
});

test(
  "a member transfers to the agent above, who sends it back: both balances follow, an answer lost",
  onPhone,
  async ({ page, browser }) => {
    await visitAs(page, "vipclub", "/?member=transferUpline");
    const agent = await (await browser.newContext()).newPage();
    await visitAs(agent, "agent", "/news");
    await expect(balance(agent).first()).toHaveText(/\d/);
    const before = await held(agent);
    const centre = centreOf(page);
    await centre.getByLabel("Amount").fill("25,000");
    await centre.getByLabel("Remark").fill("for the tournament");
    await centre.getByLabel("Payment password").fill("135791");
    const submit = centre.getByRole("button", { name: /^Transfer( |$)/ });
    await submit.click();
    await expect(centre.getByRole("alert").first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await centre.getByLabel("Payment password").fill("246810");
    await loseAnswer(page);
    await submit.click();
    const arrived = centre.getByText("It went through: ₫25,000 was transferred.");
    await expect(arrived).toBeVisible();
    // In another tab, with the same account and content, it is the same transfer.
    const second = await page.context().newPage();
    await second.goto(page.url());
    const other = centreOf(second);
    await other.getByLabel("Amount").fill("25,000");
    await other.getByLabel("Remark").fill("for the tournament");
    await other.getByLabel("Payment password").fill("246810");
    await other.getByRole("button", { name: /^Transfer( |$)/ }).click();
    await expect(other.getByText(/^₫25,000 moved to Mai/)).toBeVisible();
    await expect(arrived).toHaveCount(0);
    await second.close();
    // Bets of the team may pay the agent a salary meanwhile.
    await expect.poll(() => held(agent)).toBeGreaterThanOrEqual(before + 25_000);
    expect(await held(agent)).toBeLessThan(before + 50_000);

    await agent.goto("/?member=transferUpline");
    const down = agent.getByRole("region", { name: "To a member directly below you" });
    await down.getByLabel("Recipient's user name").fill("vipclub");
    await down.getByLabel("Amount").fill("25,000");
    await down.getByLabel("Payment password").fill("246810");
    await down.getByRole("button", { name: /^Transfer( |$)/ }).click();
    await expect(down.getByText("₫25,000 moved to vipclub.")).toBeVisible();
    await agent.context().close();
    await page.goto("/?member=messageV2");
    await expect(centre.getByText("agent transferred ₫25,000 to you.").first()).toBeVisible();
  },
);

test("a member opens a wallet in another currency, and another tab and the deposits follow", async ({ page }) => {
  await visitAs(page, "vipclub", "/?member=transferFund");
  const centre = centreOf(page);
  const other = await page.context().newPage();
  await other.goto("/news");
  await expect(balance(other).first()).toContainText("₫");
  await centre.getByRole("button", { name: /Thai Baht$/ }).click();
  await expect(centre.getByRole("listitem").filter({ hasText: "Thai Baht" })).toContainText("In use");
  await expect(balance(other).first()).toContainText("฿");
  await other.goto("/?member=depositv2");
  await expect(centreOf(other).getByText("PromptPay")).toBeVisible();
  await other.close();
  await centre.getByRole("button", { name: "Use Vietnamese Dong" }).click();
  await expect(centre.getByRole("listitem").filter({ hasText: "Vietnamese Dong" })).toContainText("In use");
});
