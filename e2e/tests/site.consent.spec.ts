import { follow, playButtons, visit } from "../fixtures/page.ts";
import { core, expect, QUICK_SETTINGS, test } from "../fixtures/test.ts";

test(
  "analytics load only after consent, and the page allows Google only where the brand has a tag",
  core,
  async ({ page, platform, needs }) => {
    needs(QUICK_SETTINGS);
    const policyOf = async () =>
      (await page.request.get("/vip", { headers: { accept: "text/html" } })).headers()["content-security-policy"];
    expect(await policyOf()).not.toContain("googletagmanager");
    await platform.brand({ gtagId: "G-ATRIUM01" });
    try {
      await expect.poll(policyOf, { timeout: 60_000 }).toContain("googletagmanager");
      const requests: string[] = [];
      await page.route("https://www.googletagmanager.com/**", (route) => {
        requests.push(route.request().url());
        return route.fulfill({ contentType: "text/javascript", body: "" });
      });
      const question = page.getByRole("region", { name: "Help us see what works" });
      // The gateway may answer once more from its cache while it reads anew.
      await expect(async () => {
        await visit(page, "/vip");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(question).toBeHidden();
        await follow(page, "/winners");
        await expect(question).toBeVisible({ timeout: 3_000 });
      }).toPass();
      expect(requests).toEqual([]);
      await question.getByRole("button", { name: "Allow" }).click();
      await expect.poll(() => requests.length).toBe(1);
      await expect(question).toBeHidden();
      await page.reload();
      await expect.poll(() => requests.length).toBe(2);

      await follow(page, "/privacy");
      await question.getByRole("button", { name: "No thanks" }).click();
      await expect(question).toBeHidden();
      await visit(page, "/vip");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(question).toBeHidden();
      expect(requests).toHaveLength(2);
    } finally {
      await platform.brand({});
    }
  },
);

test.describe("on a new device", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("the age gate asks once", async ({ page }) => {
    await page.goto("/rng");
    await expect(page.getByRole("heading", { name: "Are you 18 or older?" })).toBeVisible();
    const behind = page.locator("[inert]");
    await expect(behind.getByRole("button", { name: "Log in" })).toBeVisible();
    await page.getByRole("button", { name: "No, I'm younger" }).click();
    await expect(page.getByRole("heading", { name: "You can't come in yet" })).toBeVisible();
    await page.getByRole("button", { name: "I chose the wrong answer" }).click();
    await page.getByRole("button", { name: "Yes, I'm 18 or older" }).click();
    await expect(behind).toHaveCount(0);
    const games = playButtons(page.getByRole("main"));
    await expect(games.first()).toBeVisible();
    await page.reload();
    await expect(games.first()).toBeVisible();
  });
});
