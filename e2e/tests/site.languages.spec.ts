import { visit } from "../fixtures/page.ts";
import { expect, test } from "../fixtures/test.ts";

/** Links to vendors carry their names, which are the same in every language. */
const VENDORS = '[href*="vendor="], [href*="list="]';
const TEXTS = [
  `nav a:not(${VENDORS})`,
  "nav button",
  "header button",
  "footer a",
  ...["h1", "h2", "button", "a"].map((element) => `main ${element}`),
].join();

/** Names, words that two languages share, and the platform's licence, which is in English only. */
const SAME_EVERYWHERE =
  /^(Telegram|Facebook|YouTube|Zalo|Atrium.*|VIP|Menu|Blog|Bonus|Jackpots|E-sports|Demo|Deposit|18\+|Promo|English.*|简体中文|Tiếng Việt|Bahasa Indonesia|Português|Licensed .*)$/;

test("no language leaves a text in English", async ({ page }) => {
  await visit(page, "/promotions");
  const textsIn = async (code: string) => {
    await page.evaluate((lang) => localStorage.setItem("lang", lang), code);
    await page.reload();
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    // Tabs have numbers after their names.
    return (await page.locator(TEXTS).allInnerTexts()).map((text) => text.trim().replace(/\s+\d+$/, ""));
  };
  const english = new Set((await textsIn("EN")).filter((text) => text.length > 3));
  for (const code of ["CN", "VI", "TH", "ID", "PT"]) {
    const left = (await textsIn(code)).filter((text) => english.has(text) && !SAME_EVERYWHERE.test(text));
    expect(left, code).toEqual([]);
  }
});
