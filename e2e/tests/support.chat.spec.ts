import type { Page } from "@playwright/test";
import { registerAs, visitAs } from "../fixtures/login.ts";
import { balance, header, hold, isPhone, visit } from "../fixtures/page.ts";
import { coreOnPhoneOfBoth, expect, QUICK_SETTINGS, test } from "../fixtures/test.ts";

test.describe("customer service", () => {
  /** Opens it from the help centre, which both screen sizes have. */
  const openFromHelp = async (page: Page) => {
    await page.getByRole("dialog").getByRole("button", { name: "Customer service" }).click();
  };

  test("opens the live chat in a window of its own, which answers a guest", async ({ page, context }) => {
    const opening = await hold(context, "**/support/api/rooms");
    await visit(page, "/help");
    const [window] = await Promise.all([context.waitForEvent("page"), openFromHelp(page)]);
    await expect(window.getByRole("heading", { name: "Customer service" })).toBeVisible();
    expect(await window.evaluate(() => globalThis.opener)).toBeNull();
    await window.getByRole("textbox", { name: "Write a message" }).fill("How do withdrawals work?");
    await window.getByRole("button", { name: "Send" }).click();
    // The visitor wrote before the room was open.
    opening.release();
    await expect(window.getByText(/^To withdraw, choose Withdraw/)).toBeVisible();
    await window.reload();
    await expect(window.getByText("How do withdrawals work?")).toBeVisible();
  });

  test("closes the window again when the platform gives no address, and a notice says so", async ({
    page,
    context,
    platform,
  }) => {
    await platform.post("chaos", { path: "/wps/system/customerService", status: 500 });
    await visit(page, "/help");
    const [window] = await Promise.all([context.waitForEvent("page"), openFromHelp(page)]);
    await expect(page.getByText(/^Customer service couldn't be opened/)).toBeVisible();
    expect(window.isClosed()).toBe(true);
  });

  test("is the VIP club's for members above rank 4, until they log out", async ({ page, context }) => {
    await visitAs(page, "vipclub", "/help");
    const [vip] = await Promise.all([context.waitForEvent("page"), openFromHelp(page)]);
    await expect(vip.getByRole("heading", { name: "VIP service" })).toBeVisible();
    await vip.close();

    await context.clearCookies();
    await page.goto("/help");
    const [live] = await Promise.all([context.waitForEvent("page"), openFromHelp(page)]);
    await expect(live.getByRole("heading", { name: "Customer service" })).toBeVisible();
  });
});

test.describe("the chat room", () => {
  test(
    "answers a member, counts unread answers, and keeps the conversation",
    coreOnPhoneOfBoth,
    async ({ page, platform }) => {
      /** The chat's own button on a desktop, its item in the menu on a phone. */
      const open = async (news = "") => {
        const button = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}.*${news}`) });
        if (!isPhone(page)) return button("Open chat").click();
        await button("Games").click();
        await page.getByRole("button", { name: /^Chat/ }).click();
      };
      // An account of its own: the automatic agent leaves a room to the person who has answered there.
      const username = `chat${Date.now().toString(36)}`;
      await registerAs(page, username);
      const script = await hold(page, "**/chat.js");
      const stream = await hold(page, "**/support/api/events");
      await visit(page, "/");
      await open();
      const room = page.frameLocator("iframe[title='Chat']");
      const field = room.getByRole("textbox", { name: "Write a message" });
      await expect(field).toBeDisabled();
      script.release();
      await field.fill("How do I deposit?");
      // Safari's key that ends a composition sends nothing.
      await field.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
      await expect(field).toHaveValue("How do I deposit?");
      await field.press("Enter");
      await expect(room.getByText("How do I deposit?")).toBeVisible();
      stream.release();
      // What was there before the member wrote stands above.
      await expect(room.getByRole("listitem")).toHaveText([
        /Hello, and welcome!/,
        /How do I deposit\?/,
        /To deposit, choose Deposit/,
      ]);

      await page.getByRole("button", { name: "Make chat bigger" }).click();
      await page.getByRole("button", { name: "Make chat smaller" }).click();
      await page.getByRole("button", { name: "Hide chat" }).first().click();
      await expect(page.getByRole("region", { name: "Chat" })).toBeHidden();
      await platform.post("chat", { username, content: "Lan here: all is well." });
      await open("1 new reply");
      await expect(room.getByText("Lan here: all is well.")).toBeVisible();
      await page.getByRole("button", { name: "Hide chat" }).first().click();

      await page.reload();
      await open();
      await expect(room.getByText("Lan here: all is well.")).toBeVisible();
    },
  );

  test("asks guests to log in, warns trial accounts, and is absent where it is switched off", async ({
    page,
    platform,
    needs,
  }) => {
    needs(QUICK_SETTINGS);
    await visit(page, "/");
    await page.getByRole("button", { name: "Open chat" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Play the demo" }).click();
    await expect(balance(page)).toBeVisible();
    await page.getByRole("button", { name: "Open chat" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();

    await platform.post("flags", { CHAT: false });
    try {
      await expect(async () => {
        await page.goto("/");
        await expect(header(page)).toBeVisible();
        await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
        await expect(page.getByRole("button", { name: "Open chat" })).toHaveCount(0, { timeout: 500 });
      }).toPass();
    } finally {
      await platform.post("flags", { CHAT: true });
    }
  });
});
