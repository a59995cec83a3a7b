import type { Page } from "@playwright/test";
import { expect, type Platform, test, visit } from "../fixtures/test.ts";

test.afterEach(({ platform }) => platform.post("clock", { reset: true }));

const balance = (page: Page) => page.getByRole("status", { name: "Balance" });

/** The login popup, with the form for mobile numbers. */
async function openMobileLogin(page: Page) {
  await visit(page, "/login");
  const popup = page.getByRole("dialog");
  await popup.getByRole("tab", { name: "Mobile number" }).click();
  return {
    popup,
    number: popup.getByRole("textbox", { name: "Mobile number" }),
    code: popup.getByLabel("Code from the text message"),
    send: popup.getByRole("button", { name: "Send code" }),
    submit: popup.getByRole("button", { name: "Log in" }),
  };
}

async function sentCode(platform: Platform): Promise<string> {
  const [latest] = await platform.outbox();
  return /\d{6}/.exec(latest?.body ?? "")?.[0] ?? "";
}
const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");

test("a code by SMS logs in, and the number is remembered for the next time", async ({ page, platform }) => {
  const { popup, number, code, send, submit } = await openMobileLogin(page);
  await expect(popup.getByRole("combobox", { name: "Country and dialling code" })).toHaveValue("+84");
  await send.click();
  await expect(popup.getByText("Mobile number must not be empty")).toBeVisible();
  await expect(number).toBeFocused();

  await number.fill("0901 234 567");
  await page.waitForTimeout(1000);
  await send.click();
  await expect(popup.getByText("The code is on its way.")).toBeVisible();
  await expect(code).toBeFocused();
  const countdown = popup.getByRole("button", { name: /^Again in (60|5\d) s$/ });
  await expect(countdown).toBeDisabled();
  // It goes on while the form is away.
  await popup.getByRole("tab", { name: "User name" }).click();
  await popup.getByRole("tab", { name: "Mobile number" }).click();
  await expect(countdown).toBeDisabled();

  await number.fill("0901234567");
  const sent = await sentCode(platform);
  await code.fill(wrongFor(sent));
  await submit.click();
  await expect(popup.getByText("The code is wrong.")).toBeVisible();
  await code.fill(sent);
  await popup.getByLabel("Remember me for a day").check();
  await submit.click();
  await expect(balance(page)).toBeVisible();
  await expect(page).toHaveURL("/");

  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Mobile number" })).toHaveValue("0901234567");
  expect(await page.evaluate(() => document.cookie)).not.toContain("901234567");
});

test("an old code is refused; a number that nobody has is answered like any other", async ({ page, platform }) => {
  const { popup, number, code, send, submit } = await openMobileLogin(page);
  await number.fill("901234567");
  await send.click();
  await expect(popup.getByText("The code is on its way.")).toBeVisible();
  await platform.post("clock", { advance: 6 * 60_000 });
  await code.fill(await sentCode(platform));
  await submit.click();
  await expect(popup.getByText("The code is too old. Please ask for another one.")).toBeVisible();

  const before = await platform.outbox();
  const stranger = await openMobileLogin(page);
  await stranger.number.fill("333333333");
  await stranger.send.click();
  await expect(stranger.popup.getByText("The code is on its way.")).toBeVisible();
  await stranger.code.fill("123456");
  await stranger.submit.click();
  await expect(stranger.popup.getByText("The code is wrong.")).toBeVisible();
  expect((await platform.outbox()).length).toBe(before.length);
});

test("why no code was sent, a dialog says in the platform's words, and the form stays", async ({ page, platform }) => {
  const { number, send } = await openMobileLogin(page);
  await number.fill("901234567");
  for (const [code, text] of [
    ["SMS_SEND_FAILED", "The message could not be sent. Please try again."],
    ["SMS_TOO_SOON", "A code was sent a moment ago."],
  ] as const) {
    await platform.post("chaos", { path: "/wps/verification/sms", code, times: 1 });
    await page.waitForTimeout(1000);
    await send.click();
    const warning = page.getByRole("alertdialog");
    await expect(warning).toContainText(text);
    await warning.getByRole("button", { name: "OK" }).click();
    await expect(warning).toBeHidden();
    await expect(number).toHaveValue("901234567");
  }
});

test("a social account opens the account that it belongs to, and leads back to where it began", async ({ page }) => {
  await visit(page, "/login");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Linh Tran" }).click();
  await expect(balance(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("username"))).toBe("demo");
  // Whoever goes back finds no login to repeat.
  await page.reload();
  await expect(balance(page)).toBeVisible();
});

test("a social account that is new here is linked to the account that it opens, and opens it from then on", async ({
  page,
}) => {
  const name = `friend${Date.now() % 1_000_000}`;
  const goToFacebook = async () => {
    await visit(page, "/login");
    await page.getByRole("link", { name: "Continue with Facebook" }).click();
    await page.getByLabel("Somebody else").fill(name);
    await page.getByRole("button", { name: "Go on" }).click();
  };
  await goToFacebook();
  await expect(page).toHaveURL("/register?social=facebook");
  const form = page.getByRole("main");
  await expect(form.getByText("your social account will open this account")).toBeVisible();
  await form.getByRole("textbox", { name: "User name" }).fill(name);
  await form.getByLabel("Password", { exact: true }).fill("teal harbour 9");
  await form.getByLabel("I am 18 years old or older").check();
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("dialog", { name: "Registered successfully" })).toBeVisible();

  await page.context().clearCookies();
  await goToFacebook();
  await expect(balance(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("username"))).toBe(name);
});

test("who turns back at the social network is told, and finds the other ways in", async ({ page }) => {
  await visit(page, "/login");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  const popup = page.getByRole("dialog");
  await expect(popup.getByRole("alert")).toContainText("You cancelled the login");
  await popup.getByRole("button", { name: "Try for free" }).click();
  await expect(balance(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});
