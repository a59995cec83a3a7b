import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();

async function openList(address: string, query: string) {
  const page = await renderCentre(address);
  await page.answerTo(query, {
    DownlineConnection: () => ({ totalCount: 0, edges: [], path: ["me"] }),
    ContractPayoutConnection: () => ({ totalCount: 0, edges: [] }),
    PageCursors: () => ({ first: null, around: [], last: null, previous: null }),
    Features: () => ({ dividend: true, dailySalary: true, hourlySalary: true, realTimeSalary: true }),
    Agent: () => ({ id: "agent" }),
  });
  await user.click(await screen.findByRole("button", { name: "Saved filters" }));
  return { ...page };
}

it.each([
  ["TEAM", "/agent/team?keyword=lin&online=1", "DownlineScreenQuery", "keyword=lin&online=1"],
  ["DIVIDEND", "/agent/dividend?view=payouts&account=mem01", "ContractScreenQuery", "view=payouts&account=mem01"],
  ["HOURLY_SALARY", "/agent/hourly-salary?view=payouts", "ContractScreenQuery", "view=payouts"],
])("saves the present filters of %s, and goes to saved ones", async (report, address, query, filters) => {
  const page = await openList(address, query);
  const saved = { id: "f", report, name: "Mine", query: filters.replace(/(lin|mem01)/, "other") };
  await page.answerTo("SavedFiltersQuery", { Agent: () => ({ id: "agent", savedFilters: [saved] }) });
  await user.type(screen.getByLabelText("Name for these filters"), "Now");
  await user.click(screen.getByRole("button", { name: "Save filters" }));
  expect(page.variables()).toEqual({ input: { report, name: "Now", query: filters } });

  await user.click(screen.getByRole("button", { name: "Mine" }));
  await waitFor(() => expect(page.router.state.location.search).toBe(`?${saved.query}`));
});
