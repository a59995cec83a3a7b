import { axeFaults } from "../fixtures/accessibility.ts";
import { fillLogin, registerAs } from "../fixtures/login.ts";
import { visit } from "../fixtures/page.ts";
import { coreOnPhone, expect, onBothScreens, test } from "../fixtures/test.ts";

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("promotions are filtered by kind, and open over the list, on a page of their own and from a banner", async ({
  page,
}) => {
  await visit(page, "/promotions");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^What's on until .* Weekend rebate/ })
    .click();
  await expect(page.getByRole("dialog", { name: "Weekend rebate" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "VIP 2", exact: true }).click();
  await expect(page).toHaveURL("/promotions?category=vip");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("link", { name: "A bonus every week" }).click();
  const rules = page.getByRole("dialog", { name: "A bonus every week" });
  await expect(rules.getByText("Members of the VIP club.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/promotions?category=vip");

  await page.goto("/promoDetail?id=4");
  await expect(page.getByRole("heading", { level: 1, name: "Your first deposit, doubled" })).toBeVisible();
  await page.goto("/promoDetail?id=999");
  await expect(page.getByText("This promotion isn't available")).toBeVisible();
});

test(
  "a new member applies with a picture, sees the operator's decisions live, and joins another promotion",
  coreOnPhone,
  async ({ page, platform, context }) => {
    await visit(page, "/promotions?id=14");
    const open = page.getByRole("dialog", { name: "Follow us on Zalo" });
    await open.getByRole("button", { name: "Apply now" }).click();
    await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();

    const username = `promo${Date.now().toString(36)}`;
    await registerAs(page, username);
    await visit(page, "/promotions?id=14");
    await open.getByRole("button", { name: "Apply now" }).click();
    const form = open.getByRole("form", { name: "Application" });
    await form.getByLabel(/^Remark/).fill("I follow you 😀");
    await expect(form.getByText("14 / 140")).toBeVisible();
    await form.getByTestId("pictures").setInputFiles([
      { name: "zalo.png", mimeType: "image/png", buffer: PICTURE },
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") },
    ]);
    await expect(form.getByText("Only PNG and JPEG", { exact: true })).toBeVisible();
    await form.getByRole("button", { name: "Remove notes.txt" }).click();
    await expect(form.getByRole("img", { name: "zalo.png" })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await form.getByRole("button", { name: "Send application" }).click();
    await expect(open.getByText("Applying", { exact: true })).toBeVisible();
    await expect(open.getByText("1 picture", { exact: true })).toBeVisible();

    const desk = await context.newPage();
    const article = desk.getByRole("article").filter({ hasText: username });
    await desk.goto(`${platform.origin}/sandbox/promotion`);
    await expect(article.getByRole("img")).toBeVisible();
    await article.getByRole("button", { name: "Take into process" }).click();
    await expect(open.getByText("In process", { exact: true })).toBeVisible();
    await article.getByRole("combobox").selectOption("PICTURE");
    await article.getByRole("button", { name: "Reject" }).click();
    await expect(open.getByText("The pictures don't show what we asked for.")).toBeVisible();
    await expect(open.getByText("Rejected", { exact: true })).toBeVisible();

    await open.getByRole("button", { name: "Apply again" }).click();
    await form.getByRole("button", { name: "Send application" }).click();
    await expect(open.getByText("Applying", { exact: true })).toBeVisible();
    await desk.reload();
    await article.getByRole("textbox").fill("100000");
    await article.getByRole("button", { name: "Approve" }).click();
    await expect(open.getByText("You've got a bonus of ₫100,000.")).toBeVisible();
    await desk.close();
    expect(await axeFaults(page)).toEqual([]);

    await visit(page, "/promotions?category=daily");
    await page.getByRole("link", { name: "The morning coin" }).click();
    const coin = page.getByRole("dialog", { name: "The morning coin" });
    await coin.getByRole("button", { name: "Join" }).click();
    await expect(coin.getByText("Joined", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("article").filter({ hasText: "The morning coin" })).toContainText("Joined");
  },
);

test(
  "a new member sees what a deposit can become, is asked before a claim excludes others, and reads why one is lost",
  onBothScreens,
  async ({ page, platform }) => {
    await visit(page, "/promotions");
    await registerAs(page, `offer${Date.now().toString(36)}`);
    const [first, spins] = ["Your first deposit, doubled", "Free spins every week"];
    for (const [id, name] of [
      ["4", first],
      ["24", spins],
    ]) {
      await visit(page, `/promotions?id=${id}`);
      const dialog = page.getByRole("dialog", { name });
      await dialog.getByRole("button", { name: "Join" }).click();
      await expect(dialog.getByText("Joined", { exact: true })).toBeVisible();
    }

    await visit(page, "/?member=depositv2");
    const centre = page.getByRole("dialog", { name: "Member centre" });
    await centre.getByRole("button", { name: "₫500,000", exact: true }).click();
    const choices = centre.getByRole("region", { name: "Options for this deposit" });
    await expect(choices.getByRole("listitem").first()).toContainText(`${first}Only with this deposit.`);
    expect(await axeFaults(page)).toEqual([]);
    await centre.getByRole("button", { name: "Pay ₫500,000" }).click();
    await expect(page).toHaveURL(/deposit=/);
    const id = new URL(page.url()).searchParams.get("deposit") ?? "";
    const [, depositId] = Buffer.from(id, "base64url").toString().split(":");
    await platform.post("deposit/settle", { depositId });
    const offers = centre.getByRole("region", { name: "What you can get for your ₫500,000 deposit" });
    await expect(offers.getByRole("listitem")).toHaveText([
      /₫500,000.*₫7,500,000/,
      /₫20,000.*Only on winnings from the spins/,
    ]);
    await expect(centre.getByText(/^Played: ₫0 of ₫500,000\./)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    await visit(page, "/promotions?id=24");
    await page.getByRole("button", { name: "Claim 20 free spins" }).click();
    const question = page.getByRole("alertdialog", { name: "Use your deposit for this promotion?" });
    await expect(question).toContainText(`${first}: ₫500,000. You'll lose it for good.`);
    expect(await axeFaults(page)).toEqual([]);
    await question.getByRole("button", { name: "Claim 20 free spins" }).click();
    await expect(page.getByRole("dialog", { name: spins }).getByText("Claimed", { exact: true })).toBeVisible();
    await visit(page, "/promotions?id=4");
    await expect(page.getByText(`Your deposit was used for another promotion: ${spins}.`)).toBeVisible();
  },
);

test("what a guest begins goes on after the login: the wheel, an envelope, a sign-in, a promotion, a redeem", async ({
  page,
  platform,
}) => {
  const username = `begun${Date.now().toString(36)}`;
  await visit(page, "/contact");
  await registerAs(page, username);
  await platform.post("raffle/tickets", { username, count: 2 });
  const asGuest = async (path: string, press: () => Promise<unknown>) => {
    await page.context().clearCookies();
    await visit(page, path);
    await press();
    await fillLogin(page, username);
  };
  const button = (name: string) => () => page.getByRole("main").getByRole("button", { name }).first().click();

  await asGuest("/promotions/raffle", button("Spin the wheel"));
  await expect(page.getByText("1 ticket", { exact: true })).toBeVisible();
  await expect(page.getByText(/^(You won: .+|No prize this time\.)$/)).toBeVisible();

  await platform.post("red-envelope/open", { minutes: 10 });
  await asGuest("/promotions/red-envelope", button("Open envelope"));
  await expect(page.getByText(/^You found ₫[\d,]+\.$/).first()).toBeVisible();

  await asGuest("/signin", button("Sign in for today"));
  await expect(page.getByText("You've signed in today.")).toBeVisible();

  await asGuest("/promoDetail?id=9", button("Join"));
  await expect(page.getByText("Joined", { exact: true })).toBeVisible();

  await asGuest("/pointMall?category=money", button("Redeem"));
  await expect(page.getByRole("dialog", { name: /^Redeem / })).toBeVisible();
});
