import { isPhone } from "../fixtures/shell.ts";
import { expect, test, visit } from "../fixtures/test.ts";

test("no language leaves anything in English", async ({ page }) => {
  test.setTimeout(120_000);
  const textsOf = async (code: string, path: string) => {
    await page.goto(path);
    await page.evaluate((lang) => localStorage.setItem("lang", lang), code);
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    if (isPhone(page)) return page.getByRole("main").locator("h1,h2,button,a").allInnerTexts();
    const studios = '[href*="vendor="], [href*="list="]';
    return page.locator(`nav a:not(${studios}), nav button, header button, main h1, footer a`).allInnerTexts();
  };
  await visit(page, "/promotions");
  const english = new Set(
    (await textsOf("EN", "/promotions")).map((text) => text.trim()).filter((text) => text.length > 3),
  );
  for (const code of ["CN", "VI", "TH", "ID", "PT"]) {
    const left = (await textsOf(code, "/promotions")).map((text) => text.trim()).filter((text) => english.has(text));
    // Names are the same everywhere, a few words are the same in two languages, and the platform's own words for the
    // licence come in English only.
    const names =
      /^(Telegram|Facebook|YouTube|Zalo|Atrium.*|VIP|Menu|Blog|Bonus|E-sports|Deposit|18\+|Promo|English.*|简体中文|Tiếng Việt|Bahasa Indonesia|Português|Licensed .*)$/;
    expect(
      left.filter((text) => !names.test(text)),
      code,
    ).toEqual([]);
  }
});
