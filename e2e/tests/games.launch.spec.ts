import type { FrameLocator, Page } from "@playwright/test";
import { layoutShift } from "../fixtures/layoutShift.ts";
import { registerAs, visitAs } from "../fixtures/login.ts";
import { balance, follow, playButtons, visit } from "../fixtures/page.ts";
import { core, coreOnPhone, expect, onBothScreens, onPhone, test } from "../fixtures/test.ts";

const games = (page: Page) => playButtons(page.getByRole("main"));

/** How far the game has moved before the first tap on it. */
const shiftOf = (game: FrameLocator) => layoutShift(game.locator("body"));

test(
  "a member plays a round, the balance follows, and home lists the game as played",
  onBothScreens,
  async ({ page }) => {
    await visitAs(page, "demo", "/rng?q=Golden");
    await expect(balance(page)).toHaveText(/\d/);
    const before = await balance(page).textContent();
    const name = (await games(page).first().getAttribute("aria-label")) ?? "";

    await games(page).first().click();
    const game = page.frameLocator("iframe");
    // A round that pays exactly its stake leaves the balance as it was: then another is played.
    await expect(async () => {
      await game.getByRole("button", { name: /^Spin/ }).click();
      await expect(balance(page).first()).not.toHaveText(before ?? "", { timeout: 4_000 });
    }).toPass();

    await page.goto("/");
    const shelf = page
      .getByRole("main")
      .locator("section", { has: page.getByRole("heading", { name: "Continue playing" }) });
    await expect(shelf.getByRole("button", { name, exact: true }).first()).toBeVisible();
  },
);

test.describe("from the first visit", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test(
    "the third tap spins a demo, which a trial account keeps, and which Back leaves",
    coreOnPhone,
    async ({ page }) => {
      await visit(page, "/rng?q=Golden");
      await page.getByRole("button", { name: /^Yes, I'm \d+ or older$/ }).click();
      await games(page).first().click();
      const game = page.frameLocator("iframe");
      const spin = game.getByRole("button", { name: /^Spin/ });
      await expect(spin).toBeVisible();
      expect(await shiftOf(game)).toBeLessThan(0.02);
      await spin.click();
      await expect(game.getByRole("status", { name: "Last return" })).toHaveText(/\d/);

      const choice = page.getByRole("group", { name: "Demo or real money" });
      await expect(choice.getByRole("button")).toHaveText(["Demo", "Play for real money"]);
      await choice.getByRole("button", { name: "Play for real money" }).click();
      await page.getByRole("dialog", { name: "Log in" }).getByRole("button", { name: "Play the demo" }).click();
      await expect(balance(page).first()).toContainText("FUN");
      await expect(game.getByRole("button", { name: /^Spin/ })).toBeVisible();

      await choice.getByRole("button", { name: "Play for real money" }).click();
      const warning = page.getByRole("alertdialog");
      await expect(warning).toContainText("You're using a demo account");
      await expect(warning.getByRole("button")).toHaveText(["Play the demo", "Create account", "OK"]);
      await page.goBack();
      await expect(warning).toBeHidden();
      await page.reload();
      await expect(game.getByRole("button", { name: /^Spin/ })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/rng?q=Golden");
      await expect(page.locator("iframe")).toHaveCount(0);
      await expect(page.getByRole("link", { name: /^(Deposit|Withdraw)$/ })).toHaveCount(0);
    },
  );
});

test("a game stays in its place when the page around it answers late", onPhone, async ({ page }) => {
  // The game shows itself after a second without an answer.
  await page.addInitScript(() => {
    window.addEventListener("message", (event) => {
      if (event.data?.type !== "atrium:bar" || !event.isTrusted) return;
      event.stopImmediatePropagation();
      const { data, origin, source } = event;
      const answer = () => window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
      // The frame that shows it has been drawn before the next but one begins.
      const look = () => {
        const isShown = document.documentElement.dataset.waits === undefined;
        requestAnimationFrame(isShown ? () => requestAnimationFrame(answer) : look);
      };
      look();
    });
  });
  await visit(page, "/rng?q=Golden");
  await games(page).first().click();
  const game = page.frameLocator("iframe");
  await expect(game.locator("html")).toHaveAttribute("data-bar", /name/);
  await expect(game.getByRole("button", { name: /^Spin/ })).toBeVisible();
  expect(await shiftOf(game)).toBeLessThan(0.02);
});

test("a game between players opens at a table; a closed game leads to others", async ({ page }) => {
  await visitAs(page, "demo", "/pvp");
  await playButtons(page).first().click();
  const tables = page.getByRole("dialog", { name: / tables$/ });
  await expect(tables.getByText(/of \d seats/)).toHaveCount(4);
  await tables.getByRole("button", { name: "Next free seat" }).click();
  await expect(page.locator("iframe")).toBeVisible();
  await page.getByRole("button", { name: "Close game" }).click();

  await page.goto("/rng?vendor=CPR");
  await games(page).first().click();
  const refused = page.getByRole("alert");
  await expect(refused).toContainText("This game is under maintenance");
  await expect(refused.getByRole("article")).toHaveCount(6);
});

/** The number of the game that the jackpot with an opt-in lists first. */
async function firstGame(page: Page): Promise<string> {
  const response = await page.request.post("/graphql", {
    headers: { "x-atrium-csrf": "1" },
    data: { query: "{ site { jackpots { needsOptIn games(first: 1) { internalID } } } }" },
  });
  const jackpots: { needsOptIn: boolean; games: { internalID: string }[] }[] = (await response.json()).data.site
    .jackpots;
  return jackpots.find(({ needsOptIn }) => needsOptIn)?.games[0]?.internalID ?? "";
}

test("a member opts in to a jackpot, uses free spins first, and then pays the contribution", async ({
  page,
  platform,
}) => {
  const username = `spins${Date.now().toString(36)}`;
  await registerAs(page, username);
  await platform.post("balance", { username, amount: "1000000" });
  const spins = { amount: "10000", turnover: 0, spins: 1, games: await firstGame(page), title: "A spin for you" };
  await platform.post("reward/grant", { username, ...spins });
  await visit(page, "/?member=rewardCenter");
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("button", { name: "Claim A spin for you" }).click();
  await expect(centre.getByRole("listitem").filter({ hasText: "A spin for you" }).first()).toContainText("Claimed");

  await visit(page, "/jackpots");
  const jackpot = page.getByRole("region").filter({ hasText: "Only members who opt in can win this jackpot." });
  await expect(jackpot).toContainText("costs an extra 1% of the stake: ₫100 for a stake of ₫10,000");
  await jackpot.getByRole("button", { name: "Opt in" }).click();
  await expect(jackpot.getByText("You've opted in. Every bet on these games could win.")).toBeVisible();

  await playButtons(jackpot).first().click();
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: /^Spin/ });
  const contribution = game.getByText(/^Jackpot ₫\d+ a round$/);
  await expect(game.getByText("1 of 1 free spins left")).toBeVisible();
  await expect(contribution).toBeHidden();
  await spin.click();
  const over = game.getByRole("dialog");
  await expect(over).toContainText("Your free spins are used up");
  await over.getByRole("button", { name: "OK" }).click();

  // The next round costs money.
  await expect(contribution).toBeVisible();
  const before = (await balance(page).first().textContent()) ?? "";
  await spin.click();
  await expect(balance(page).first()).not.toHaveText(before);
  await visit(page, "/?member=transactionHistory");
  await expect(centre.getByRole("listitem").filter({ hasText: "Jackpot contribution" })).toContainText("-₫");
});

test("a member without money makes a deposit from the game, and plays on", async ({ page, platform }) => {
  const username = `short${Date.now().toString(36)}`;
  await registerAs(page, username);
  await visit(page, "/rng?q=Golden");
  await games(page).first().click();
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: /^Spin/ });
  const short = game.getByRole("dialog", { name: "Not enough balance" });
  await spin.click();
  await short.getByRole("button", { name: "Deposit" }).click();
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await expect(centre.getByRole("heading", { name: "New deposit" })).toBeVisible();
  await platform.post("balance", { username, amount: "1000000" });
  await centre.getByRole("button", { name: "Close" }).click();
  await expect(game.getByText("₫1,000,000", { exact: true })).toBeVisible();
  await spin.click();
  await expect(game.getByRole("status", { name: "Last return" })).toHaveText(/\d/);
  await expect(short).toBeHidden();
});

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];
// Of vendors that keep no money themselves.
const BOARDS = [
  "/live?vendor=RIV&q=Roulette",
  "/live?vendor=RIV&q=Sic Bo",
  "/live?vendor=RIV&q=Baccarat",
  "/fish?vendor=ATR&q=Koi",
  "/elott?vendor=ATR&q=Keno",
  "/sports?vendor=TRK&q=Football",
  "/rng?vendor=ATR&q=Golden",
];

test("boards of games fit their frame on a desktop and on phones, also on their side", core, async ({ page }) => {
  await visitAs(page, "demo", "/live");
  for (const address of BOARDS) {
    await follow(page, address);
    const word = address.split("q=")[1] ?? "";
    await page
      .getByRole("main")
      .getByRole("button", { name: new RegExp(`^Play .*${word}`) })
      .first()
      .click();
    const stage = page.frameLocator("iframe").locator("#stage");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect
        .poll(() => stage.evaluate((box) => [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth]), {
          message: `${address} at ${size.width} by ${size.height}`,
        })
        .toEqual([0, 0]);
    }
    // Another page would launch the game again, amid a round.
    expect(new URL(page.url()).pathname).not.toBe("/game");
    await page.getByRole("button", { name: "Close game" }).click();
  }
});

test("at 400% zoom a game scrolls to its button", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, "/rng?q=Golden");
  await games(page).first().click();
  const spin = page.frameLocator("iframe").getByRole("button", { name: /^Spin/ });
  await spin.scrollIntoViewIfNeeded();
  await expect(spin).toBeInViewport({ ratio: 1 });
});
