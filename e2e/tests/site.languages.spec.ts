import { axeFaults } from "../fixtures/accessibility.ts";
import { follow, header, visit } from "../fixtures/page.ts";
import { coreOnPhone, expect, QUICK_SETTINGS, test } from "../fixtures/test.ts";

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
