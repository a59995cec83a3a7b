import type { Page } from "@playwright/test";
import { fillLogin, logIn, signOut, visitAs } from "../fixtures/login.ts";
import { balance, header, visit } from "../fixtures/page.ts";
import { core, expect, test } from "../fixtures/test.ts";

const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
const logInButton = (page: Page) => header(page).getByRole("button", { name: "Log in" });

test("a member logs in and out, by keyboard", core, async ({ page }) => {
  await visit(page, "/");
  await logIn(page, "demo");
  await expect(balance(page)).toHaveText(/₫/);
  expect(await stored(page, "username")).toBe("demo");
  expect(await page.evaluate(() => document.cookie)).toBe("");

  await page.getByRole("button", { name: "Account" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Log out" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Log out" }).press("Enter");
  await expect(logInButton(page)).toBeVisible();
  expect(await stored(page, "username")).toBeNull();
});

test("a wrong password is refused with one text for all reasons", async ({ page }) => {
  await visit(page, "/");
  await logInButton(page).click();
  for (const username of ["demo", "nosuchplayer"]) {
    await fillLogin(page, username, "not the password");
    await expect(page.getByRole("dialog").getByText("Wrong user name or password.")).toBeVisible();
  }
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a session that the platform ends leaves a guest, and a dialog says so", async ({ page, platform }) => {
  // The end is pushed to the page: it must listen already.
  const listening = page.waitForResponse(
    (response) => response.headers()["content-type"]?.startsWith("text/event-stream") ?? false,
  );
  await visitAs(page, "vipclub", "/favorite");
  await expect(balance(page)).toHaveText(/\d/);
  await listening;
  await platform.post("session/expire", { username: "vipclub" });
  await expect(page.getByRole("alertdialog")).toContainText("Your session has ended");
  await page.getByRole("alertdialog").getByRole("button", { name: "Log in" }).click();
  await fillLogin(page, "vipclub");
  await expect(balance(page)).toBeVisible();
});

test("two tabs share login, theme, language and logout", async ({ page, context }) => {
  await visit(page, "/");
  const other = await context.newPage();
  await visit(other, "/");
  await expect(logInButton(other)).toBeVisible();
  await logIn(page, "demo");
  await expect(balance(other)).toBeVisible();

  await page.evaluate(() => localStorage.setItem("theme", "light"));
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await page.evaluate(() => localStorage.setItem("lang", "VI"));
  await expect(other.locator("html")).toHaveAttribute("lang", "vi");
  await page.evaluate(() => localStorage.setItem("lang", "EN"));
  await expect(other.locator("html")).toHaveAttribute("lang", "en");

  await signOut(other);
  await expect(logInButton(page)).toBeVisible();
  expect(await stored(page, "username")).toBeNull();
  expect(await stored(page, "merchant")).toBe("atrium");
});

test("a session that another device ends is over at once in every tab, without a click", async ({
  page,
  context,
  browser,
  platform,
}) => {
  // The seeded sessions only: the other device ends the latest of them.
  await platform.post("reset", {});
  await visit(page, "/");
  await logIn(page, "demo");
  const tab = await context.newPage();
  await visit(tab, "/");
  await expect(balance(tab)).toBeVisible();

  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await visit(device, "/");
  await logIn(device, "demo");
  await device.getByRole("button", { name: "Account" }).click();
  await device.getByRole("menuitem", { name: "Devices and logins" }).click();
  await device.getByRole("dialog").getByRole("button", { name: "Log out" }).first().click();
  for (const ended of [page, tab]) {
    await expect(ended.getByRole("alertdialog")).toContainText("logged out from another device");
    await expect(balance(ended)).toHaveCount(0);
  }
  await expect(balance(device)).toBeVisible();
  await elsewhere.close();
});

test("a link's login token disappears from address and history at once, and works for one visit", async ({
  page,
  platform,
}) => {
  const { value } = await platform.post("loginToken", { username: "demo" });
  await visit(page, "/rng");
  await page.goto(`/live?token=${value.token}`);
  await expect(balance(page)).toBeVisible();
  await expect(page).toHaveURL("/live");
  await page.goBack();
  await expect(page).toHaveURL("/rng");
  await page.goForward();
  await expect(page).toHaveURL("/live");

  await page.goto(`/?token=${value.token}`);
  await expect(page.getByRole("alertdialog")).toContainText("This login link has expired or was already used");
  expect(page.url()).not.toContain("token");
});
