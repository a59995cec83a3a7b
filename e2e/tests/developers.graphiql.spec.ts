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
      // Subscriptions are in the address.
      const isAsked = (answer: Response) =>
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
  await logIn("agent", /You are agent/);
  expect((await (await execute("AgentReport")).json()).data.viewer.agent.account).toBe("agent");
  await logIn("guest", /You are a guest/);
  expect((await (await execute("FreePlay")).json()).data.startFreePlay.viewer.member.kind).toBe("TRIAL");
  await logIn("trial", /You are (?!a guest)/);
});
