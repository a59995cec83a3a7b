import type { Page } from "@playwright/test";
import { registerAs } from "../fixtures/login.ts";
import { hold, isPhone, visit } from "../fixtures/page.ts";
import { coreOnPhoneOfBoth, expect, test } from "../fixtures/test.ts";

test.describe("customer service", () => {
  /** Opens it from the help centre, which both screen sizes have. */
  const openFromHelp = async (page: Page) => {
    await page.getByRole("dialog").getByRole("button", { name: "Customer service" }).click();
  };

  test("opens the live chat in a window of its own, which answers a guest", async ({ page, context }) => {
    const opening = await hold(context, "**/support/api/rooms");
    await visit(page, "/help");
    const [window] = await Promise.all([context.waitForEvent("page"), openFromHelp(page)]);
    await expect(window.getByRole("heading", { name: "Live chat" })).toBeVisible();
    expect(await window.evaluate(() => globalThis.opener)).toBeNull();
    await window.getByRole("textbox", { name: "Write a message" }).fill("How do withdrawals work?");
    await window.getByRole("button", { name: "Send" }).click();
    // The visitor wrote before the room was open.
    opening.release();
    await expect(window.getByText(/^Withdrawals are under your avatar/)).toBeVisible();
    await window.reload();
    await expect(window.getByText("How do withdrawals work?")).toBeVisible();
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
        await page.getByRole("button", { name: /^Chat with us/ }).click();
      };
      // An account of its own: the automatic agent leaves a room to the person who has answered there.
      const username = `chat${Date.now().toString(36)}`;
      await registerAs(page, username);
      const script = await hold(page, "**/chat.js");
      const stream = await hold(page, "**/support/api/events");
      await visit(page, "/");
      await open();
      const room = page.frameLocator("iframe[title='Chat with us']");
      const field = room.getByRole("textbox", { name: "Write a message" });
      await expect(field).toBeDisabled();
      script.release();
      await field.fill("How do I deposit?");
      await field.press("Enter");
      await expect(room.getByText("How do I deposit?")).toBeVisible();
      stream.release();
      // What was there before the member wrote stands above.
      await expect(room.getByRole("listitem")).toHaveText([
        /Hello, and welcome!/,
        /How do I deposit\?/,
        /Deposits are under your avatar/,
      ]);

      await page.getByRole("button", { name: "Make chat bigger" }).click();
      await page.getByRole("button", { name: "Make chat smaller" }).click();
      await page.getByRole("button", { name: "Hide chat" }).first().click();
      await expect(page.getByRole("region", { name: "Chat with us" })).toBeHidden();
      await platform.post("chat", { username, content: "Lan here: all is well." });
      await open("1 new answer");
      await expect(room.getByText("Lan here: all is well.")).toBeVisible();
      await page.getByRole("button", { name: "Hide chat" }).first().click();

      await page.reload();
      await open();
      await expect(room.getByText("Lan here: all is well.")).toBeVisible();
    },
  );
});
