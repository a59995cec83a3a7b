import { atAnySize, expect, fillLogin, logIn, test, visit } from "../fixtures/test.ts";

test("a guest finds a game by a mistyped name, and plays it after the login", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Find a game" }).click();
  const field = page.getByRole("combobox", { name: "Find games and providers" });
  await expect(page.getByRole("group", { name: "Hot right now" }).getByRole("option").first()).toBeVisible();
  await field.fill("drgaon");
  const first = page.getByRole("group", { name: "Games" }).getByRole("option").first();
  await expect(first).toContainText(/dragon/i);
  await field.fill("dragon tiger");
  await expect(first).toContainText(/dragon tiger/i);
  await expect(first).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  await expect(field).toBeHidden();
  await fillLogin(page, "vipclub");
  await expect(page.frameLocator("iframe").getByRole("button").first()).toBeVisible();
});

test(
  "the search is there under Ctrl+K, leads to a vendor's lobby, and remembers what led somewhere",
  atAnySize,
  async ({ page }) => {
    await visit(page, "/winners");
    await expect(page.getByRole("heading", { level: 1, name: "Winners" })).toBeVisible();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Find games and providers" });
    await field.fill("lanternw");
    await expect(page.getByRole("group", { name: "Providers" }).getByRole("option")).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await field.press("Enter");
    await expect(page).toHaveURL(/\?(vendor|list)=/);
    await page.keyboard.press("Control+k");
    await page.getByRole("button", { name: "lanternw" }).click();
    await expect(field).toHaveValue("lanternw");
    await field.fill("qqxxzz");
    await expect(page.getByText("Nothing found for “qqxxzz”")).toBeVisible();
    await expect(page.getByRole("group", { name: "Hot right now" }).getByRole("option").first()).toBeVisible();
    await field.press("Escape");
    await expect(field).toBeHidden();
  },
);

test(
  "a larger win is on the ticker of home at once, and on the board, under a name that only its owner knows",
  atAnySize,
  async ({ page, platform }) => {
    await visit(page, "/");
    const ticker = page.getByRole("region", { name: "Latest wins" });
    await expect(ticker.getByRole("listitem").first()).toBeVisible();
    // The ticker may not have begun to listen when the first of them falls.
    await expect(async () => {
      await platform.post("win", { username: "demo", amount: "87654321" });
      await expect(ticker.getByText("₫87,654,321").first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expect(ticker).not.toContainText("demo");
    await ticker.getByRole("link", { name: "Winners' board" }).click();
    await expect(page).toHaveTitle(/^Winners/);
    const first = page.getByRole("list", { name: "Top three" }).getByRole("listitem").first();
    // The gateway may show once more what it keeps while it fetches anew.
    await expect(async () => {
      await page.reload();
      await expect(first).toContainText("de***o", { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await page.getByRole("tab", { name: "This month" }).click();
    await expect(page).toHaveURL(/period=month/);
  },
);

test("what was played last is where one goes on, on home", atAnySize, async ({ page }) => {
  await visit(page, "/");
  await logIn(page, "demo");
  await page.goto("/rng");
  const play = page
    .getByRole("main")
    .getByRole("button", { name: /^Play / })
    .nth(4);
  const name = (await play.getAttribute("aria-label")) ?? "";
  await play.click();
  await expect(page.frameLocator("iframe").getByRole("button").first()).toBeVisible();
  await page.goto("/");
  const shelf = page
    .getByRole("main")
    .locator("section", { has: page.getByRole("heading", { name: "Played lately" }) });
  await expect(shelf.getByRole("button", { name, exact: true }).first()).toBeVisible();
});
