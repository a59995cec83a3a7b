import { atAnySize, expect, test, visit } from "../fixtures/test.ts";

test(
  "visits are counted only after a yes, and the page is open to Google only where the brand has a tag",
  atAnySize,
  async ({ page, platform }) => {
    test.setTimeout(150_000);
    const answer = await page.goto("/");
    expect(answer?.headers()["content-security-policy"]).not.toContain("googletagmanager");
    await platform.post("brand", { gtagId: "G-ATRIUM01" });
    try {
      await expect
        .poll(
          async () =>
            (await page.request.get("/vip", { headers: { accept: "text/html" } })).headers()["content-security-policy"],
          {
            timeout: 60_000,
            intervals: [3_000],
          },
        )
        .toContain("googletagmanager");
      const asked: string[] = [];
      await page.route("https://www.googletagmanager.com/**", (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: "text/javascript", body: "" });
      });
      const question = page.getByRole("region", { name: "Help us see what works" });
      // The gateway may answer once more from what it keeps while it fetches anew.
      await expect(async () => {
        await visit(page, "/vip");
        await expect(question).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
      expect(asked).toEqual([]);
      await question.getByRole("button", { name: "Allow" }).click();
      await expect.poll(() => asked.length).toBe(1);
      await expect(question).toBeHidden();
      await page.reload();
      await expect.poll(() => asked.length).toBe(2);
    } finally {
      await platform.post("brand", {});
    }
  },
);

test.describe("on a device that nobody has used yet", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("whoever is old enough says so once", async ({ page }) => {
    await page.goto("/rng");
    await expect(page.getByRole("heading", { name: "Are you 18 or older?" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Log in" })).toBeHidden();
    await page.getByRole("button", { name: "No, I am younger" }).click();
    await expect(page.getByRole("heading", { name: "You can't enter yet" })).toBeVisible();
    await page.getByRole("button", { name: "I chose the wrong answer" }).click();
    await page.getByRole("button", { name: "Yes, I am 18 or older" }).click();
    const games = page.getByRole("main").getByRole("button", { name: /^Play / });
    await expect(games.first()).toBeVisible();
    await page.reload();
    await expect(games.first()).toBeVisible();
  });
});
