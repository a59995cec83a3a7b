import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { renderAs } from "../../testing/renderAs.tsx";
import { agentRoutes } from "../agent.routes.tsx";

const user = userEvent.setup();

it("saves the present filters under a name, and goes to saved ones", async () => {
  const page = await renderAs("agent", agentRoutes, "/agent/transactions?account=mem01");
  const { mock } = page.environment;
  const find = (name: string) =>
    waitFor(() => mock.findOperation(({ request }) => request.node.operation.name === name));
  const answer = async (name: string, resolvers: MockPayloadGenerator.MockResolvers) => {
    const asked = await find(name);
    await act(async () => mock.resolve(asked, MockPayloadGenerator.generate(asked, resolvers)));
  };
  const agent = { id: "agent" };
  await answer("AgentCentreQuery", { Member: () => ({ id: "me", kind: "AGENT" }) });
  await answer("TransactionsScreenQuery", {
    TeamTransactionConnection: () => ({ totalCount: 0, edges: [] }),
    Agent: () => agent,
  });
  await answer("EmptyReportQuery", { DownlineConnection: () => ({ totalCount: 3 }), Agent: () => agent });
  await user.click(await screen.findByRole("button", { name: "Saved filters" }));
  const saved = (name: string, report = "TRANSACTIONS") => ({
    id: name,
    report,
    name,
    query: "period=LAST_30&kind=DEPOSIT",
  });
  await answer("SavedFiltersQuery", {
    Agent: () => ({ ...agent, savedFilters: [saved("Deposits"), saved("Other", "INCOME")] }),
  });
  expect(screen.queryByRole("button", { name: "Other" })).toBeNull();

  await user.click(await screen.findByRole("button", { name: "Save the filters" }));
  expect(await screen.findByText("1 to 30 characters")).toBeTruthy();
  await user.type(screen.getByLabelText("Name for the present filters"), " Mine ");
  await user.click(screen.getByRole("button", { name: "Save the filters" }));
  expect(page.variables()).toEqual({ input: { report: "TRANSACTIONS", name: "Mine", query: "account=mem01" } });
  await page.answer({
    SaveFilterPayload: () => ({
      agent: { id: "agent", savedFilters: [saved("Deposits"), saved("Mine")] },
      userErrors: [],
    }),
  });
  expect(await screen.findByText("The filters are saved.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Rename Mine" }));
  await user.type(screen.getByLabelText("New name"), "!");
  await user.click(screen.getByRole("button", { name: "Rename" }));
  expect(page.variables()).toEqual({ input: { savedFilterId: "Mine", name: "Mine!" } });
  await page.answer({
    RenameSavedFilterPayload: () => ({ agent: { id: "agent", savedFilters: [saved("Deposits")] }, userErrors: [] }),
  });
  await user.click(await screen.findByRole("button", { name: "Deposits" }));
  expect(page.variables()).toMatchObject({ filter: { period: { preset: "LAST_30" }, kind: "DEPOSIT", account: null } });
});
