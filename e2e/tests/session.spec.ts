import { expect, fillLogin, logIn, test, visit } from "../fixtures/test.ts";

test("logging in and out, by keyboard", async ({ page }) => {
  await visit(page, "/");
  await logIn(page, "demo");
  await expect(page.getByRole("status", { name: "Balance" })).toHaveText(/₫/);
  expect(await page.evaluate(() => sessionStorage.getItem("username"))).toBe("demo");
  expect(await page.evaluate(() => document.cookie)).toBe("");

  await page.getByRole("button", { name: "Account" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Sign out" }).press("Enter");
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("username"))).toBeNull();
});

test("a wrong password is refused with one text for all reasons", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  for (const username of ["demo", "nosuchplayer"]) {
    await fillLogin(page, username, "not the password");
    await expect(page.getByRole("dialog").getByText("User name or password is wrong.")).toBeVisible();
  }
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a session that ends elsewhere leaves a guest who is told", async ({ page, platform }) => {
  await visit(page, "/");
  await logIn(page, "vipclub");
  await page.goto("/favorite");
  await expect(page.getByRole("status", { name: "Balance" })).toHaveText(/\d/);
  await platform.post("session/expire", { username: "vipclub" });
  await expect(page.getByRole("alertdialog")).toContainText("Your session has ended");
  await page.getByRole("alertdialog").getByRole("button", { name: "Log in" }).click();
  await fillLogin(page, "vipclub");
  await expect(page.getByRole("status", { name: "Balance" })).toBeVisible();
});

test("a link with a one-time token logs in and leaves no trace in the address", async ({ page, platform }) => {
  const { value } = await platform.post("loginToken", { username: "demo" });
  await visit(page, `/?token=${value.token}`);
  await expect(page.getByRole("status", { name: "Balance" })).toBeVisible();
  await expect(page).toHaveURL("/");
});
