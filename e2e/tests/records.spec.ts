import { readFile } from "node:fs/promises";
import { visitAs } from "../fixtures/login.ts";
import { isPhone } from "../fixtures/page.ts";
import { expect, onBothScreens, test } from "../fixtures/test.ts";

/** The cells of a line of a CSV file; quoted ones have commas. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

const digits = (text: string | null | undefined) => Number((text ?? "").replace(/[^\d-]/g, ""));

test(
  "a member filters the betting record, turns pages, opens a bet, and saves all as a file",
  onBothScreens,
  async ({ page }, { project }) => {
    await visitAs(page, "demo", "/?member=personalHistoryCopy&period=LAST_30");
    const centre = page.getByRole("dialog", { name: "Member centre" });
    const rows = centre.getByRole("listitem").filter({ hasText: "Stake" });
    await expect(rows).toHaveCount(20);

    const first = await rows.first().textContent();
    if (project.name === "phone") {
      await centre.getByRole("button", { name: "Show more" }).click();
      await expect(rows).toHaveCount(40);
    } else {
      await centre.getByRole("button", { name: "Page 2" }).click();
      await expect(rows.first()).not.toHaveText(first ?? "");
      await expect(page).toHaveURL(/after=/);
    }

    const staked = centre.getByText("Stake", { exact: true }).locator("../..").locator("dd");
    const all = await staked.textContent();
    await centre.getByLabel("Status").selectOption("LOST");
    // The answer before it stays until the new one has come.
    await expect(staked).not.toHaveText(all ?? "");
    await expect(page).toHaveURL(/betStatus=LOST/);
    await expect(rows.filter({ hasText: /\bWon Stake/ })).toHaveCount(0);
    await expect(rows.first()).toContainText("Lost");
    const stake = digits(await staked.textContent());

    await rows.first().getByRole("link").click();
    await expect(centre.getByText("Bet number")).toBeVisible();
    await page.reload();
    await expect(centre.getByText("Bet number")).toBeVisible();
    await centre.getByRole("button", { name: "All bets" }).click();
    await expect(rows.first()).toContainText("Lost");

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      centre.getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("betting-record.csv");
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    const column = cellsOf(lines[0] ?? "").indexOf("Stake");
    const sum = lines.slice(1).reduce((all, line) => all + Number(cellsOf(line)[column]), 0);
    expect(sum).toBe(stake);

    await page.goto("/?member=personalProfit&period=LAST_30");
    await expect(centre.getByText(/^Net (gain|loss)$/)).toBeVisible();
    await expect(centre.getByRole("img", { name: /^Chart of/ })).toBeVisible();

    if (isPhone(page)) await centre.getByRole("button", { name: "Member centre", exact: true }).click();
    await centre
      .getByRole("navigation", { name: "Member centre" })
      .getByRole("link", { name: "Activity statement" })
      .click();
    await expect(centre.getByText("Closing balance").first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("By month")).toBeVisible();
    await expect(page.getByText(/^Account demo, printed on/)).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.emulateMedia({ media: null });
  },
);
