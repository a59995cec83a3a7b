import type { Page } from "@playwright/test";
import { axeFaults } from "../fixtures/accessibility.ts";
import { visitAs } from "../fixtures/login.ts";
import { loseAnswer } from "../fixtures/page.ts";
import type { Platform } from "../fixtures/platform.ts";
import { expect, onPhone, test } from "../fixtures/test.ts";

const PAYMENT_PASSWORD = "246810";

const centreOf = (page: Page) => page.getByRole("dialog", { name: "Member centre" });
const submitIn = (page: Page) => centreOf(page).getByRole("button", { name: /^Withdraw( |$)/ });

async function fill(page: Page, amount: string, password = PAYMENT_PASSWORD) {
  await centreOf(page).getByLabel("Amount to withdraw").fill(amount);
  await centreOf(page).getByLabel("Payment password, 6 digits").fill(password);
}

/** The platform's number of the withdrawal that is open. */
async function openedNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/withdrawal=/);
  const id = new URL(page.url()).searchParams.get("withdrawal") ?? "";
  return Buffer.from(id, "base64url").toString().split(":")[1] ?? "";
}

/** Changes a member's balance by `amount`, as if the money had been spent or won on another device. */
const change = (platform: Platform, username: string, amount: number) =>
  platform.post("balance", { username, amount: String(amount) });

const pay = (platform: Platform, withdrawId: string) => platform.post("withdraw/settle", { withdrawId, step: "PAY" });

test(
  "a member withdraws once though the platform fails and the answer gets lost, and confirms from the notice",
  onPhone,
  async ({ page, platform }) => {
    await visitAs(page, "vipclub", "/?member=withdraw");
    const centre = centreOf(page);
    await fill(page, "49,999", "135791");
    await submitIn(page).click();
    await expect(centre.getByRole("alert")).toContainText("₫50,000");
    await fill(page, "60,000", "135791");
    await submitIn(page).click();
    await expect(centre.getByRole("alert")).toContainText("payment password");
    expect(await axeFaults(page)).toEqual([]);
    await fill(page, "60,000,000");
    await submitIn(page).click();
    await expect(centre.getByRole("alert")).toContainText("₫50,000,000");

    const available = centre.getByText(/Available: ₫/);
    const before = (await available.textContent()) ?? "";
    const held = Number(before.replace(/\D/g, ""));
    await fill(page, "60,000");
    await change(platform, "vipclub", 55_000 - held);
    await expect(available).toHaveText("Available: ₫55,000");
    await submitIn(page).click();
    await expect(centre.getByRole("alert")).toContainText("You can withdraw up to ₫55,000");
    await change(platform, "vipclub", held - 55_000);
    await expect(available).toHaveText(before);

    await platform.post("chaos", { path: "/wps/relay/GCS_withdrawCreate", status: 503, times: 1 });
    await submitIn(page).click();
    await expect(centre.getByText(/Checking whether it went through/)).toBeVisible();
    await loseAnswer(page);
    await submitIn(page).click();
    const arrived = centre.getByText(/It went through: your withdrawal of ₫60,000/);
    await expect(arrived).toBeVisible();
    // The member reloads, finds the notice still there, and asks for the same once more.
    await page.reload();
    await expect(arrived).toBeVisible();
    await fill(page, "60,000");
    await submitIn(page).click();
    await expect(centre.getByRole("status")).toContainText("In review");
    const number = await openedNumber(page);
    await pay(platform, number);
    await expect(centre.getByRole("status")).toContainText("Paid, please confirm");
    await expect(centre.getByRole("timer")).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await centre.getByRole("button", { name: "All withdrawals" }).click();
    await expect(centre.getByRole("button", { name: /₫60,000/ }).filter({ hasText: "please confirm" })).toHaveCount(1);

    await page.goto("/news");
    await page.getByRole("link", { name: "Answer" }).click();
    await centre.getByRole("button", { name: "It has arrived" }).click();
    await expect(centre.getByRole("status")).toContainText("Received");
    await expect(centre.getByText("can no longer be refunded")).toBeVisible();
  },
);

test("money that did not arrive is reported with a picture; without an answer it counts as received", async ({
  page,
  platform,
}) => {
  await visitAs(page, "demo", "/?member=withdraw");
  const centre = centreOf(page);
  await fill(page, "50,000");
  await submitIn(page).click();
  const number = await openedNumber(page);
  await pay(platform, number);
  await centre.getByRole("button", { name: "It hasn't arrived" }).click();
  await centre.getByRole("button", { name: "Report it missing" }).click();
  await expect(centre.getByRole("alert")).toContainText("at least one picture");
  const file = { name: "proof.png", mimeType: "image/png", buffer: await page.screenshot() };
  await centre.getByTestId("pictures").setInputFiles(file);
  await centre.getByRole("button", { name: "Report it missing" }).click();
  await expect(centre.getByRole("status")).toContainText("being checked");
  await platform.post("withdraw/settle", { withdrawId: number, step: "ARRIVED" });
  await expect(centre.getByRole("status")).toContainText("Received");

  await centre.getByRole("button", { name: "All withdrawals" }).click();
  await fill(page, "50,000");
  await submitIn(page).click();
  await expect(centre.getByRole("status")).toContainText("In review");
  const second = await openedNumber(page);
  await pay(platform, second);
  await expect(centre.getByText("If you don't answer in time, it counts as received")).toBeVisible();
  await platform.post(`jobs/run/force-receipt:${second}:1`, {});
  await expect(centre.getByRole("status")).toContainText("Counts as received");
  await expect(centre.getByText("You didn't answer in time")).toBeVisible();
});
