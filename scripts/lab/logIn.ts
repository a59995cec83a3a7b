import type { Browser, BrowserContext } from "playwright";

const PASSWORD = "Atrium!2026";
/** For one step, on a busy machine. */
const LIMIT_MS = 120_000;

export type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Logs an account of the sandbox in with the client's form, which solves the human check. Returns the session's cookies. */
export async function logIn(browser: Browser, base: string, username: string): Promise<Cookies> {
  const page = await browser.newPage({ locale: "en-US" });
  page.setDefaultTimeout(LIMIT_MS);
  await page.addInitScript(() => {
    localStorage.setItem("ageConfirmed", "21");
    // The day's announcement would open over the balance.
    sessionStorage.setItem("index_notice", "1");
  });
  await page.goto(`${base}/login`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "User name" }).fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("status", { name: "Balance" }).first().waitFor();
  const cookies = await page.context().cookies();
  await page.close();
  return cookies;
}
