import type { Page } from "@playwright/test";
import { withoutPictures } from "../browser.ts";
import { balance, header, visit } from "../fixtures/page.ts";
import { expect, onPhone, test } from "../fixtures/test.ts";

// The human check computes for seconds: optimising it pays.
test.use({ launchOptions: withoutPictures });

const PASSWORD = "correct horse battery";

const done = (page: Page) => page.getByRole("dialog", { name: "Registered successfully" });

async function fill(page: Page) {
  const main = page.getByRole("main");
  const username = `n${(Date.now() % 1e9).toString(36)}`;
  await main.getByRole("textbox", { name: "User name" }).fill(username);
  await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main.getByRole("checkbox", { name: "I'm 18 or older" }).check();
  return {
    username,
    terms: main.getByRole("checkbox", { name: /terms and rules/ }),
    submit: main.getByRole("button", { name: "Create account" }),
    main,
  };
}

test(
  "the page opens an account, links it to the friend, gives the bonus, and leads home with a dialog",
  onPhone,
  async ({ page, platform }) => {
    await visit(page, "/register?referralCode=LINH88");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create account and get ₫1,000");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
    const form = await fill(page);
    await expect(form.main.getByText("This user name is available").first()).toBeVisible();
    await expect(form.terms).toBeChecked();
    await expect(page.getByRole("link", { name: /terms and rules/ })).toHaveAttribute("href", "/help#rules");
    await form.submit.click();
    // What the title has promised is given.
    await expect(done(page)).toContainText("You have a bonus of ₫1,000.");
    await expect(page).toHaveURL("/");
    await done(page).getByRole("button", { name: "Find a game" }).click();
    await expect(page.getByRole("banner").getByText("+ ₫1,000 bonus")).toBeVisible();
    await expect(balance(page)).toHaveText("₫0");
    await expect(page).toHaveURL("/hot");
    expect(await page.evaluate(() => sessionStorage.getItem("username"))).toBe(form.username);
    // A member has nothing to register.
    await page.goto("/register");
    await expect(page).toHaveURL("/");
    const made = await platform.post("message", { username: form.username, title: "Hello" });
    expect(made.success).toBe(true);
  },
);

test("the dialog registers a mobile number with a code and a generated name", async ({ page, platform }) => {
  await visit(page, "/");
  await header(page).getByRole("button", { name: "Register" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("Create account and get ₫1,000");
  await dialog.getByRole("tab", { name: "Log in" }).click();
  await expect(dialog).toHaveAccessibleName("Log in");
  await dialog.getByRole("tab", { name: "Register" }).click();
  await dialog.getByRole("tab", { name: "By mobile number" }).click();
  const send = dialog.getByRole("button", { name: "Send code" });
  await send.click();
  await expect(dialog.getByText("Mobile number must not be empty")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Mobile number" }).fill(`9${String(Date.now()).slice(-8)}`);
  const countdown = dialog.getByRole("button", { name: /^Again in (300|29\d) s$/ });
  // The form takes one click on "Send code" a second.
  await expect(async () => {
    if (!(await countdown.isVisible())) await send.click({ timeout: 500 });
    await expect(countdown).toBeDisabled({ timeout: 500 });
  }).toPass();
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Repeat password").fill(`${PASSWORD}!`);
  await dialog.getByRole("checkbox", { name: /18/ }).check();
  const code = await platform.sentCode();
  await dialog.getByLabel("Code from the text message").fill(code === "000000" ? "111111" : "000000");
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog.getByText("The two passwords are inconsistent")).toBeVisible();
  await dialog.getByLabel("Repeat password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog.getByText("This code is wrong.")).toBeVisible();
  await dialog.getByLabel("Code from the text message").fill(code);
  await dialog.getByRole("button", { name: "Create account" }).click();
  const notice = page.getByRole("alertdialog", { name: "Your user name" });
  await expect(notice).toContainText(/m[a-z0-9]{9}/);
  await notice.getByRole("button", { name: "OK" }).click();
  await expect(done(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});
