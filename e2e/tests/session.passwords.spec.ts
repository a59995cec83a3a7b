import type { Page } from "@playwright/test";
import { fillLogin } from "../fixtures/login.ts";
import { balance, header, visit } from "../fixtures/page.ts";
import type { Platform } from "../fixtures/platform.ts";
import { expect, test } from "../fixtures/test.ts";

const GOOD = "teal harbour 9";

// Passwords change here: the next journey finds the seeded ones again.
test.afterEach(({ platform }) => platform.post("reset", {}));

const dialog = (page: Page) => page.getByRole("dialog");
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

async function openLogin(page: Page) {
  await visit(page, "/");
  await header(page).getByRole("button", { name: "Log in" }).click();
}
async function choose(page: Page, { old, next = GOOD }: { old?: string; next?: string } = {}) {
  if (old !== undefined) await dialog(page).getByLabel("Old password").fill(old);
  await dialog(page).getByLabel("New password").fill(next);
  await dialog(page).getByLabel("Repeat password").fill(next);
  await dialog(page).getByRole("button", { name: "Save new password" }).click();
}
/** The link in the latest e-mail. */
async function sentLink(platform: Platform): Promise<string> {
  const [latest] = await platform.outbox();
  return /http\S+/.exec(latest?.body ?? "")?.[0] ?? "";
}

test("a weak password has to be changed first, also after a reload", async ({ page }) => {
  await openLogin(page);
  await fillLogin(page, "weak", "a123456");
  await expect(dialog(page).getByText("Your password is easy to guess")).toBeVisible();
  await expect(dialog(page).getByLabel("Account")).toHaveValue("weak");
  await expect(dialog(page).getByLabel("Old password")).toHaveValue("");
  expect(await stored(page, "cpw")).toBe("WEAK");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain("a123456");

  await page.reload();
  await choose(page, { old: "a123456", next: "password1" });
  await expect(dialog(page).getByText("This password is too easy to guess")).toBeVisible();
  await choose(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  expect(await stored(page, "cpw")).toBeNull();
  await expect(balance(page)).toBeVisible();
});

test("a forgotten password is set anew with the link from the e-mail, and the link leaves no trace", async ({
  page,
  platform,
}) => {
  await openLogin(page);
  await dialog(page).getByRole("button", { name: "Forgot your password?" }).click();
  await dialog(page).getByRole("textbox", { name: "User name" }).fill("demo");
  await dialog(page).getByLabel("E-mail address").fill("demo@mail.example");
  await dialog(page).getByRole("button", { name: "Send link" }).click();
  const sent = page.getByRole("alertdialog");
  await expect(sent).toContainText("sent out a link");
  await sent.getByRole("button", { name: "OK" }).click();
  await expect(sent).toHaveCount(0);

  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const link = await sentLink(platform);
  const token = link.split("token=")[1] ?? "";
  expect(token.length).toBeGreaterThan(30);
  await page.goto(link);
  await expect(page).toHaveURL("/reset-password");
  expect(requests.filter((url) => url.split("#")[0]?.includes(token))).toEqual([]);
  await choose(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Log in" }).click();
  await fillLogin(page, "demo", GOOD);
  await expect(balance(page)).toBeVisible();

  // A link works once.
  await page.goto(`/reset-password#token=${token}`);
  await choose(page, { next: "another harbour" });
  await dialog(page).getByRole("button", { name: "Request a new link" }).click();
  await expect(dialog(page).getByLabel("E-mail address")).toBeVisible();
});
