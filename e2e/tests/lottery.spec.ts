import type { Page } from "@playwright/test";
import { fillLogin, visitAs } from "../fixtures/login.ts";
import { balance, isPhone, playButtons, visit } from "../fixtures/page.ts";
import { coreOnPhone, coreOnPhoneOfBoth, expect, onPhone, test } from "../fixtures/test.ts";

const oneMinute = { gameCode: "SEA_5D_1M" };
const race = { gameCode: "SEA_PK10_5M" };

test(
  "a guest fills a slip, logs in and bets; the draw is settled and can be checked",
  coreOnPhoneOfBoth,
  async ({ page, platform }) => {
    // Draws now: the next draw then takes bets for a minute at least.
    await platform.post("draw", oneMinute);
    await visit(page, "/lottery?gameCode=SEA_5D_1M");
    await expect(page.getByRole("timer")).toHaveText(/^\d\d:\d\d$|··/);
    for (const place of [1, 2]) {
      await page
        .getByRole("group", { name: `Position ${place}`, exact: true })
        .getByRole("button", { name: "All", exact: true })
        .click();
    }
    const betNow = page.getByRole("button", { name: "Bet now" });
    // The stake stays on the screen beside the numbers.
    await expect(betNow).toBeInViewport();
    await expect(page.getByText("100 bets")).toBeVisible();
    // A bet on every ending wins once, less than it cost.
    await betNow.click();
    await fillLogin(page, "demo");
    const question = page.getByRole("alertdialog", { name: "Place this bet?" });
    await expect(question).toContainText("100 bets");
    await expect(page.getByText("Balance", { exact: true }).first()).toBeAttached();
    await question.getByRole("button", { name: "Confirm" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText("is placed. Good luck!")).toBeVisible();

    await page.getByRole("tab", { name: "My bets" }).click();
    const order = page.getByRole("listitem").filter({ hasText: "Last two" }).filter({ hasText: "100 bets" }).first();
    await expect(order).toContainText("Open");
    const [number = ""] = /\d{8}-\d{4}/.exec((await order.textContent()) ?? "") ?? [];
    let drawn = await platform.post("draw", oneMinute);
    // At the end of a minute the draw before that of the bet may come first.
    while (drawn.value.numero < number) drawn = await platform.post("draw", oneMinute);
    await expect(order).toContainText("Returned");
    await expect(page.getByText(/of your .* stake was returned/)).toBeVisible();
    await expect(order.getByRole("list", { name: "Numbers" }).getByRole("listitem")).toHaveText(drawn.value.numbers);

    const last = page.getByRole("region", { name: "Last result" });
    await expect(last).toContainText(drawn.value.numero);
    await last.getByRole("button", { name: "Check this draw" }).click();
    const check = page.getByRole("dialog");
    await expect(check).toContainText(drawn.value.seed);
    await expect(check).toContainText("The secret matches this fingerprint.");
    await expect(check).toContainText("These are exactly the numbers the secret gives.");
  },
);

test("a short phone shows the first numbers, and the stake as soon as one is chosen", coreOnPhone, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/lottery?gameCode=SEA_5D_1M");
  const first = page.getByRole("group", { name: "Position 1", exact: true }).getByRole("button", { name: "0" });
  await expect(first).toBeInViewport({ ratio: 1 });
  const betNow = page.getByRole("button", { name: "Bet now" });
  await expect(betNow).not.toBeInViewport();
  await first.click();
  for (const name of ["Position 1", "Position 2"]) {
    await page.getByRole("group", { name, exact: true }).getByRole("button", { name: "All", exact: true }).click();
  }
  await expect(betNow).toBeInViewport();
});

test("a number that was chosen keeps its colours under the pointer", async ({ page }) => {
  await visit(page, "/lottery?gameCode=SEA_5D_1M");
  const board = page.getByRole("group", { name: "Position 1", exact: true });
  const number = (name: string) => board.getByRole("button", { name, exact: true });
  const look = (name: string) => number(name).evaluate((button) => getComputedStyle(button).background);
  await number("6").click();
  await number("7").click();
  await expect.poll(() => look("7")).toBe(await look("6"));
});

test(
  "a slip survives a reload, and its lines leave it with a notice when their draw closes",
  onPhone,
  async ({ page, platform }) => {
    await platform.post("draw", race);
    await visitAs(page, "vipclub", "/lottery?gameCode=SEA_PK10_5M");
    // The list shows when each lottery closes, and filters by kind and cadence.
    await page.getByRole("button", { name: "All" }).first().click();
    await page.getByRole("combobox", { name: "Type of draw" }).selectOption("Race of ten");
    await page.getByRole("combobox", { name: "How often" }).selectOption("Every 5 min");
    const row = page.getByRole("link", { name: /PK10 Racing.*Every 5 min.*(Bets close|Draw) in/ });
    await expect(row).toContainText(/\d\d:\d\d/);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Random" }).click();
    await page.getByRole("button", { name: "Add to slip" }).click();
    await page.reload();
    await expect((await openSlip(page)).getByText("1 bet × ")).toBeVisible();

    const notice = page.getByText(/^Draw .* closed before your line was placed\.$/).filter({ visible: true });
    // The platform may have drawn one by its schedule meanwhile: then the slip is bound to the next one.
    await expect(async () => {
      await platform.post("draw", race);
      await expect(notice).toBeVisible({ timeout: 4_000 });
    }).toPass();
    await page
      .getByRole("button", { name: /^Move to draw/ })
      .filter({ visible: true })
      .click();
    await expect((await openSlip(page)).getByText("1 bet × ")).toBeVisible();
  },
);

/** The slip: a column on desktops, a dialog on phones. */
async function openSlip(page: Page) {
  if (!isPhone(page)) return page.getByRole("complementary", { name: "Bet slip" });
  await page.getByRole("button", { name: /^Bet slip \d/ }).click();
  return page.getByRole("dialog", { name: "Bet slip" });
}

test("a player takes a bet back, and gets the stake back", async ({ page, platform }) => {
  await platform.post("draw", race);
  await visitAs(page, "vipclub", "/lottery?gameCode=SEA_PK10_5M");
  await page.getByRole("button", { name: "Random" }).click();
  await expect(balance(page)).toHaveText(/\d/);
  const before = await balance(page).textContent();
  await page.getByRole("button", { name: "Bet now" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await expect(balance(page)).not.toHaveText(before ?? "");
  await page.getByRole("tab", { name: "My bets" }).click();
  await page.getByRole("button", { name: "Cancel bet" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel bet" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Cancelled" }).first()).toBeVisible();
  await expect(balance(page)).toHaveText(before ?? "");
});

test("the draws of Vietnam show every prize, and a lottery's card leads to its screen", async ({ page }) => {
  await visit(page, "/vnlottery?gameCode=VN_NORTH");
  await page.getByRole("tab", { name: "Results" }).click();
  const table = page.getByRole("table", { name: /^Prizes in draw/ }).last();
  await expect(table.getByRole("listitem")).toHaveCount(27);
  await page.goto("/elott");
  await playButtons(page).first().click();
  await expect(page).toHaveURL(/\/(vn)?lottery\?gameCode=/);
  await expect(page.getByRole("timer")).toBeVisible();
});
