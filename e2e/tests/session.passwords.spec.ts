import type { Page } from "@playwright/test";
import { expect, fillLogin, logIn, PASSWORD, type Platform, test, visit } from "../fixtures/test.ts";

const GOOD = "teal harbour 9";

// Passwords change here: each journey begins with the seeded ones.
test.beforeEach(({ platform }) => platform.post("reset", {}));
test.afterEach(({ platform }) => platform.post("reset", {}));

const balance = (page: Page) => page.getByRole("status", { name: "Balance" });
const dialog = (page: Page) => page.getByRole("dialog");
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

async function openLogin(page: Page) {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
}
async function choose(page: Page, { old, next = GOOD }: { old?: string; next?: string } = {}) {
  if (old !== undefined) await dialog(page).getByLabel("Old password").fill(old);
  await dialog(page).getByLabel("New password").fill(next);
  await dialog(page).getByLabel("Repeat the password").fill(next);
  await dialog(page).getByRole("button", { name: "Save new password" }).click();
}
async function linkIn(platform: Platform): Promise<string> {
  const [latest] = await platform.outbox();
  return /http\S+/.exec(latest?.body ?? "")?.[0] ?? "";
}

test("a weak password has to be changed first, and a page that is loaded again remembers that", async ({ page }) => {
  await openLogin(page);
  await fillLogin(page, "weak", "a123456");
  await expect(dialog(page).getByText("Your password is easy to guess")).toBeVisible();
  await expect(dialog(page).getByLabel("Account")).toHaveValue("weak");
  await expect(dialog(page).getByLabel("Old password")).toHaveValue("");
  expect(await stored(page, "cpw")).toBe("WEAK");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain("a123456");

  await page.reload();
  await choose(page, { old: "a123456", next: "password1" });
  await expect(dialog(page).getByText("This password is guessed too easily")).toBeVisible();
  await choose(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  expect(await stored(page, "cpw")).toBeNull();
  await expect(balance(page)).toBeVisible();
});

test("a password that is too old has to be changed, or one logs out", async ({ page }) => {
  await openLogin(page);
  await fillLogin(page, "expired");
  await expect(dialog(page).getByText("Your password is too old")).toBeVisible();
  await page.keyboard.press("Escape");
  await dialog(page).getByRole("button", { name: "Log out instead" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();

  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await fillLogin(page, "expired");
  await choose(page, { old: PASSWORD, next: PASSWORD });
  await expect(dialog(page).getByText("You used this password before")).toBeVisible();
  await choose(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(balance(page)).toBeVisible();
});

test("a forgotten password is set anew with the link from the e-mail, which leaves no trace", async ({
  page,
  platform,
}) => {
  await openLogin(page);
  await dialog(page).getByRole("button", { name: "Forgot your password?" }).click();
  await dialog(page).getByRole("textbox", { name: "User name" }).fill("demo");
  await dialog(page).getByLabel("E-mail address").fill("demo@mail.example");
  await dialog(page).getByRole("button", { name: "Send the link" }).click();
  const sent = page.getByRole("alertdialog");
  await expect(sent).toContainText("has been sent out");
  await sent.getByRole("button", { name: "OK" }).click();
  await expect(sent).toHaveCount(0);

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const link = await linkIn(platform);
  const token = link.split("token=")[1] ?? "";
  expect(token.length).toBeGreaterThan(30);
  await page.goto(link);
  await expect(page).toHaveURL("/reset-password");
  expect(asked.filter((url) => url.split("#")[0]?.includes(token))).toEqual([]);
  await choose(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Log in" }).click();
  await fillLogin(page, "demo", GOOD);
  await expect(balance(page)).toBeVisible();

  // Once is enough for a link.
  await page.goto(`/reset-password#token=${token}`);
  await choose(page, { next: "another harbour" });
  await dialog(page).getByRole("button", { name: "Request another link" }).click();
  await expect(dialog(page).getByLabel("E-mail address")).toBeVisible();
});

test("where the operator allows it, a code by SMS sets a new password and logs in", async ({ page, platform }) => {
  await platform.post("flags", { PHONE_VERIFICATION_RECOVERY: true });
  await expect(async () => {
    await openLogin(page);
    await dialog(page).getByRole("button", { name: "Forgot your password?" }).click();
    await dialog(page).getByRole("tab", { name: "Mobile number" }).click({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await dialog(page).getByRole("textbox", { name: "Mobile number" }).fill("901234567");
  await dialog(page).getByRole("button", { name: "Send code" }).click();
  await expect(dialog(page).getByText("The code is on its way.")).toBeVisible();
  const [latest] = await platform.outbox();
  await dialog(page)
    .getByLabel("Code from the text message")
    .fill(/\d{6}/.exec(latest?.body ?? "")?.[0] ?? "");
  await dialog(page).getByLabel("New password").fill(GOOD);
  await dialog(page).getByRole("button", { name: "Save new password" }).click();
  await expect(balance(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await stored(page, "username")).toBe("demo");
});

test("who guesses is asked to read a picture, then to wait, and is told how long", async ({ page, platform }) => {
  await platform.post("limits", { on: true });
  try {
    await openLogin(page);
    for (let i = 0; i < 3; i += 1) await fillLogin(page, "vipclub", `guess number ${i}`);
    // The captcha says it; there is no text.
    await expect(dialog(page).getByLabel("Characters in the picture")).toBeVisible();
    await expect(dialog(page).getByText("User name or password is wrong.")).toHaveCount(0);
    // Each refusal brings another picture, one a second at most.
    await expect(async () => {
      if (await dialog(page).getByRole("timer").isVisible()) return;
      await dialog(page).getByLabel("Characters in the picture").fill("????");
      await fillLogin(page, "vipclub", "one more guess");
      await expect(dialog(page).getByRole("timer")).toBeVisible({ timeout: 1_500 });
    }).toPass({ timeout: 25_000 });
    await expect(dialog(page).getByRole("timer")).toHaveText(/Try again in (1:00|0:\d\d)/);
    await expect(dialog(page).getByRole("button", { name: "Log in" })).toBeDisabled();
  } finally {
    await platform.post("limits", { on: false });
  }
});

test("two tabs are one visitor: login, theme, language, logout", async ({ page, context }) => {
  await visit(page, "/");
  const other = await context.newPage();
  await visit(other, "/");
  await expect(other.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await logIn(page, "demo");
  await expect(balance(other)).toBeVisible();

  await page.evaluate(() => localStorage.setItem("theme", "light"));
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await page.evaluate(() => localStorage.setItem("lang", "VI"));
  await expect(other.locator("html")).toHaveAttribute("lang", "vi");
  await page.evaluate(() => localStorage.setItem("lang", "EN"));
  await expect(other.locator("html")).toHaveAttribute("lang", "en");

  await other.getByRole("button", { name: "Account" }).click();
  await other.getByRole("menuitem", { name: "Sign out" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await stored(page, "username")).toBeNull();
  expect(await stored(page, "merchant")).toBe("atrium");
});

test("a session that another device ends is over at once, in every tab, without a click", async ({
  page,
  context,
  browser,
}) => {
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
  await device.getByRole("menuitem", { name: "Logged-in devices" }).click();
  await dialog(device).getByRole("button", { name: "End" }).first().click();
  for (const told of [page, tab]) {
    await expect(told.getByRole("alertdialog")).toContainText("ended from another device");
    await expect(balance(told)).toHaveCount(0);
  }
  await expect(balance(device)).toBeVisible();
  await elsewhere.close();
});

test("a link's login token is gone from address and history at once, and good for one visit", async ({
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
  await expect(page.getByRole("alertdialog")).toContainText("This login link was used before");
  expect(page.url()).not.toContain("token");
});
