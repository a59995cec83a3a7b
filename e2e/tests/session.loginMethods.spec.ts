import type { Locator, Page } from "@playwright/test";
import { signOut } from "../fixtures/login.ts";
import { balance, header, untilWorkerAnswers, visit } from "../fixtures/page.ts";
import { expect, test } from "../fixtures/test.ts";

test.afterEach(({ platform }) => platform.post("clock", { reset: true }));

/** The login dialog with the form for mobile numbers. */
async function openMobileLogin(page: Page) {
  await visit(page, "/login");
  const dialog = page.getByRole("dialog");
  const number = dialog.getByRole("textbox", { name: "User name or mobile number" });
  await number.fill("0901 234 567");
  return {
    dialog,
    number,
    code: dialog.getByLabel("Code from the text message"),
    send: dialog.getByRole("button", { name: "Send code" }),
    submit: dialog.getByRole("button", { name: "Log in", exact: true }),
  };
}

/** Clicks until something is shown: the form takes one click on "Send code" a second. */
const sendUntil = (send: Locator, shown: Locator) =>
  expect(async () => {
    if (!(await shown.isVisible())) await send.click({ timeout: 500 });
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();

const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");

test("a code by SMS logs in, and the number is remembered for the next time", async ({ page, platform }) => {
  const { dialog, number, code, send, submit } = await openMobileLogin(page);
  await expect(dialog.getByRole("combobox", { name: "Country and dialling code" })).toHaveValue("+84");
  await sendUntil(send, dialog.getByText("Your code is on its way."));
  await expect(code).toBeFocused();
  const countdown = dialog.getByRole("button", { name: /^Resend in (60|5\d) s$/ });
  await expect(countdown).toBeDisabled();
  // The countdown goes on while another form is shown.
  await number.fill("demo");
  await number.fill("0901 234 567");
  await expect(countdown).toBeDisabled();

  await number.fill("0901234567");
  const sent = await platform.sentCode();
  await code.fill(wrongFor(sent));
  await submit.click();
  await expect(dialog.getByText("This code is wrong.")).toBeVisible();
  await code.fill(sent);
  await dialog.getByLabel("Remember me for a day").check();
  await submit.click();
  await expect(balance(page)).toBeVisible();
  await expect(page).toHaveURL("/");

  await signOut(page);
  await header(page).getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "User name or mobile number" })).toHaveValue(
    "0901234567",
  );
  expect(await page.evaluate(() => document.cookie)).not.toContain("901234567");
});

test("an old code is refused; an unknown number gets the same answers as a known one", async ({ page, platform }) => {
  const { dialog, number, code, send, submit } = await openMobileLogin(page);
  await number.fill("901234567");
  await send.click();
  await expect(dialog.getByText("Your code is on its way.")).toBeVisible();
  // As the time leaps, other messages follow.
  const sent = await platform.sentCode("901234567");
  await platform.post("clock", { advance: 6 * 60_000 });
  await code.fill(sent);
  await submit.click();
  await expect(dialog.getByText("This code has expired. Please request a new one.")).toBeVisible();
  // Draws that were revealed while the clock was ahead take no bets; a reset begins anew.
  await platform.post("reset", {});

  // The countdown belongs to the tab: without its memory it is as if the minute were over.
  await page.evaluate(() => sessionStorage.clear());
  const before = await platform.outbox();
  const unknown = await openMobileLogin(page);
  await unknown.number.fill("333333333");
  await unknown.send.click();
  await expect(unknown.dialog.getByText("Your code is on its way.")).toBeVisible();
  await unknown.code.fill("123456");
  await unknown.submit.click();
  await expect(unknown.dialog.getByText("This code is wrong.")).toBeVisible();
  expect((await platform.outbox()).length).toBe(before.length);
});

test("a dialog says in the platform's words why no code was sent, and the form stays", async ({ page, platform }) => {
  const { number, send } = await openMobileLogin(page);
  await number.fill("901234567");
  for (const [code, text] of [
    ["SMS_SEND_FAILED", "The message couldn't be sent. Please try again."],
    ["SMS_TOO_SOON", "We've just sent you a code."],
  ] as const) {
    await platform.post("chaos", { path: "/wps/verification/sms", code, times: 1 });
    const warning = page.getByRole("alertdialog");
    await sendUntil(send, warning);
    await expect(warning).toContainText(text);
    await warning.getByRole("button", { name: "OK" }).click();
    await expect(warning).toBeHidden();
    await expect(number).toHaveValue("901234567");
  }
});

// The callback works once, so it matters how the service worker passes it on.
test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a social account opens its account, and leads back to the start", async ({ page }) => {
    await visit(page, "/login");
    await untilWorkerAnswers(page);
    await page.getByText("Other ways to log in").click();
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await page.getByRole("button", { name: "Linh Tran" }).click();
    await expect(balance(page)).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("username"))).toBe("demo");
    // A reload does not repeat the login.
    await page.reload();
    await expect(balance(page)).toBeVisible();
    // An address of another site is not followed, however it is written.
    await page.goto("/auth/google/start?returnTo=/.//evil.test");
    await page.getByRole("button", { name: "Linh Tran" }).click();
    await expect(balance(page)).toBeVisible();
    await expect(page).toHaveURL("/");
  });

  test("a new social account is linked to the account that it opens, and logs in to it from then on", async ({
    page,
  }) => {
    const name = `friend${Date.now() % 1_000_000}`;
    const goToFacebook = async () => {
      await visit(page, "/login");
      await untilWorkerAnswers(page);
      await page.getByText("Other ways to log in").click();
      await page.getByRole("link", { name: "Continue with Facebook" }).click();
      await page.getByLabel("Somebody else").fill(name);
      await page.getByRole("button", { name: "Go on" }).click();
    };
    await goToFacebook();
    await expect(page).toHaveURL("/register?social=facebook");
    const form = page.getByRole("main");
    await expect(form.getByText("you can log in with your social account")).toBeVisible();
    await form.getByRole("textbox", { name: "User name" }).fill(name);
    await form.getByLabel("Password", { exact: true }).fill("teal harbour 9");
    await form.getByLabel("I'm 18 or older").check();
    await form.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("dialog", { name: "Registered successfully" })).toBeVisible();

    await page.context().clearCookies();
    await goToFacebook();
    await expect(balance(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("username"))).toBe(name);
  });
});

test("a cancelled social login is reported, and the other login methods are offered", async ({ page }) => {
  await visit(page, "/login");
  await page.getByText("Other ways to log in").click();
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("You cancelled the social login");
  await dialog.getByRole("button", { name: "Play the demo" }).click();
  await expect(balance(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});
