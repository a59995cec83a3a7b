import AxeBuilder from "@axe-core/playwright";
import { expect, logIn, test, visit } from "../fixtures/test.ts";

test.describe("customer service", () => {
  /** The announced way to it that both screen sizes have: the help centre's own button. */
  const openFromHelp = async (page: import("@playwright/test").Page) => {
    await page.getByRole("dialog").getByRole("button", { name: "Customer service" }).click();
  };

  test("opens the live chat in a window of its own, where a guest is answered", async ({ page, context }) => {
    await visit(page, "/help");
    const [window] = await Promise.all([context.waitForEvent("page"), openFromHelp(page)]);
    await expect(window.getByRole("heading", { name: "Live chat" })).toBeVisible();
    expect(await window.evaluate(() => globalThis.opener)).toBeNull();
    await window.getByRole("textbox", { name: "Write a message" }).fill("How do withdrawals work?");
    await window.getByRole("button", { name: "Send" }).click();
    await expect(window.getByText(/^Withdrawals are under your avatar/)).toBeVisible();
    await window.reload();
    await expect(window.getByText("How do withdrawals work?")).toBeVisible();
  });

  test("closes the window again, and says so, when the platform doesn't tell where it is", async ({
    page,
    context,
    platform,
  }) => {
    await platform.post("chaos", { path: "/wps/system/customerService", status: 500 });
    await visit(page, "/help");
    const [window] = await Promise.all([context.waitForEvent("page"), openFromHelp(page)]);
    await expect(page.getByText(/^Customer service could not be opened/)).toBeVisible();
    expect(window.isClosed()).toBe(true);
  });

  test("is the VIP club's own for members above rank 4, until they log out", async ({ page, context }) => {
    await visit(page, "/");
    await logIn(page, "vipclub");
    await page.goto("/help");
    const [vip] = await Promise.all([context.waitForEvent("page"), openFromHelp(page)]);
    await expect(vip.getByRole("heading", { name: "VIP service" })).toBeVisible();
    await vip.close();

    await context.clearCookies();
    await page.goto("/help");
    const [live] = await Promise.all([context.waitForEvent("page"), openFromHelp(page)]);
    await expect(live.getByRole("heading", { name: "Live chat" })).toBeVisible();
  });
});

test.describe("the chat room", () => {
  test("talks with a member, counts what was not read, and keeps the conversation", async ({ page, platform }) => {
    await visit(page, "/");
    await logIn(page, "demo");
    await page.getByRole("button", { name: /^Open the chat/ }).click();
    const room = page.frameLocator("iframe[title='Chat with us']");
    const field = room.getByRole("textbox", { name: "Write a message" });
    await field.fill("How do I deposit?");
    await field.press("Enter");
    await expect(room.getByText(/^Deposits are under your avatar/).last()).toBeVisible();

    await page.getByRole("button", { name: "Enlarge the chat" }).click();
    await page.getByRole("button", { name: "Make the chat smaller" }).click();
    await page.getByRole("button", { name: "Hide the chat" }).first().click();
    await expect(page.getByRole("region", { name: "Chat with us" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Open the chat", exact: true })).toBeVisible();
    await platform.post("chat", { username: "demo", content: "Lan here: all is well." });
    await page.getByRole("button", { name: "Open the chat. 1 new answer" }).click();
    await expect(room.getByText("Lan here: all is well.").last()).toBeVisible();
    await page.getByRole("button", { name: "Hide the chat" }).first().click();
    await expect(page.getByRole("button", { name: "Open the chat", exact: true })).toBeVisible();

    await page.reload();
    await page.getByRole("button", { name: "Open the chat", exact: true }).click();
    await expect(room.getByText("Lan here: all is well.").last()).toBeVisible();
  });

  test("asks guests to log in, warns trials, and isn't there where it is switched off", async ({ page, platform }) => {
    await visit(page, "/");
    await page.getByRole("button", { name: "Open the chat" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Try for free" }).click();
    await expect(page.getByRole("status", { name: "Balance" })).toBeVisible();
    await page.getByRole("button", { name: "Open the chat" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button").click();

    await platform.post("flags", { CHAT: false });
    try {
      await expect(async () => {
        await page.goto("/");
        await page.waitForTimeout(500);
        await expect(page.getByRole("button", { name: "Open the chat" })).toHaveCount(0, { timeout: 3_000 });
      }).toPass({ timeout: 40_000 });
    } finally {
      await platform.post("flags", { CHAT: true });
    }
  });
});

test.describe("help and pages", () => {
  test("help opens over home at the article that the address names, and closing it goes home", async ({ page }) => {
    await visit(page, "/help#rules");
    const help = page.getByRole("dialog", { name: "Help centre" });
    await expect(help.getByRole("heading", { name: "Terms and rules" })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
    expect(violations).toEqual([]);
    await help.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(help).toBeHidden();
  });

  test("the footer leads to the terms and to what the operator wrote", async ({ page }) => {
    await visit(page, "/helpmc");
    await expect(page.getByRole("heading", { level: 1, name: "Help centre" })).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("18+")).toBeVisible();
    for (const [link, title] of [
      ["Responsible play", "Responsible play"],
      ["Privacy", "Privacy"],
      ["Contact", "Contact"],
    ] as const) {
      await footer.getByRole("link", { name: link, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    }
    const { violations } = await new AxeBuilder({ page }).include("main").analyze();
    expect(violations).toEqual([]);
    await footer.getByRole("link", { name: "Terms", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Terms and rules" })).toBeVisible();
  });

  test("the guide shows a code for each system, and what it leads to installs", async ({ page, request }) => {
    await visit(page, "/download");
    await page.getByRole("tab", { name: "Android" }).click();
    await expect(page.getByRole("img", { name: "QR code for Android" })).toBeVisible();
    await page.getByRole("tab", { name: "iOS" }).click();
    await expect(page.getByRole("img", { name: "QR code for iPhone and iPad" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: /Step \d/ })).toHaveCount(4);
    const profile = await page.getByRole("link", { name: "Open on this device" }).getAttribute("href");
    expect((await request.get(profile ?? "")).headers()["content-type"]).toContain("x-apple-aspen-config");
    const { violations } = await new AxeBuilder({ page }).include("main").analyze();
    expect(violations).toEqual([]);
  });

  test("a window over the page locks it, moves by keys, and gives the place back", async ({ page, isMobile }) => {
    await visit(page, "/");
    await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 320));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(320);
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
  });
});
