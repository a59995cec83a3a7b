import { withPictures } from "../browser.ts";
import { expectAccessible, menu, visit } from "../fixtures/page.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ launchOptions: withPictures });

test("the menu opens a code for each system; the guide has its own, and the iOS link installs a profile", async ({
  page,
  request,
}) => {
  await visit(page, "/");
  await (await menu(page)).getByRole("link", { name: "Download the app" }).click();
  const codes = page.getByRole("dialog", { name: "Download the app" });
  for (const system of ["Android", "iPhone and iPad"]) {
    await expect(codes.getByRole("img", { name: `QR code for ${system}` })).toBeVisible();
  }
  await codes.getByRole("link", { name: "How to install" }).click();
  await page.getByRole("button", { name: "Open this guide on your phone" }).click();
  await expect(codes.getByRole("img", { name: "QR code for Download the app" })).toBeVisible();
  await codes.getByRole("button", { name: "Close" }).click();
  await page.getByRole("tab", { name: "Android" }).click();
  await expect(page.getByRole("img", { name: "QR code for Android" })).toBeVisible();
  await page.getByRole("tab", { name: "iOS" }).click();
  await expect(page.getByRole("img", { name: "QR code for iPhone and iPad" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /Step \d/ })).toHaveCount(4);
  const profile = await page.getByRole("link", { name: "Open on this device" }).getAttribute("href");
  expect((await request.get(profile ?? "")).headers()["content-type"]).toContain("x-apple-aspen-config");
  await expectAccessible(page);
});
