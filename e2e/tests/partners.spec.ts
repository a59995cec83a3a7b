import { spawn } from "node:child_process";
import path from "node:path";
import { withPictures } from "../browser.ts";
import { PASSWORD } from "../fixtures/login.ts";
import { core, expect, test } from "../fixtures/test.ts";
import { productOf } from "../products.ts";

test.use({ launchOptions: withPictures });

const serve = path.resolve(import.meta.dirname, "../../docs/examples/partner/serve.mjs");

test(
  "a partner's page lists a lobby, logs in and launches a game",
  core,
  async ({ page, baseURL, needs }, { parallelIndex }) => {
    needs("the origin of the partner's page");
    const { partnerPort } = productOf(parallelIndex);
    const partner = spawn(process.execPath, [serve, "--port", `${partnerPort}`, "--gateway", `${baseURL}`]);
    try {
      await new Promise((resolve) => partner.stdout.once("data", resolve));
      await page.goto(`http://localhost:${partnerPort}`);
      const games = page.getByRole("listitem");
      await expect(games).toHaveCount(12);
      await page.getByRole("button", { name: "More games" }).click();
      await expect(games).toHaveCount(24);
      await expect
        .poll(() =>
          games
            .first()
            .locator("img")
            .evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth),
        )
        .toBeGreaterThan(0);

      // A guest sees why no game opens.
      await Promise.all([page.waitForEvent("popup"), games.first().getByRole("button").click()]);
      await expect(page.getByRole("alert")).toHaveText("Please log in first.");

      await page.getByLabel("Password").fill("wrong");
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page.getByRole("alert")).toHaveText("Wrong user name or password.");
      await page.getByLabel("Password").fill(PASSWORD);
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page.getByRole("status")).toContainText("VND");
      expect(await page.context().cookies()).toEqual([]);

      const [game] = await Promise.all([page.waitForEvent("popup"), games.nth(1).getByRole("button").click()]);
      await game.waitForURL(/\/play\//);
      await expect(game.getByRole("button", { name: /spin/i }).first()).toBeVisible();
    } finally {
      partner.kill();
    }
  },
);
