import { visit } from "../fixtures/page.ts";
import { expect, test } from "../fixtures/test.ts";

test("a new announcement appears in every tab without a reload, and stays marked as read", async ({
  page,
  context,
  platform,
}) => {
  // A guest who came before all announcements: for a new guest, only later ones are unread.
  await context.addInitScript(() => localStorage.setItem("announcementsFirstVisit", "1"));
  await visit(page, "/");
  const other = await context.newPage();
  await visit(other, "/promotions");
  await expect(page.getByRole("region", { name: "Headlines" })).toBeVisible();
  let title = "";
  const arrivedIn = (tab: typeof page) => tab.getByRole("status").getByRole("link", { name: title });
  await expect(async () => {
    title = `Doors open at ${Date.now() % 1_000_000}`;
    // Posted again until both tabs listen: an announcement from before that is not pushed to them.
    await platform.post("announcement", { type: "H", title, content: "Come in.", pinned: true });
    await expect(arrivedIn(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(arrivedIn(other)).toBeVisible();
  await other.close();
  await expect(page.getByRole("region", { name: "Headlines" }).getByRole("link", { name: title })).toBeVisible();

  await arrivedIn(page).click();
  const board = page.getByRole("dialog", { name: "Announcements" });
  await expect(board.getByRole("heading", { name: title })).toBeVisible();
  await board.getByRole("button", { name: "Mark all as read" }).click();
  await expect(board.getByText("Not yet read")).toHaveCount(0);
  await page.reload();
  await expect(board.getByRole("button", { name: title })).toBeVisible();
  await expect(board.getByRole("button", { name: title })).not.toContainText("Not yet read");

  await board.getByRole("button", { name: "Banners" }).click();
  await board.getByRole("button", { name: /games under one roof/ }).click();
  await expect(board.getByRole("heading", { name: /games under one roof/ })).toBeVisible();
});
