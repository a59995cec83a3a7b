import type { Page } from "@playwright/test";
import { withoutPictures } from "../browser.ts";
import { balance, header, visit } from "../fixtures/page.ts";
import { expect, onPhone, QUICK_SETTINGS, test } from "../fixtures/test.ts";

// The human check computes for seconds: optimising it pays.
test.use({ launchOptions: withoutPictures });

const PASSWORD = "correct horse battery";
let names = 0;
/** A user name that is still free. */
const newName = () => {
  names += 1;
  return `n${(Date.now() % 1e9).toString(36)}${names}`;
};

const done = (page: Page) => page.getByRole("dialog", { name: "Registered successfully" });
const fields = (page: Page) => {
  const main = page.getByRole("main");
  return {
    name: main.getByRole("textbox", { name: "User name" }),
    password: main.getByLabel("Password", { exact: true }),
    email: main.getByLabel("E-mail address"),
    invitation: main.getByLabel("Invitation code"),
    age: main.getByRole("checkbox", { name: "I'm 18 or older" }),
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

/** Reloads until a switched field is shown: the gateway caches the settings for a second. */
async function untilShown(page: Page, label: string) {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("main").getByLabel(label)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

const off = { enabled: false, required: false };
test.afterEach(async ({ platform }) => {
  await platform.brand({});
  await platform.post("registration", { register: { captcha: off, idNumber: off } });
});

test(
  "the page opens an account, links it to the friend, gives the bonus, and leads home with a dialog",
  onPhone,
  async ({ page, platform }) => {
    await visit(page, "/register?referralCode=LINH88");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create account and get ₫1,000");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
    const { name, password, age, terms, submit } = fields(page);
    for (const part of [name, terms, submit]) await expect(part).toBeInViewport({ ratio: 1 });
    await name.fill("nobody");
    await password.fill(PASSWORD);
    await submit.click();
    await expect(age).toBeFocused();
    const [wrong, bar] = await Promise.all([age.boundingBox(), terms.boundingBox()]);
    expect((wrong?.y ?? 0) + (wrong?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
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

test("every mistake is reported under its field, and the right values stay", async ({ page }) => {
  await visit(page, "/register.html");
  const { main, submit, name, password, email, invitation, age, terms } = fields(page);
  await terms.uncheck();
  await submit.click();
  for (const text of [
    "User name must not be empty",
    "Password must not be empty",
    "You must be 18 or older to register",
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
    "4–16 lower-case letters and digits, starting with a letter",
    "Enter an e-mail address such as name@example.com",
    "Use 8 to 64 characters",
    "4–16 letters and digits",
  ]) {
    await expect(main.getByText(text)).toBeVisible();
  }

  // Mistakes that only the platform finds.
  await terms.check();
  await age.check();
  await email.fill("demo@mail.example");
  await invitation.fill("");
  await password.fill("password123");
  await name.fill("demo");
  await expect(main.getByText("This user name is taken. Please choose another one.").first()).toBeVisible();
  await name.fill(newName());
  await submit.click();
  await expect(main.getByText("This password is too easy to guess. Please choose another one.")).toBeVisible();
  await password.fill(PASSWORD);
  await submit.click();
  await expect(main.getByText("This e-mail address already belongs to an account.")).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill("");
  await submit.click();
  await expect(done(page)).toBeVisible();
});

test("an unknown invitation stops the registration with a warning; an agent's is accepted", async ({ page }) => {
  await visit(page, "/register");
  const form = await fill(page);
  await form.invitation.fill("NOBODY1");
  await form.submit.click();
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText("This invitation code isn't valid");
  await warning.getByRole("button", { name: "OK" }).click();
  await expect(form.name).toHaveValue(form.username);
  await form.invitation.fill("mai88");
  await form.submit.click();
  await expect(done(page)).toBeVisible();
});

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
  const countdown = dialog.getByRole("button", { name: /^Resend in (300|29\d) s$/ });
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

test("fields that the operator switches on are required, captcha and human check included", async ({
  page,
  platform,
  needs,
}) => {
  needs(QUICK_SETTINGS);
  await platform.post("registration", {
    register: { captcha: { enabled: true }, idNumber: { enabled: true, required: true } },
  });
  await platform.brand({ humanCheck: "pow" });
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
  await expect(form.main.getByText("The characters don't match the picture. Please try again.")).toBeVisible();
  await platform.post("registration", { register: { captcha: off } });
  await untilShown(page, "Identity document number");
  await expect(async () => {
    await page.reload();
    await expect(form.submit).toBeVisible();
    await expect(form.main.getByLabel("Characters in the picture")).toHaveCount(0, { timeout: 500 });
  }).toPass();
  const again = await fill(page);
  await form.main.getByLabel("Identity document number").fill(`ID${Date.now()}`);
  await again.submit.click();
  await expect(done(page)).toBeVisible();
});
