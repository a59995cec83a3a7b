import type { Response } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

test("a developer runs a query in GraphiQL, which loads nothing from other hosts", async ({ page }) => {
  const otherHosts: string[] = [];
  page.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== "localhost" && !request.url().startsWith("data:") && !request.url().startsWith("blob:"))
      otherHosts.push(request.url());
  });
  await page.goto("/graphql");
  await page.getByRole("button", { name: /execute/i }).click();
  await expect(page.getByText(/"data"/).first()).toBeVisible();
  expect(otherHosts).toEqual([]);
});

test("a developer logs in with a click, and every example answers", async ({ page }) => {
  await page.goto("/graphql");
  const said = page.locator("#logins output");
  const logIn = async (name: string, says: RegExp) => {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(said).toHaveText(says);
  };
  const execute = async (name: string) => {
    const tab = page.getByRole("tab", { name });
    let answered: Response | undefined;
    // GraphiQL moves its tabs, and knows the operation of a tab a moment after it shows it: a click may be lost.
    await expect(async () => {
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 500 });
      // Subscriptions are in the address. What only asks for the price does not count.
      const isAsked = (answer: Response) =>
        answer.request().headers()["x-atrium-price"] === undefined &&
        [answer.url(), answer.request().postData()].some((sent) => sent?.includes(name));
      const asked = page.waitForResponse(isAsked, { timeout: 5_000 });
      await Promise.all([asked, page.getByRole("button", { name: /execute/i }).click()]);
      answered = await asked;
    }).toPass();
    if (answered === undefined) throw new Error(`${name} was not sent.`);
    return answered;
  };
  await logIn("demo", /You are demo/);
  for (const name of ["Home", "Lobby", "Favourites", "AddFavourite", "Launch"]) {
    const { data, errors } = await (await execute(name)).json();
    expect(errors, name).toBeUndefined();
    for (const payload of Object.values<{ userErrors?: object[] }>(data)) expect(payload.userErrors ?? []).toEqual([]);
  }
  expect((await execute("Balance")).headers()["content-type"]).toContain("text/event-stream");
  await page.getByRole("button", { name: /stop/i }).click();
  await logIn("agent with three levels", /You are agent/);
  expect((await (await execute("AgentReport")).json()).data.viewer.agent.account).toBe("agent");
  await logIn("guest", /You are a guest/);
  expect((await (await execute("FreePlay")).json()).data.startFreePlay.viewer.member.kind).toBe("TRIAL");
  await logIn("trial", /You are trial/);
  await logIn("new member", /You are new/);
});

test("a developer finds a withdrawal that waits, travels in time, and sees faults and sent messages", async ({
  page,
}) => {
  await page.goto("/graphql");
  const waiting = "query Waiting { viewer { member { withdrawals(first: 1) { edges { node { state } } } } } }";
  const states = () =>
    page.evaluate(async (query) => {
      const headers = { "content-type": "application/json", "x-atrium-csrf": "1" };
      const answer = await fetch("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
      return JSON.stringify((await answer.json()).data.viewer.member?.withdrawals.edges);
    }, waiting);
  await page.getByRole("button", { name: "a withdrawal that waits" }).click();
  await expect(page.locator("#logins output")).toHaveText("You are vipclub.");
  expect(await states()).toBe('[{"node":{"state":"REVIEW"}}]');

  const panel = page.locator("#sandbox");
  const said = panel.getByRole("status");
  await panel.locator("summary").click();
  await panel.getByRole("button", { name: "+ 1 hour" }).click();
  await expect(said).toHaveText(/\(travelled\) · no faults/);
  await panel.getByRole("button", { name: "Real time" }).click();
  await expect(said).not.toHaveText(/travelled/);

  await panel.getByLabel("Calls that begin with").fill("/wps/v2/wallets/");
  await panel.getByLabel("What happens").selectOption("fail with 503");
  await panel.getByRole("button", { name: "Add", exact: true }).click();
  await expect(panel.getByRole("listitem")).toHaveText(["/wps/v2/wallets/ status 503"]);
  await panel.getByRole("button", { name: "End all" }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(0);
  // An earlier journey may have begun anew, without messages.
  await page.evaluate(async () => {
    const query =
      'mutation { requestPasswordLink(input: { username: "demo", email: "demo@mail.example" }) { userErrors { code } } }';
    const headers = { "content-type": "application/json", "x-atrium-csrf": "1" };
    await fetch("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
  });
  await expect(panel.getByRole("article").first()).toHaveText(/to .*@.*UTC/);
});

test("a developer executes the operation of every screen", async ({ page }) => {
  test.setTimeout(420_000);
  await page.goto("/graphql");
  const logIn = async (name: string, says: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.locator("#logins output")).toHaveText(says);
  };
  const choice = page.getByLabel("Operation of a screen");
  await expect(choice.locator("option").nth(50)).toBeAttached();
  const screens = (await choice.locator("option").allTextContents()).slice(1);
  const failed = async (names: string[]) => {
    const left: string[] = [];
    for (const name of names) {
      await choice.selectOption(name);
      await page.waitForLoadState();
      await expect(page.getByRole("tab", { selected: true })).toHaveText(new RegExp(`^${name}`));
      const isAnswer = (answer: Response) =>
        answer.url().endsWith("/graphql") &&
        answer.request().postData()?.includes(`query ${name}`) === true &&
        answer.request().headers()["x-atrium-price"] === undefined;
      const codesOf = async () => {
        const [answer] = await Promise.all([
          page.waitForResponse(isAnswer),
          page.getByRole("button", { name: /execute/i }).click(),
        ]);
        const { errors = [] }: { errors?: { extensions: { code: string } }[] } = await answer.json();
        return errors.map(({ extensions }) => extensions.code);
      };
      // Nobody presses so fast: the points come back.
      let codes: string[] = [];
      await expect(async () => {
        codes = await codesOf();
        expect(codes).not.toContain("COST_BUDGET_EXHAUSTED");
      }).toPass();
      if (codes.length > 0) left.push(name);
      await expect(choice.locator("option").nth(50)).toBeAttached();
    }
    return left;
  };
  await logIn("agent with three levels", "You are agent.");
  const ofPlayers = await failed(screens);
  await logIn("demo", "You are demo.");
  expect(await failed(ofPlayers)).toEqual([]);
});

test("a developer sees what an operation costs, and takes it elsewhere", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/graphql");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Lobby").click();
  await expect(tab("Lobby")).toHaveAttribute("aria-selected", "true");
  const cost = page.locator("#cost");
  await expect(cost).toHaveText(/^Costs 69 of at most \d+ points$/);
  const copied = async (form: string) => {
    await page.getByLabel("Copy as").selectOption(form);
    await expect(cost).toHaveText("Copied.");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied("curl")).toMatch(/^curl -s http.*\/graphql -H .* -d '\{"query":"query Lobby\(/);
  const other = await context.newPage();
  await other.goto(await copied("link"));
  await expect(other.getByRole("tab", { name: "Lobby", selected: true })).toBeVisible();
  await page.getByLabel("Operation of a screen").selectOption("Winners");
  await expect(tab("WinnersScreenQuery")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: /execute/i }).click();
  await expect(page.getByText(/"data"/).first()).toBeVisible();
  await expect(page.getByLabel("Sent before").locator("option")).toHaveText([/Sent/, "WinnersScreenQuery"]);
});
