import { fillLogin } from "../fixtures/login.ts";
import { visit } from "../fixtures/page.ts";
import { expect, test } from "../fixtures/test.ts";

test("a guest who marks a game logs in first, and the mark stays", async ({ page }) => {
  await visit(page, "/rng");
  const heart = page.getByRole("button", { name: /^Favourite: / }).nth(3);
  const name = await heart.getAttribute("aria-label");
  await heart.press("Enter");
  await expect(page.getByRole("dialog").getByText("Not logged in, please login")).toBeVisible();
  // The client shows the mark at once; it is saved when the gateway has answered.
  const saved = page.waitForResponse(async (response) =>
    /"addFavoriteGame"/.test(await response.text().catch(() => "")),
  );
  await fillLogin(page, "vipclub");
  const marked = page.getByRole("button", { name: name ?? "", exact: true });
  await expect(marked).toHaveAttribute("aria-pressed", "true");
  await saved;

  await page.goto("/favorite");
  const favourite = page.getByRole("button", { name: name ?? "", exact: true });
  await expect(favourite).toHaveAttribute("aria-pressed", "true");
  await favourite.click();
  await expect(favourite).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
  await expect(favourite).toBeHidden();
});
