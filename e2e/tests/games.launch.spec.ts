import { expect, fillLogin, logIn, test, visit } from "../fixtures/test.ts";

test("a lobby is searched, and found again by its address", async ({ page }) => {
  await visit(page, "/rng");
  const cards = page.getByRole("main").getByRole("button", { name: /^Play / });
  await expect(cards.first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Search games" }).fill("dragon");
  await expect(page).toHaveURL(/dragon/);
  await expect(cards.first()).toHaveAccessibleName(/dragon/i);
  await page.reload();
  await expect(cards.first()).toHaveAccessibleName(/dragon/i);
});

test("a guest who marks a game logs in first, and the mark stays", async ({ page }) => {
  await visit(page, "/rng");
  const heart = page.getByRole("button", { name: /^Favourite: / }).nth(3);
  const name = await heart.getAttribute("aria-label");
  await heart.click();
  await expect(page.getByRole("dialog").getByText("Not logged in, please login")).toBeVisible();
  // The heart is shown at once; it is kept when the gateway has said so.
  const kept = page.waitForResponse(async (response) =>
    /"addFavoriteGame"/.test(await response.text().catch(() => "")),
  );
  await fillLogin(page, "vipclub");
  const marked = page.getByRole("button", { name: name ?? "", exact: true });
  await expect(marked).toHaveAttribute("aria-pressed", "true");
  await kept;

  await page.goto("/favorite");
  const favourite = page.getByRole("button", { name: name ?? "", exact: true });
  await expect(favourite).toHaveAttribute("aria-pressed", "true");
  await favourite.click();
  await expect(favourite).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
  await expect(favourite).toBeHidden();
});

test("a member plays a round, and the balance follows without a reload", async ({ page }) => {
  await visit(page, "/");
  await logIn(page, "demo");
  await page.goto("/rng?q=Golden");
  const balance = page.getByRole("status", { name: "Balance" });
  await expect(balance).toHaveText(/\d/);
  const before = await balance.textContent();

  await page
    .getByRole("main")
    .getByRole("button", { name: /^Play / })
    .first()
    .click();
  const game = page.frameLocator("iframe");
  // A round that pays exactly its stake leaves the balance as it was: then another is played.
  await expect(async () => {
    await game.getByRole("button", { name: /^Spin/ }).click();
    await expect(balance.first()).not.toHaveText(before ?? "", { timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
});

test("a trial account plays with play money and is warned where it may not go", async ({ page }) => {
  await visit(page, "/rng");
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
  const header = page.getByRole("banner");
  const demo = header.getByRole("button", { name: "Free demo" });
  if (await demo.isVisible()) await demo.click();
  else {
    // Narrow headers leave it to the login popup.
    await header.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Try for free" }).click();
  }
  await expect(page.getByRole("status", { name: "Balance" })).toContainText("FUN");

  await page.goto("/rng");
  await page
    .getByRole("button", { name: /^Favourite: / })
    .first()
    .click();
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText("You are on a trial account");
  await warning.getByRole("button", { name: "OK" }).click();
  await expect(warning).toBeHidden();
});
