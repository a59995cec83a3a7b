import AxeBuilder from "@axe-core/playwright";
import { atAnySize, expect, logIn, test, visit } from "../fixtures/test.ts";

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test(
  "an announcement arrives in every tab without a reload, and is read once",
  atAnySize,
  async ({ page, context, platform }) => {
    await visit(page, "/");
    const other = await context.newPage();
    await visit(other, "/promotions");
    await expect(page.getByRole("region", { name: "Headlines" })).toBeVisible();
    let title = "";
    const arrivedIn = (tab: typeof page) => tab.getByRole("status").getByRole("link", { name: title });
    await expect(async () => {
      title = `Doors open at ${Date.now() % 1_000_000}`;
      // Once more until somebody listens: what came before that, nobody was promised to hear of.
      await platform.post("announcement", { type: "H", title, content: "Come in.", pinned: true });
      await expect(arrivedIn(page)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 20_000 });
    await expect(arrivedIn(other)).toBeVisible();
    await other.close();
    await expect(page.getByRole("region", { name: "Headlines" }).getByRole("link", { name: title })).toBeVisible();

    await arrivedIn(page).click();
    const board = page.getByRole("dialog", { name: "Announcements" });
    await expect(board.getByRole("heading", { name: title })).toBeVisible();
    await board.getByRole("button", { name: "Mark all as read" }).click();
    await expect(board.getByText("Not read yet")).toHaveCount(0);
    await page.reload();
    await expect(board.getByRole("button", { name: title })).toBeVisible();
    await expect(board.getByRole("button", { name: title })).not.toContainText("Not read yet");
  },
);

test(
  "a member writes to the operator with a picture, a guest without, and applies as an affiliate",
  atAnySize,
  async ({ page, platform }) => {
    await visit(page, "/feedback");
    await expect(page.getByText(/^Log in to add pictures/)).toBeVisible();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Please write 10 to 500 characters.")).toBeVisible();
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
    const { violations } = await new AxeBuilder({ page }).include("main").analyze();
    expect(violations).toEqual([]);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeFocused();

    await page.getByRole("contentinfo").getByRole("link", { name: "Affiliate application" }).click();
    await page.getByLabel("Your name").fill("Linh Tran");
    await page.getByLabel("How can we reach you?").fill("linh@example.com");
    await page.getByLabel("Your channels").fill("A newsletter with 9,000 readers");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("heading", { name: "We received your application" })).toBeVisible();

    await page.goto(`${platform.origin}/sandbox/feedback`);
    const [application, report] = [page.locator("article").first(), page.locator("article").nth(1)];
    await expect(application).toContainText("AFFILIATE");
    await expect(application).toContainText("Channels: A newsletter with 9,000 readers");
    await expect(report).toContainText("<b>The reels</b> stand still.");
    await expect(report.locator("img")).toHaveCount(1);
  },
);

test("blog and news are read from the footer, also by an address that leads nowhere", atAnySize, async ({ page }) => {
  await visit(page, "/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await page.getByRole("link", { name: "How to check a draw yourself" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How to check a draw yourself" })).toBeVisible();
  await expect(page).toHaveTitle(/^How to check a draw yourself/);
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(violations).toEqual([]);
  await page.goBack();
  await page.getByRole("link", { name: "News", exact: true }).first().click();
  await expect(page.getByRole("link", { name: "Atrium on your home screen" })).toBeVisible();
  await page.goto("/news/of-tomorrow");
  await expect(page.getByRole("heading", { name: "Article not found" })).toBeVisible();
});
