import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();

it("saves the present filters under a name, and goes to saved ones", async () => {
  const page = await renderCentre("/agent/transactions?account=mem01");
  const agent = { id: "agent" };
  await page.answerTo("TransactionsScreenQuery", {
    TeamTransactionConnection: () => ({ totalCount: 0, edges: [] }),
    Agent: () => agent,
  });
  await page.answerTo("EmptyReportQuery", { DownlineConnection: () => ({ totalCount: 3 }), Agent: () => agent });
  await user.click(await screen.findByRole("button", { name: "Saved filters" }));
  const saved = (name: string, report = "TRANSACTIONS") => ({
    id: name,
    report,
    name,
    query: "period=LAST_30&kind=DEPOSIT",
  });
  await page.answerTo("SavedFiltersQuery", {
    Agent: () => ({ ...agent, savedFilters: [saved("Deposits"), saved("Other", "INCOME")] }),
  });
  expect(screen.queryByRole("button", { name: "Other" })).toBeNull();

  await user.click(await screen.findByRole("button", { name: "Save filters" }));
  expect(await screen.findByText("1 to 30 characters")).toBeTruthy();
  await user.type(screen.getByLabelText("Name for these filters"), " Mine ");
  await user.click(screen.getByRole("button", { name: "Save filters" }));
  expect(page.variables()).toEqual({ input: { report: "TRANSACTIONS", name: "Mine", query: "account=mem01" } });
  await page.answer({
    SaveFilterPayload: () => ({
      agent: { id: "agent", savedFilters: [saved("Deposits"), saved("Mine")] },
      userErrors: [],
    }),
  });
  expect(await screen.findByText("Filters saved.")).toBeTruthy();

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
