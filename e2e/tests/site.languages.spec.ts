import { axeFaults } from "../fixtures/accessibility.ts";
import { follow, header, visit } from "../fixtures/page.ts";
import { coreOnPhone, expect, QUICK_SETTINGS, test } from "../fixtures/test.ts";

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
  /^(Telegram|Facebook|YouTube|Zalo|Atrium.*|VIP|Menu|Blog|Bonus|Jackpots|E-sports|Demo|Deposit|Slots|18\+|Promo|English.*|简体中文|Tiếng Việt|Bahasa Indonesia|Português|Licensed .*)$/;

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

test.describe("a browser in Arabic", () => {
  test.use({ locale: "ar-EG" });

  test(
    "a brand offers it: pages run from right to left, in English where a text is missing",
    coreOnPhone,
    async ({ page, platform, needs }) => {
      needs(QUICK_SETTINGS);
      await platform.brand({ languages: ["EN", "AR"] });
      try {
        // The gateway may answer once more from its cache while it reads anew.
        const inArabic = { accept: "text/html", "accept-language": "ar-EG" };
        const pageOf = async () => (await page.request.get("/vip", { headers: inArabic })).text();
        await expect.poll(pageOf).toContain('<html lang="ar" dir="rtl"');
        await visit(page, "/vip");
        await expect(header(page).getByRole("button", { name: "تسجيل الدخول" })).toBeVisible();
        await expect(page.getByRole("main").getByText("Everyone starts here.")).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        expect(await axeFaults(page)).toEqual([]);
        await follow(page, "/lottery?gameCode=SEA_5D_1M");
        const drawn = page.getByRole("region", { name: "Last result" }).getByRole("listitem");
        await expect(drawn).toHaveCount(5);
        const places = await drawn.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        await follow(page, "/vip");
        await header(page).getByRole("button", { name: "AR" }).click();
        await page.getByRole("menuitemradio", { name: "English" }).click();
        await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
        await expect(header(page).getByRole("button", { name: "Log in" })).toBeVisible();
      } finally {
        await platform.brand({});
      }
    },
  );
});
