import { logIn } from "../fixtures/login.ts";
import { expectAccessible, visit } from "../fixtures/page.ts";
import { expect, test } from "../fixtures/test.ts";

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("feedback is sent with pictures after the login", async ({ page, platform }) => {
  await visit(page, "/feedback");
  await expect(page.getByText(/^Log in to add pictures/)).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Please write 10 to 500 characters")).toBeVisible();
  await logIn(page, "demo");
  await page.goto("/feedback");
  await page.getByLabel("What is it about?").selectOption("BUG");
  await page.getByLabel("Your message").fill("<b>The reels</b> stand still.");
  const files = page.getByTestId("pictures");
  await files.setInputFiles([
    { name: "reels.png", mimeType: "image/png", buffer: PICTURE },
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") },
  ]);
  await expect(page.getByText("Only PNG and JPEG", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Remove notes.txt" }).click();
  await expect(page.getByRole("img", { name: "reels.png" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeFocused();

  await page.goto(`${platform.origin}/sandbox/feedback`);
  const report = page.locator("article").first();
  await expect(report).toContainText("<b>The reels</b> stand still.");
  await expect(report.locator("img")).toHaveCount(1);
});
