import { logIn, visitAs } from "../../fixtures/login.ts";
import { agentCentre, expectAccessible, visit } from "../../fixtures/page.ts";
import { expect, onBothScreens, test } from "../../fixtures/test.ts";

// A code of a later time would count as the latest in the journeys after this one.
test.afterEach(({ platform }) => platform.post("clock", { reset: true }));

test(
  "a visitor of a link applies, and the agent approves the application",
  onBothScreens,
  async ({ page, platform }) => {
    const contact = `mai${Date.now()}@mail.example`;
    await visit(page, "/register?referralCode=MAIHUE56");
    await page.getByRole("link", { name: "Become an agent" }).first().click();
    await page.getByLabel("E-mail or mobile number").fill(contact);
    await page.getByLabel("Your channels").fill("A football group in Da Nang");
    await page.getByLabel(/^How many players/).selectOption({ label: "21 to 100" });
    await expectAccessible(page);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("heading", { name: "We've received your application" })).toBeVisible();

    await visitAs(page, "agent", "/agent/register");
    const centre = agentCentre(page);
    await centre.getByRole("link", { name: /new application/ }).click();
    const item = centre.getByRole("listitem").filter({ hasText: contact });
    await expect(item).toContainText("A football group in Da Nang");
    await expectAccessible(page);
    await item.getByRole("button", { name: "Approve" }).click();
    await page.getByRole("dialog", { name: "Approve" }).getByRole("button", { name: "Approve" }).click();
    await expect(item).toContainText("Approved");
    const mail = (await platform.outbox()).find(({ recipient }) => recipient === contact);
    expect(mail?.body).toMatch(/\/register\?referralCode=\w{8}/);
  },
);

test("what a contract pays on request is asked for, and paid once by the operator", async ({ page, platform }) => {
  const grant = { username: "affiliate", kind: "realtimeSalary", paidOnRequest: true };
  await platform.post("contract/grant", { ...grant, terms: { realtime: { profitRate: "0.01", lossRate: "0.01" } } });
  await visit(page, "/");
  await logIn(page, "affiliate");
  const answer = await page.request.post("/graphql", {
    headers: { "x-atrium-csrf": "1" },
    data: { query: "{ viewer { agent { downline(first: 20) { edges { node { account kind } } } } } }" },
  });
  const { edges } = (await answer.json()).data.viewer.agent.downline;
  const player = edges.find(({ node }: { node: { kind: string } }) => node.kind === "PLAYER").node.account;
  await platform.post("win", { username: player, amount: "100000", stake: "1000000" });
  await platform.post("clock", { advance: 11 * 60_000 });
  await platform.post("jobs/run/settle-contracts", {});

  await page.goto("/agent/income");
  const part = page.getByRole("region", { name: "Paid on request" });
  // Others may have bet in the team, too.
  await expect(part.getByText(/^₫\d.* is ready$/)).toBeVisible();
  await part.getByRole("button", { name: /^Ask for ₫/ }).click();
  await expect(part.getByText("Waiting for the operator")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(part.getByText("Waiting for the operator")).toBeVisible();
  await expect(part.getByRole("button")).toHaveCount(0);

  const operator = await page.context().newPage();
  await operator.goto(`${platform.origin}/sandbox/payout-request`);
  await operator.locator("article", { hasText: "affiliate" }).getByRole("button", { name: "Pay" }).click();
  await expect(operator.getByText("No request waits.")).toBeVisible();
  await page.reload();
  await expect(part.getByText("In your wallet")).toBeVisible();
});
