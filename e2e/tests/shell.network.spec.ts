import { header, menu, playButtons, tryAgainUntil, visit } from "../fixtures/page.ts";
import { core, expect, test } from "../fixtures/test.ts";

/** Code that is not loaded yet. The names of its files don't say which part they belong to. */
const code = /\/assets\/.*\.js/;

test("a screen is requested again when its code fails to load; then a reload is offered", async ({ page }) => {
  await visit(page, "/");
  await expect(playButtons(page).first()).toBeVisible();
  const side = await menu(page);
  let requests = 0;
  await page.route(code, (route) => {
    requests += 1;
    return route.abort();
  });
  await side.getByRole("link", { name: "Promotions" }).click();
  await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
  expect(requests).toBeGreaterThanOrEqual(1);
  await page.unroute(code);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test(
  "a page whose client can't be loaded says so, and begins when it is loaded again",
  core,
  async ({ page, request, complaints }) => {
    const first = await (await request.get("/", { headers: { accept: "text/html" } })).text();
    // The page itself names what starts the client.
    const starts = new Set([...first.matchAll(/ (?:src|href)="([^"]+\.js)"/g)].map(([, path]) => path));
    await page.route(code, (route) =>
      starts.has(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
    );
    await visit(page, "/");
    const notice = page.getByRole("alert").filter({ hasText: "Part of this page couldn't be loaded." });
    await expect(notice).toBeVisible();
    expect(complaints.splice(0)).toEqual([expect.stringContaining("Failed to fetch")]);
    await page.unroute(code);
    await notice.getByRole("button", { name: "Reload the page" }).click();
    await expect(playButtons(page).first()).toBeVisible();
  },
);

test("a dialog leaves the screen when its code fails to load, and opens when tried again", async ({ page }) => {
  let askedAt = Date.now();
  page.on("request", (request) => {
    if (code.test(request.url())) askedAt = Date.now();
  });
  await visit(page, "/");
  const play = playButtons(page).first();
  await expect(play).toBeVisible();
  // The parts that begin at leisure are loaded when no more code is asked for.
  await expect.poll(() => Date.now() - askedAt).toBeGreaterThan(2_000);
  await page.route(code, (route) => route.abort());
  await header(page).getByRole("button", { name: "Log in" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Part of this page couldn't be loaded." });
  await expect(notice).toBeVisible();
  await expect(play).toBeVisible();
  await page.unroute(code);
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "User name" })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("a dialog leaves the screen when its data fails to load, and opens when tried again", async ({ page }) => {
  await visit(page, "/");
  await expect(playButtons(page).first()).toBeVisible();
  const dialog = page.getByRole("dialog");
  const retry = dialog.getByRole("button", { name: "Try again" });
  const cut = () => page.route("**/graphql", (route) => route.abort());

  await cut();
  await header(page).getByRole("button", { name: "Log in" }).click();
  await expect(retry).toBeVisible();
  await page.unroute("**/graphql");
  await tryAgainUntil(retry, dialog.getByRole("textbox", { name: "User name" }));
  await page.keyboard.press("Escape");

  await cut();
  await header(page)
    .getByRole("link", { name: /^Announcements/ })
    .click();
  await expect(retry).toBeVisible();
  await page.unroute("**/graphql");
  await tryAgainUntil(retry, dialog.getByRole("button", { name: /^Welcome to Atrium/ }));
  await expect(page.locator("main article").first()).toBeAttached();
});

test("the page says that it is offline, and recovers by itself", core, async ({ page, context }) => {
  await visit(page, "/");
  await expect(playButtons(page).first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You're offline.", { exact: false }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You're offline.", { exact: false })).toHaveCount(0);
});
