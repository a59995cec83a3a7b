/** Journeys of the product as `npm start -- --production` starts it: rate limits, human check and service worker are on. */
import { spawn } from "node:child_process";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { fillLogin, logIn, PASSWORD, signOut } from "../fixtures/login.ts";
import { agentCentre, balance, header, playButtons, untilWorkerAnswers, visit } from "../fixtures/page.ts";
import { startProduct } from "../fixtures/startProduct.ts";
import { test as base, core, expect } from "../fixtures/test.ts";
import { copiedDatabase, publicProduct, runningProduct } from "../products.ts";

const { passwords } = publicProduct;

/** It runs only while these journeys do: an idle product takes processor time from the others. */
const test = base.extend<object, { publicStart: undefined }>({
  publicStart: [
    async ({ browserName: _ }, use) => {
      // A journey can be of a visitor with another address, as behind an operator's proxy.
      const stop = await startProduct(publicProduct, ["--production"], {
        DATA_DIR: publicProduct.dataDir,
        ...copiedDatabase,
        PARTNER_KEYS: publicProduct.partnerKey,
        DEMO_PASSWORD: passwords.demo,
        AGENT_PASSWORD: passwords.agent,
        PAYMENT_PASSWORD: passwords.payment,
        TRUST_PROXY: "1",
      });
      await use(undefined);
      await stop();
    },
    { scope: "worker", auto: true, timeout: 240_000 },
  ],
  product: async ({ browserName: _ }, use) => use(publicProduct),
});

test.skip(runningProduct !== undefined, "They start a product as the public gets it: leave BASE_URL out");

const partnersServer = path.resolve(import.meta.dirname, "../../docs/examples/partner/serve.mjs");

test("a visitor's page brings its data, and the second visit comes from the service worker", core, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) asked.push(request.postData() ?? "");
  });
  await visit(page, "/");
  await expect(playButtons(page).first()).toBeVisible();
  expect(asked.filter((body) => body.includes('"query"'))).toEqual([]);
  const picture = page.getByRole("main").locator("img").first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await untilWorkerAnswers(page);
  await page.goto("/rng?q=dragon");
  await expect(playButtons(page.getByRole("main")).first()).toHaveAccessibleName(/dragon/i);
  await page.context().setOffline(true);
  await page.goto("/news");
  await expect(page.getByRole("heading", { name: "No internet connection" })).toBeVisible();
});

test(
  "a stranger finds no GraphiQL, no schema, no documents of their own, no metrics and no control page",
  core,
  async ({ request }) => {
    const page = await request.get("/graphql", { headers: { accept: "text/html" } });
    expect(await page.text()).not.toContain("<html");
    const headers = { "x-atrium-csrf": "1" };
    for (const query of ["{ site { brand { name } } }", "{ __schema { queryType { name } } }"]) {
      const answer = await request.post("/graphql", { headers, data: { query } });
      expect((await answer.json()).errors[0].extensions.code).toBe("PERSISTED_DOCUMENT_REQUIRED");
    }
    const data = { query: "{ __schema { queryType { name } } }" };
    const key = { "x-atrium-partner-key": publicProduct.partnerKey };
    const introspection = await request.post("/graphql", { headers: { ...headers, ...key }, data });
    expect((await introspection.json()).errors[0].extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
    const throughProxy = { headers: { "x-forwarded-for": "203.0.113.9" } };
    expect((await request.get("/metrics", throughProxy)).status()).toBe(404);
    const { sandboxOrigin, sandboxPort } = publicProduct;
    expect((await request.get(`${sandboxOrigin}/sandbox/clock`)).status()).toBe(404);
    const cdn = `http://127.0.0.1:${sandboxPort + 1}`;
    expect((await request.get(`${cdn}/wps/system/permission`)).status()).toBe(404);
    expect((await request.get(`${cdn}/cdn-health`)).status()).toBe(200);
  },
);

test("nobody gets in by the published password, or by an imitated social network", core, async ({ page }) => {
  await visit(page, "/");
  await header(page).getByRole("button", { name: "Log in" }).click();
  await fillLogin(page, "demo", PASSWORD);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /Google|Facebook/ })).toHaveCount(0);
  const networks = `http://127.0.0.1:${publicProduct.sandboxPort + 4}/google`;
  await expect(page.request.get(networks)).rejects.toThrow("ECONNREFUSED");
});

test("a visitor registers after a human check, and is logged in", core, async ({ page }) => {
  await visit(page, "/register");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "User name" }).fill(`p${(Date.now() % 1e9).toString(36)}`);
  await main.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await main.getByRole("checkbox", { name: "I'm 18 or older" }).check();
  await main.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("dialog", { name: "Registered successfully" })).toBeVisible();
});

test("a player logs in, plays a round, marks a favourite and logs out", core, async ({ page }) => {
  await visit(page, "/rng?q=Golden");
  await logIn(page, "demo", passwords.demo);
  // The login leads home, after the balance is there.
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => document.cookie)).toBe("");
  const before = await balance(page).textContent();
  // A member's shelves have another order than a guest's, so a tile is known by its name.
  const first = page.getByRole("button", { name: /^Favourite: /, pressed: false }).first();
  const heart = page.getByRole("button", { name: (await first.getAttribute("aria-label")) ?? "", exact: true }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await playButtons(page.getByRole("main")).first().click();
  const game = page.frameLocator("iframe");
  // A round that pays exactly its stake leaves the balance as it was: then another is played.
  await expect(async () => {
    await game.getByRole("button", { name: /^Spin/ }).click();
    await expect(balance(page).first()).not.toHaveText(before ?? "", { timeout: 4_000 });
  }).toPass();
  await page.getByRole("button", { name: "Close game" }).click();
  await signOut(page);
  await expect(header(page).getByRole("button", { name: "Log in" })).toBeVisible();
});

test("an agent reads the bets of the downline", async ({ page }) => {
  await visit(page, "/");
  await logIn(page, "agent", passwords.agent);
  await page.goto("/agent/team-betting");
  const centre = agentCentre(page);
  await expect(centre.getByText("Total")).toBeVisible();
  await centre.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(centre.getByRole("button", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
});

test(
  "a partner's server adds its key, and its visitor logs in after a human check",
  core,
  async ({ page, baseURL }) => {
    const { partnerPort, partnerKey } = publicProduct;
    const options = ["--port", `${partnerPort}`, "--gateway", `${baseURL}`, "--key", partnerKey];
    const partner = spawn(process.execPath, [partnersServer, ...options]);
    try {
      await new Promise((resolve) => partner.stdout.once("data", resolve));
      const sentKeys: unknown[] = [];
      page.on("request", (request) => sentKeys.push(request.headers()["x-atrium-partner-key"]));
      await page.goto(`http://localhost:${partnerPort}`);
      const games = page.getByRole("listitem");
      await expect(games).toHaveCount(12);
      await page.getByLabel("Password").fill(passwords.demo);
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page.getByRole("status")).toContainText("VND");
      const [game] = await Promise.all([page.waitForEvent("popup"), games.nth(1).getByRole("button").click()]);
      await game.waitForURL(/\/play\//);
      expect(sentKeys.filter((key) => key !== undefined)).toEqual([]);
    } finally {
      partner.kill();
    }
  },
);

test("a guesser of passwords has to read a captcha after a few failures", async ({ page }) => {
  await visit(page, "/");
  await header(page).getByRole("button", { name: "Log in" }).click();
  const captcha = page.getByRole("dialog").getByLabel("Characters in the picture");
  const username = `p${(Date.now() % 1e9).toString(36)}`;
  await expect(async () => {
    await fillLogin(page, username, "a guess");
    await expect(captcha).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

/** A visitor with a browser of their own, behind an address. */
async function visitorAt(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": address } });
  const page = await context.newPage();
  await visit(page, "/");
  return page;
}

test("six browsers at one address log in one after the other, and none has to wait", async ({ browser }) => {
  for (const name of ["demo", "agent", "demo", "agent", "demo", "agent"] as const) {
    const page = await visitorAt(browser, "203.0.113.60");
    await logIn(page, name, passwords[name]);
    await page.context().close();
  }
});

test("a stranger who fails in my name is locked out where I am, and I am not", async ({ browser }) => {
  const address = "203.0.113.61";
  const mine = await visitorAt(browser, address);
  await logIn(mine, "agent", passwords.agent);
  await signOut(mine);

  const stranger = await visitorAt(browser, address);
  const dialog = stranger.getByRole("dialog");
  const captcha = dialog.getByLabel("Characters in the picture");
  await expect(async () => {
    if (!(await dialog.isVisible())) await header(stranger).getByRole("button", { name: "Log in" }).click();
    if (await captcha.isVisible()) await captcha.fill("????");
    await fillLogin(stranger, "agent", "a guess");
    await expect(dialog.getByText(/Too many attempts\. Please try again in \d+ minutes/)).toBeVisible({
      timeout: 1_500,
    });
  }).toPass();

  await logIn(mine, "agent", passwords.agent);
  await Promise.all([mine, stranger].map((page) => page.context().close()));
});

test("a member whose number strangers text gets an own code", async ({ browser }) => {
  const ask = async (page: Page, outcome: string) => {
    await header(page).getByRole("button", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Mobile number" }).fill("0901 234 567");
    await dialog.getByRole("button", { name: "Send code" }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  };
  const mine = await visitorAt(browser, "203.0.113.62");
  await logIn(mine, "demo", passwords.demo);
  await signOut(mine);
  const [first, second] = [await visitorAt(browser, "203.0.113.63"), await visitorAt(browser, "203.0.113.64")];
  await ask(first, "Your code is on its way.");
  await ask(second, "We've just sent you a code.");
  await ask(mine, "Your code is on its way.");
  await Promise.all([mine, first, second].map((page) => page.context().close()));
});
