import { logIn, registerAs, signOut } from "../../fixtures/login.ts";
import { documentsOnlyTest as test } from "../../fixtures/otherPlatforms.ts";
import { agentCentre, balance, header, playButtons, visit } from "../../fixtures/page.ts";
import { expect, onBothScreens } from "../../fixtures/test.ts";

const NOT_OFFERED = "This site doesn't offer this.";

test(
  "where the platform has the documents' calls only, a guest finds games, draws and help, and hears what is not offered",
  onBothScreens,
  async ({ page }) => {
    await visit(page, "/");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Hot games" })).toBeVisible();
    await expect(main.getByText("Maintenance")).toHaveCount(0);
    await expect(main.getByText("0 games")).toHaveCount(0);
    await page.goto("/rng?q=Golden");
    await expect(playButtons(main).first()).toBeVisible();
    await page.goto("/lottery");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/help");
    await expect(page.getByRole("dialog")).toBeVisible();
    for (const path of ["/promotions", "/vip", "/leaderboards"]) {
      await page.goto(path);
      await expect(main.getByText(NOT_OFFERED).first()).toBeVisible();
      await expect(main.getByRole("button", { name: "Try again" })).toHaveCount(0);
    }
  },
);

test("there, a member logs in, marks a favourite, sees the wallet and logs out", async ({ page }) => {
  await visit(page, "/");
  await logIn(page, "demo");
  await expect(balance(page)).toHaveText(/\d/);
  // A row of the games that the member played may come above the first heart, and some games are favourites from the start.
  const hearts = page.getByRole("button", { name: /^Favourite: /, pressed: false });
  const name = (await hearts.first().getAttribute("aria-label")) ?? "";
  const heart = page.getByRole("button", { name, exact: true }).first();
  await heart.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.goto("/?member=transferFund");
  const centre = page.getByRole("dialog");
  await expect(centre.getByText("Where your money is")).toBeVisible();
  // What the platform lacks stands in no menu, and an old link says so.
  await page.goto("/?member=depositv2");
  await expect(centre.getByText("Deposit isn't available here")).toBeVisible();
  await expect(centre.getByRole("link", { name: "Deposit", exact: true })).toHaveCount(0);
  await page.goto("/");
  await signOut(page);
  await expect(header(page).getByRole("button", { name: "Log in" })).toBeVisible();
});

test("there, a visitor registers and is welcome, and an agent sees the centre", async ({ page, platform }) => {
  await platform.post("registration", { register: { captcha: { enabled: false } } });
  await registerAs(page, `plain${Date.now() % 1e8}`);
  await visit(page, "/");
  await expect(balance(page)).toHaveText(/\d/);
  await signOut(page);
  await logIn(page, "agent");
  await page.goto("/agent/overview");
  await expect(agentCentre(page).getByText(NOT_OFFERED).first()).toBeVisible();
});
