import { playButtons, visit } from "../fixtures/page.ts";
import { coreOnDesktopOfBoth, expect, test } from "../fixtures/test.ts";

test(
  "a dialog locks the page's scroll, moves by keys, and restores scroll and focus",
  coreOnDesktopOfBoth,
  async ({ page, isMobile }) => {
    await visit(page, "/");
    await expect(playButtons(page).first()).toBeVisible();
    // The page grows while its sections are laid out.
    const scrolled = () =>
      page.evaluate(() => {
        window.scrollTo(0, 320);
        return window.scrollY;
      });
    await expect.poll(scrolled).toBe(320);
    const headlines = page.getByRole("region", { name: "Headlines" }).getByRole("link").first();
    await headlines.focus();
    await page.evaluate(() => window.scrollTo(0, 320));
    await headlines.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const delay = await dialog.evaluate((element) => getComputedStyle(element).transitionDelay);
    expect(delay.split(", ").every((part) => part === "0.1s")).toBe(true);
    const before = await dialog.boundingBox();
    expect(Math.min(before?.width ?? 0, before?.height ?? 0)).toBeGreaterThanOrEqual(200);
    await page.mouse.wheel(0, 600).catch(() => undefined);
    if (!isMobile) {
      await dialog.getByRole("button", { name: /^Move this window/ }).focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(async () => (await dialog.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(320);
    await expect(headlines).toBeFocused();
  },
);
