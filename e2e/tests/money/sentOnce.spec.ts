import type { Page } from "@playwright/test";
import { axeFaults } from "../../fixtures/accessibility.ts";
import { PASSWORD, visitAs } from "../../fixtures/login.ts";
import { loseAnswer } from "../../fixtures/page.ts";
import { core, expect, test } from "../../fixtures/test.ts";

const PAYMENT_PASSWORD = "246810";

/** A form that moves money. */
interface Form {
  name: string;
  account: string;
  path: string;
  fill: (page: Page) => Promise<void>;
  /** Sends what was filled in. */
  send: (page: Page) => Promise<void>;
  /** What the form says of the change that arrived without an answer. */
  arrived: RegExp;
  /** The list of a member's records that has one more for each change, in the graph. */
  records: string;
  /** The address of the record. */
  opens: RegExp;
}

const centreOf = (page: Page) => page.getByRole("dialog", { name: "Member centre" });
const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).last().click();

const transfer = (
  account: string,
  to: string,
): Pick<Form, "account" | "path" | "fill" | "send" | "records" | "opens"> => {
  const section = (page: Page) => page.getByRole("region", { name: to });
  return {
    account,
    path: "/?member=transferUpline",
    async fill(page) {
      const receiver = section(page).getByLabel("Recipient's user name");
      await expect(section(page).getByLabel("Amount")).toBeVisible();
      if (await receiver.isVisible()) await receiver.fill("demo");
      await section(page).getByLabel("Amount").fill("21,000");
      await section(page).getByLabel("Payment password").fill(PAYMENT_PASSWORD);
    },
    send: (page) =>
      section(page)
        .getByRole("button", { name: /^Transfer( |$)/ })
        .click(),
    records: "accountRecord(first: 1, filter: { kind: TRANSFER })",
    opens: /member=transactionHistory.*movement=/,
  };
};

const forms: Form[] = [
  {
    name: "withdrawal",
    // A member has five a day; the other journeys' are those of vipclub.
    account: "agent",
    path: "/?member=withdraw",
    async fill(page) {
      await centreOf(page).getByLabel("Amount to withdraw").fill("70,000");
      await centreOf(page).getByLabel("Payment password, 6 digits").fill(PAYMENT_PASSWORD);
    },
    send: (page) =>
      centreOf(page)
        .getByRole("button", { name: /^Withdraw( |$)/ })
        .click(),
    arrived: /It went through: your withdrawal of ₫70,000 was requested/,
    records: "withdrawals(first: 1)",
    opens: /member=withdraw.*withdrawal=/,
  },
  {
    name: "deposit",
    account: "vipclub",
    path: "/?member=depositv2",
    async fill(page) {
      await centreOf(page).getByLabel("Deposit amount").fill("50,000");
      await centreOf(page)
        .getByRole("radio", { name: /^QR payment/ })
        .check();
    },
    send: press("Pay ₫50,000"),
    arrived: /It went through: your deposit of ₫50,000 is open/,
    records: "deposits(first: 1)",
    opens: /member=depositv2.*deposit=/,
  },
  {
    name: "transfer between wallets",
    account: "agent",
    path: "/?member=transferFund",
    fill: (page) => centreOf(page).getByLabel("Amount").fill("1,600"),
    send: (page) =>
      centreOf(page)
        .getByRole("button", { name: /^Transfer( |$)/ })
        .click(),
    arrived: /It went through: ₫1,600 was moved/,
    records: "accountRecord(first: 1, filter: { kind: TRANSFER })",
    opens: /member=transactionHistory.*movement=/,
  },
  {
    name: "transfer to the agent above",
    ...transfer("vipclub", "To your agent"),
    arrived: /It went through: ₫21,000 was transferred/,
  },
  {
    name: "transfer to a member below",
    ...transfer("agent", "To a member directly below you"),
    arrived: /It went through: ₫21,000 was transferred/,
  },
  {
    name: "conversion of points",
    account: "vipclub",
    path: "/pointMall",
    async fill(page) {
      await page.getByRole("button", { name: "Convert points" }).click();
      const dialog = page.getByRole("dialog", { name: "Convert points" });
      await dialog.getByLabel("Points", { exact: true }).fill("300");
      await dialog.getByLabel("Login password", { exact: true }).fill(PASSWORD);
    },
    send: press("Convert now"),
    arrived: /It went through: your points were converted into ₫3,000/,
    records: "accountRecord(first: 1, filter: { kind: POINTS })",
    opens: /member=transactionHistory.*movement=/,
  },
  {
    name: "redeem of points",
    account: "vipclub",
    path: "/pointMall",
    async fill(page) {
      await page.getByRole("button", { name: "Redeem ₫10,000 in cash" }).click();
      await page.getByRole("dialog").getByLabel("Login password", { exact: true }).fill(PASSWORD);
    },
    send: press("Redeem now"),
    arrived: /It went through: your reward was redeemed/,
    records: "pointRedeems(first: 1)",
    opens: /pointMall\?view=redeems/,
  },
];

/** How many records a member has. */
async function countOf(page: Page, records: string): Promise<number> {
  const query = `{ viewer { member { list: ${records} { totalCount } } } }`;
  const answer = await page.request.post("/graphql", { headers: { "x-atrium-csrf": "1" }, data: { query } });
  return (await answer.json()).data.viewer.member.list.totalCount;
}

const noteOf = (page: Page, text: RegExp) => page.getByRole("status").filter({ hasText: text }).last();

for (const form of forms) {
  const title = `a ${form.name} happens once, though its answer is lost, the page loaded anew and a second tab sends it again`;
  test(title, form.name === "withdrawal" ? core : {}, async ({ page }) => {
    await visitAs(page, form.account, form.path);
    await form.fill(page);
    const before = await countOf(page, form.records);
    await loseAnswer(page);
    await form.send(page);
    await expect(noteOf(page, form.arrived)).toBeVisible();

    await page.reload();
    await expect(noteOf(page, form.arrived)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(await countOf(page, form.records)).toBe(before + 1);

    // Who does not read it and sends the same once more does not pay twice; the first tab learns of the answer.
    const second = await page.context().newPage();
    await second.goto(form.path);
    await expect(noteOf(second, form.arrived)).toBeVisible();
    await form.fill(second);
    await form.send(second);
    await expect(noteOf(page, form.arrived)).toHaveCount(0);
    expect(await countOf(page, form.records)).toBe(before + 1);
    await second.close();
  });
}

test("a form opens the record of a change that arrived, and the next equal one is another", async ({ page }) => {
  const [form] = forms;
  if (form === undefined) throw new Error("no form");
  await visitAs(page, form.account, form.path);
  await form.fill(page);
  const before = await countOf(page, form.records);
  await loseAnswer(page);
  await form.send(page);
  await noteOf(page, form.arrived).getByRole("link", { name: "View it" }).click();
  await expect(page).toHaveURL(form.opens);
  await expect(centreOf(page).getByRole("status")).toContainText("In review");
  await page.goto(form.path);
  await form.fill(page);
  await expect(noteOf(page, form.arrived)).toHaveCount(0);
  await form.send(page);
  await expect(centreOf(page).getByRole("status")).toContainText("In review");
  expect(await countOf(page, form.records)).toBe(before + 2);
});

test("a change that never left is said not to have arrived, and is sent again", async ({ page }) => {
  await visitAs(page, "agent", "/?member=transferFund");
  await centreOf(page).getByLabel("Amount").fill("1,700");
  const records = "accountRecord(first: 1, filter: { kind: TRANSFER })";
  const before = await countOf(page, records);
  let isCut = false;
  await page.route("**/graphql", (route) => {
    if (isCut || !/"input":/.test(route.request().postData() ?? "")) return route.fallback();
    isCut = true;
    return route.abort("connectionreset");
  });
  await centreOf(page)
    .getByRole("button", { name: /^Transfer( |$)/ })
    .click();
  await expect(noteOf(page, /Checking whether it went through/)).toBeVisible();
  const note = page.getByRole("alert").filter({ hasText: "didn't go through" });
  // It may be on its way for 40 s.
  await expect(note).toBeVisible({ timeout: 60_000 });
  expect(await countOf(page, records)).toBe(before);
  await note.getByRole("button", { name: "Send again" }).click();
  await expect(centreOf(page).getByText(/^₫1,700 moved to/)).toBeVisible();
  expect(await countOf(page, records)).toBe(before + 1);
});

test("a lottery slip whose answer is lost is placed once, and is emptied when it has arrived", async ({
  page,
  platform,
}) => {
  await platform.post("draw", { gameCode: "SEA_5D_1M" });
  await visitAs(page, "demo", "/lottery?gameCode=SEA_5D_1M");
  await page.getByRole("group", { name: "Position 1", exact: true }).getByRole("button", { name: "3" }).click();
  await page.getByRole("group", { name: "Position 2", exact: true }).getByRole("button", { name: "7" }).click();
  const before = await countOf(page, "lotteryOrders(first: 1)");
  await loseAnswer(page);
  await page.getByRole("button", { name: "Bet now" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  const arrived = /It went through: your bet of ₫[\d,]+ was placed/;
  await expect(noteOf(page, arrived)).toBeVisible();
  await page.reload();
  await expect(noteOf(page, arrived)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto("/lottery?gameCode=SEA_5D_1M");
  await noteOf(second, arrived).getByRole("button", { name: "Close" }).click();
  await expect(second.getByText("Choose your numbers").first()).toBeVisible();
  await expect(noteOf(page, arrived)).toHaveCount(0);
  expect(await countOf(page, "lotteryOrders(first: 1)")).toBe(before + 1);
  await second.close();
});
