import type { Page } from "@playwright/test";
import { expect, type Platform, test, visit } from "../fixtures/test.ts";

const PASSWORD = "correct horse battery";
let people = 0;
/** A user name that nobody has yet. */
const newName = () => {
  people += 1;
  return `n${(Date.now() % 1e9).toString(36)}${people}`;
};

const balance = (page: Page) => page.getByRole("status", { name: "Balance" });
const done = (page: Page) => page.getByRole("dialog", { name: "Registered successfully" });
const fields = (page: Page) => {
  const main = page.getByRole("main");
  return {
    name: main.getByRole("textbox", { name: "User name" }),
    password: main.getByLabel("Password", { exact: true }),
    email: main.getByLabel("E-mail address"),
    invitation: main.getByLabel("Invitation code"),
    age: main.getByRole("checkbox", { name: "I am 18 years old or older" }),
    terms: main.getByRole("checkbox", { name: /terms and rules/ }),
    submit: main.getByRole("button", { name: "Create account" }),
    main,
  };
};

async function fill(page: Page, name = newName()) {
  const form = fields(page);
  await form.name.fill(name);
  await form.password.fill(PASSWORD);
  await form.age.check();
  return { ...form, username: name };
}

/** What the operator switched shows within seconds: the gateway keeps the settings for five. */
async function untilShown(page: Page, label: string) {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("main").getByLabel(label)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

async function sentCode(platform: Platform): Promise<string> {
  const [latest] = await platform.outbox();
  return /\d{6}/.exec(latest?.body ?? "")?.[0] ?? "";
}

const off = { enabled: false, required: false };
test.afterEach(async ({ platform }) => {
  await platform.post("brand", {});
  await platform.post("registration", { register: { captcha: off, idNumber: off } });
});

test("the page opens an account, links it to the friend, and leads home with the good news", async ({
  page,
  platform,
}) => {
  await visit(page, "/register?referralCode=LINH88");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create account and get ₫1,000");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Back home" })).toHaveAttribute("href", "/");
  const form = await fill(page);
  await expect(form.main.getByText("This user name is free").first()).toBeVisible();
  await expect(form.terms).toBeChecked();
  await expect(page.getByRole("link", { name: /terms and rules/ })).toHaveAttribute("href", "/help#rules");
  await form.submit.click();
  await expect(done(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  await done(page).getByRole("button", { name: "Find a game" }).click();
  await expect(balance(page)).toBeVisible();
  await expect(page).toHaveURL("/hot");
  expect(await page.evaluate(() => sessionStorage.getItem("username"))).toBe(form.username);
  // Who is in has nothing to register.
  await page.goto("/register");
  await expect(page).toHaveURL("/");
  // The friend's agent may see the new account.
  const made = await platform.post("message", { username: form.username, title: "Hello" });
  expect(made.success).toBe(true);
});

test("every mistake is told under its field, and what is right stays", async ({ page }) => {
  await visit(page, "/register.html");
  const { main, submit, name, password, email, invitation, age, terms } = fields(page);
  await terms.uncheck();
  await submit.click();
  for (const text of [
    "User name must not be empty",
    "Password must not be empty",
    "You must have reached the age of 18 to register",
    "Please agree to the terms first",
  ]) {
    await expect(main.getByText(text)).toBeVisible();
  }
  await expect(name).toBeFocused();

  await name.fill("1x");
  await email.fill("nobody");
  await password.fill("short");
  await invitation.fill("?");
  await submit.click();
  for (const text of [
    "4–16 lower-case letters and digits, a letter first",
    "Enter an e-mail address such as name@example.com",
    "The password must have 8 to 64 characters",
    "4–16 letters and digits",
  ]) {
    await expect(main.getByText(text)).toBeVisible();
  }

  // What only the platform knows.
  await terms.check();
  await age.check();
  await email.fill("demo@mail.example");
  await invitation.fill("");
  await password.fill("password123");
  await name.fill("demo");
  await expect(main.getByText("This user name is taken. Please choose another one.").first()).toBeVisible();
  await name.fill(newName());
  await submit.click();
  await expect(main.getByText("This password is guessed too easily. Please choose another one.")).toBeVisible();
  await password.fill(PASSWORD);
  await submit.click();
  await expect(main.getByText("This e-mail address belongs to an account already.")).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill("");
  await submit.click();
  await expect(done(page)).toBeVisible();
});

test("an invitation that is nobody's stops the registration with a warning; an agent's is taken", async ({ page }) => {
  await visit(page, "/register");
  const form = await fill(page);
  await form.invitation.fill("NOBODY1");
  await form.submit.click();
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText("This invitation code is not valid");
  await warning.getByRole("button", { name: "OK" }).click();
  await expect(form.name).toHaveValue(form.username);
  await form.invitation.fill("mai88");
  await form.submit.click();
  await expect(done(page)).toBeVisible();
});

test("the popup registers by number: code, made-up name, then the good news", async ({ page, platform }) => {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Register" }).click();
  const popup = page.getByRole("dialog");
  await expect(popup).toHaveAccessibleName("Create account and get ₫1,000");
  await popup.getByRole("tab", { name: "Log in" }).click();
  await expect(popup).toHaveAccessibleName("Log in");
  await popup.getByRole("tab", { name: "Register" }).click();
  await popup.getByRole("tab", { name: "By mobile number" }).click();
  const send = popup.getByRole("button", { name: "Send code" });
  await send.click();
  await expect(popup.getByText("Mobile number must not be empty")).toBeVisible();
  await popup.getByRole("textbox", { name: "Mobile number" }).fill(`9${String(Date.now()).slice(-8)}`);
  await page.waitForTimeout(1_000);
  await send.click();
  await expect(popup.getByRole("button", { name: /^Again in (300|29\d) s$/ })).toBeDisabled();
  await popup.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await popup.getByLabel("Repeat the password").fill(`${PASSWORD}!`);
  await popup.getByRole("checkbox", { name: /18/ }).check();
  const code = await sentCode(platform);
  await popup.getByLabel("Code from the text message").fill(code === "000000" ? "111111" : "000000");
  await popup.getByRole("button", { name: "Create account" }).click();
  await expect(popup.getByText("The two passwords are inconsistent")).toBeVisible();
  await popup.getByLabel("Repeat the password").fill(PASSWORD);
  await popup.getByRole("button", { name: "Create account" }).click();
  await expect(popup.getByText("The code is wrong.")).toBeVisible();
  await popup.getByLabel("Code from the text message").fill(code);
  await popup.getByRole("button", { name: "Create account" }).click();
  const told = page.getByRole("alertdialog", { name: "Your user name" });
  await expect(told).toContainText(/m[a-z0-9]{9}/);
  await told.getByRole("button", { name: "OK" }).click();
  await expect(done(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("what the operator switches on is asked for, captcha and robots included", async ({ page, platform }) => {
  test.slow();
  await platform.post("registration", {
    register: { captcha: { enabled: true }, idNumber: { enabled: true, required: true } },
  });
  await platform.post("brand", { humanCheck: "pow" });
  await visit(page, "/register");
  await untilShown(page, "Identity document number");
  const form = await fill(page);
  await form.submit.click();
  await expect(form.main.getByText("Identity document number must not be empty")).toBeVisible();
  await expect(form.main.getByText("Characters in the picture must not be empty")).toBeVisible();
  await form.main.getByLabel("Identity document number").fill("12");
  await form.main.getByLabel("Characters in the picture").fill("????");
  await form.submit.click();
  await expect(form.main.getByText("6–20 letters and digits")).toBeVisible();
  await form.main.getByLabel("Identity document number").fill(`ID${Date.now()}`);
  await form.submit.click();
  await expect(form.main.getByText("The characters don't match the picture. Please try again.")).toBeVisible({
    timeout: 30_000,
  });
  await platform.post("registration", { register: { captcha: off } });
  await untilShown(page, "Identity document number");
  await expect(async () => {
    await page.reload();
    await expect(form.submit).toBeVisible();
    await expect(form.main.getByLabel("Characters in the picture")).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const again = await fill(page);
  await form.main.getByLabel("Identity document number").fill(`ID${Date.now()}`);
  await again.submit.click();
  await expect(done(page)).toBeVisible({ timeout: 30_000 });
});
