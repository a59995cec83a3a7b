import type { Page } from "@playwright/test";
import { fillLogin, PASSWORD } from "../fixtures/login.ts";
import { balance, header, visit } from "../fixtures/page.ts";
import type { Platform } from "../fixtures/platform.ts";
import { expect, QUICK_SETTINGS, test } from "../fixtures/test.ts";

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

test("a password that is too old has to be changed, unless the member logs out", async ({ page }) => {
  await openLogin(page);
  await fillLogin(page, "expired");
  await expect(dialog(page).getByText("Your password has expired")).toBeVisible();
  await page.keyboard.press("Escape");
  await dialog(page).getByRole("button", { name: "Log out instead" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(header(page).getByRole("button", { name: "Log in" })).toBeVisible();

  await header(page).getByRole("button", { name: "Log in" }).click();
  await fillLogin(page, "expired");
  await choose(page, { old: PASSWORD, next: PASSWORD });
  await expect(dialog(page).getByText("You've used this password before")).toBeVisible();
  await choose(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
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
  await expect(sent).toContainText("sent you a link");
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

test("a code by SMS sets a new password and logs in, where the operator allows it", async ({
  page,
  platform,
  needs,
}) => {
  needs(QUICK_SETTINGS);
  await platform.post("flags", { PHONE_VERIFICATION_RECOVERY: true });
  await expect(async () => {
    await openLogin(page);
    await dialog(page).getByRole("button", { name: "Forgot your password?" }).click();
    await dialog(page).getByRole("tab", { name: "Mobile number" }).click({ timeout: 2_000 });
  }).toPass();
  await dialog(page).getByRole("textbox", { name: "Mobile number" }).fill("901234567");
  await dialog(page).getByRole("button", { name: "Send code" }).click();
  await expect(dialog(page).getByText("Your code is on its way.")).toBeVisible();
  await dialog(page)
    .getByLabel("Code from the text message")
    .fill(await platform.sentCode());
  await dialog(page).getByLabel("New password").fill(GOOD);
  await dialog(page).getByRole("button", { name: "Save new password" }).click();
  await expect(balance(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await stored(page, "username")).toBe("demo");
});

test("wrong passwords lead to a captcha, then to a wait that the form counts down", async ({ page, platform }) => {
  await platform.post("limits", { on: true });
  try {
    await openLogin(page);
    for (let i = 0; i < 3; i += 1) await fillLogin(page, "vipclub", `guess number ${i}`);
    // The captcha replaces the text.
    await expect(dialog(page).getByLabel("Characters in the picture")).toBeVisible();
    await expect(dialog(page).getByText("Wrong user name or password.")).toHaveCount(0);
    // Each refusal brings another picture, one a second at most.
    await expect(async () => {
      if (await dialog(page).getByRole("timer").isVisible()) return;
      await dialog(page).getByLabel("Characters in the picture").fill("????");
      await fillLogin(page, "vipclub", "one more guess");
      await expect(dialog(page).getByRole("timer")).toBeVisible({ timeout: 1_500 });
    }).toPass();
    await expect(dialog(page).getByRole("timer")).toHaveText(/Try again in \d\d?:\d\d/);
    await expect(dialog(page).getByRole("button", { name: "Log in", exact: true })).toBeDisabled();
  } finally {
    await platform.post("limits", { on: false });
  }
});
