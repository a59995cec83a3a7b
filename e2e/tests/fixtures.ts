import { test as base, expect, type Page } from "@playwright/test";
import { productOf } from "../products.ts";

/** The platform's controls: what journeys need to go wrong, or to change behind the client's back. */
const platformAt = (origin: string) => ({
  origin,
  async post(path: string, body: unknown) {
    const response = await fetch(`${origin}/sandbox/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  },
  /** What the platform sent by SMS and e-mail, the latest first. */
  async outbox(): Promise<{ recipient: string; subject: string | null; body: string }[]> {
    const response = await fetch(`${origin}/sandbox/outbox`);
    return (await response.json()).value;
  },
  async calm() {
    await fetch(`${origin}/sandbox/chaos`, { method: "DELETE" });
    await this.post("status", { status: 0 });
  },
});

export type Platform = ReturnType<typeof platformAt>;

/** Requests that a journey makes fail, and what React logs when a boundary shows that. */
const HARMLESS = /Failed to load resource|net::ERR_|AbortError|ChunkError|GatewayError|Unexpected response payload/;

/** What headless Chromium throws now and then while a window opens, whoever opens it. */
const CHROMIUMS_OWN = /on 'Window': The provided callback is no longer runnable/;

/** For journeys that are the same at any size, or belong to one: they are made once, on a desktop. */
export const atAnySize = { tag: "@once" };

export const test = base.extend<{ platform: Platform; complaints: string[] }>({
  baseURL: async ({ browserName: _ }, use, { parallelIndex }) =>
    use(`http://localhost:${productOf(parallelIndex).port}`),
  platform: async ({ page: _ }, use, { parallelIndex }) => {
    const platform = platformAt(`http://127.0.0.1:${productOf(parallelIndex).sandboxPort}`);
    await use(platform);
    await platform.calm();
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !HARMLESS.test(message.text())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => {
        if (!CHROMIUMS_OWN.test(String(error))) complaints.push(String(error));
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const PASSWORD = "Atrium!2026";

/** Opens the client without the popup that greets the first visit. */
export async function visit(page: Page, path: string) {
  await page.addInitScript(() => {
    // Games run in frames that have no storage.
    if (window === window.top) sessionStorage.setItem("index_notice", "1");
  });
  await page.goto(path);
}

/** Fills in the login popup that is open. */
export async function fillLogin(page: Page, username: string, password = PASSWORD) {
  const popup = page.getByRole("dialog");
  await popup.getByRole("textbox", { name: "User name" }).fill(username);
  await popup.getByLabel("Password", { exact: true }).fill(password);
  await popup.getByRole("button", { name: "Log in" }).click();
}

/** Logs in through the header, and waits for the balance. */
export async function logIn(page: Page, username: string) {
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await fillLogin(page, username);
  await expect(page.getByRole("status", { name: "Balance" })).toBeVisible();
}

export { expect };
