import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { registerAs, visitAs } from "../../fixtures/login.ts";
import { expect, test } from "../../fixtures/test.ts";

/** Each task of a working day begins at the overview; docs/measurements says how long a person takes. */
test.use({ viewport: { width: 1440, height: 900 } });

/** Does what a person does, and counts it. */
class Person {
  readonly #page: Page;
  readonly #started = Date.now();
  #presses = 0;
  #typed = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the overview as the agent. */
  static async begin(page: Page) {
    await visitAs(page, "agent", "/agent/overview");
    await expect(page.getByRole("heading", { name: "By day" })).toBeVisible();
    // Keys are heard when the client has started.
    await page.waitForFunction(() => history.state !== null);
    return new Person(page);
  }

  async press(what: Locator) {
    this.#presses += 1;
    await what.click();
  }

  async key(name: string) {
    this.#presses += 1;
    await this.#page.keyboard.press(name);
  }

  /** Opening a list and choosing in it are two presses. */
  async choose(list: string, label: string) {
    this.#presses += 2;
    await this.#page.getByRole("main").getByRole("combobox", { name: list, exact: true }).selectOption({ label });
  }

  async type(where: Locator, text: string) {
    this.#typed += 1;
    await where.fill(text);
  }

  /** The presses and the fields that were typed. The report has the time. */
  count() {
    const seconds = ((Date.now() - this.#started) / 1000).toFixed(1);
    test.info().annotations.push({ type: "waiting", description: `${test.info().title}: ${seconds} s` });
    return { presses: this.#presses, typed: this.#typed };
  }
}

const main = (page: Page) => page.getByRole("main");
const menu = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: "Agent", exact: true }).getByRole("link", { name });

/** Finds an account by a part of its name, from any page. */
async function find(page: Page, person: Person, part: string, name: RegExp) {
  await person.key("/");
  await person.type(page.getByRole("combobox", { name: "Find an account" }), part);
  await person.press(page.getByRole("option", { name }));
  await expect(main(page).getByRole("heading", { name, level: 2 })).toBeVisible();
}

test("an agent finds an account by half a name, and sees why it lost today", async ({ page, platform }) => {
  await platform.post("win", { username: "demo", amount: "1", stake: "50000" });
  const person = await Person.begin(page);
  await find(page, person, "dem", /^demo/);
  await person.press(
    main(page).getByRole("region", { name: "Team betting" }).getByRole("link", { name: "Team betting" }),
  );
  await person.choose("Period", "Today");
  await expect(
    main(page)
      .getByRole("row", { name: /^demo.*Lost/ })
      .first(),
  ).toBeVisible();
  expect(person.count()).toEqual({ presses: 5, typed: 1 });
});

test("an agent compares two weeks", async ({ page }) => {
  const person = await Person.begin(page);
  await person.press(main(page).getByRole("link", { name: "See the breakdown" }));
  await person.choose("Group by", "Week");
  await person.choose("Period", "Last 30 days");
  await expect(main(page).getByRole("rowheader").nth(1)).toBeVisible();
  expect(person.count()).toEqual({ presses: 5, typed: 0 });
});

test("an agent changes one step of a contract", async ({ page }) => {
  const person = await Person.begin(page);
  await person.press(menu(page, "Dividend"));
  await person.press(page.getByRole("tab", { name: "Offered by me" }));
  await person.press(main(page).getByRole("button", { name: "tuan1008, Version 1" }));
  await person.press(page.getByRole("button", { name: "Offer a new version" }));
  const form = page.getByRole("dialog", { name: "Offer contract" });
  await person.type(form.getByLabel("Rate (%)").first(), "9");
  await person.press(form.getByRole("button", { name: "Review offer" }));
  await person.press(page.getByRole("alertdialog").getByRole("button", { name: "Send offer" }));
  await expect(page.getByText("Offer sent.")).toBeVisible();
  expect(person.count()).toEqual({ presses: 6, typed: 1 });
});

test("an agent explains a payout to its holder", async ({ page }) => {
  const person = await Person.begin(page);
  await person.press(menu(page, "Dividend"));
  await person.press(page.getByRole("tab", { name: "Payouts" }));
  await person.press(
    main(page)
      .getByRole("row", { name: /Paid out/ })
      .first()
      .getByRole("button")
      .first(),
  );
  await expect(page.getByText("Total, rounded")).toBeVisible();
  expect(person.count()).toEqual({ presses: 3, typed: 0 });
});

test("an agent restricts an account, and lifts it", async ({ page }) => {
  const person = await Person.begin(page);
  await find(page, person, "lin", /^line02/);
  const permissions = main(page).getByRole("region", { name: "Account permissions" });
  for (const reason of ["Under review", "Reviewed"]) {
    await person.press(permissions.getByRole("checkbox", { name: "Can bet" }));
    await person.type(permissions.getByLabel("Reason"), reason);
    await person.press(permissions.getByRole("button", { name: "Save" }));
    await expect(permissions.getByText("Saved")).toBeVisible();
  }
  await expect(permissions.getByRole("checkbox", { name: "Can bet" })).toBeChecked();
  expect(person.count()).toEqual({ presses: 6, typed: 3 });
});

test("an agent exports a month", async ({ page }) => {
  const person = await Person.begin(page);
  await person.press(menu(page, "Team betting"));
  await person.choose("Period", "Last month");
  const file = page.waitForEvent("download");
  await person.press(main(page).getByRole("button", { name: "Save as CSV" }));
  expect((await file).suggestedFilename()).toMatch(/^team-betting.*\.csv$/);
  expect(person.count()).toEqual({ presses: 4, typed: 0 });
});

test("an agent sees who has come by a link and not deposited", async ({ page, browser }) => {
  const name = `idle${Date.now().toString(36).slice(-8)}`;
  const guest = await browser.newPage();
  await registerAs(guest, name, "MAIZALO7");
  await guest.close();
  const person = await Person.begin(page);
  await person.press(menu(page, "Register centre"));
  await person.press(main(page).getByRole("link", { name: /^Zalo: No deposit yet/ }));
  await expect(main(page).getByRole("rowheader", { name })).toBeVisible();
  expect(person.count()).toEqual({ presses: 2, typed: 0 });
});

test("an agent answers a request", async ({ page, browser }) => {
  const above = await browser.newPage();
  await visitAs(above, "senior", "/agent/dividend?view=offered");
  const terms = { tiers: [{ rate: "0.1" }] };
  const offer = await above.request.post("/graphql", {
    headers: { "x-atrium-csrf": "1" },
    data: {
      query: "mutation ($input: OfferContractInput!) { offerContract(input: $input) { userErrors { code } } }",
      variables: {
        input: { account: "agent", kind: "DIVIDEND", period: "WEEKLY", terms, idempotencyKey: randomUUID() },
      },
    },
  });
  expect((await offer.json()).data.offerContract.userErrors).toEqual([]);
  await above.close();
  const person = await Person.begin(page);
  await person.press(menu(page, /^Contract requests/));
  const request = main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Dividend", exact: true }) });
  await person.press(request.getByRole("button", { name: "Reject", exact: true }));
  await person.press(page.getByRole("alertdialog").getByRole("button", { name: "Reject", exact: true }));
  await expect(request).toHaveCount(0);
  expect(person.count()).toEqual({ presses: 3, typed: 0 });
});
