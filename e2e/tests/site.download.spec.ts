import { expectAccessible, visit } from "../fixtures/page.ts";
import { expect, test } from "../fixtures/test.ts";

test("the download guide shows a code for each system, and the iOS link installs a profile", async ({
  page,
  request,
}) => {
  await visit(page, "/download");
  await page.getByRole("tab", { name: "Android" }).click();
  await expect(page.getByRole("img", { name: "QR code for Android" })).toBeVisible();
  await page.getByRole("tab", { name: "iOS" }).click();
  await expect(page.getByRole("img", { name: "QR code for iPhone and iPad" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /Step \d/ })).toHaveCount(4);
  const profile = await page.getByRole("link", { name: "Open on this device" }).getAttribute("href");
  expect((await request.get(profile ?? "")).headers()["content-type"]).toContain("x-apple-aspen-config");
  await expectAccessible(page);
});
