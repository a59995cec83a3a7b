import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

const none = { totalCount: 0, edges: [], path: ["agent"], byDay: [], pageInfo: { hasNextPage: false } };

/** Opens a page of the centre; its lists are empty, and so many accounts are directly below the agent. */
async function open(address: string, query: string, below: number) {
  const page = await renderCentre(address);
  await page.answerTo(query, {
    Agent: () => ({ id: "agent" }),
    TeamBetConnection: () => none,
    TeamTransactionConnection: () => none,
    AccountProfitConnection: () => none,
    DownlineConnection: () => none,
    AgentOverview: () => ({ memberCount: 0, byDay: [], newest: [], onlineNow: [] }),
    Money: () => ({ amount: "0", currency: "VND" }),
    AgentRevenue: () => ({ rows: [] }),
  });
  if (["team-betting", "transactions", "income"].some((name) => address.includes(name))) {
    await page.answerTo("EmptyReportQuery", {
      Agent: () => ({ id: "agent" }),
      DownlineConnection: () => ({ totalCount: below }),
    });
  }
}

it.each([
  ["/agent/overview", "OverviewScreenQuery"],
  ["/agent/team", "DownlineScreenQuery"],
  ["/agent/team-betting", "TeamBettingScreenQuery"],
  ["/agent/profit-loss", "ProfitLossScreenQuery"],
  ["/agent/income", "IncomeScreenQuery"],
  ["/agent/transactions", "TransactionsScreenQuery"],
])("%s leads an agent without a team to the register centre", async (address, query) => {
  await open(address, query, 0);
  expect(await screen.findByRole("heading", { name: "Nobody in your team yet" })).toBeTruthy();
  const links = screen.getAllByRole("link", { name: "Register centre" });
  expect(links.every((link) => link.getAttribute("href") === "/agent/register")).toBe(true);
  // One is in the menu.
  expect(links.length).toBeGreaterThan(1);
});

it.each([
  ["/agent/team-betting", "TeamBettingScreenQuery", "No bets in this period"],
  ["/agent/transactions", "TransactionsScreenQuery", "No transactions"],
])("%s says that nothing meets the filters when there is a team", async (address, query, text) => {
  await open(address, query, 3);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save as CSV" })).toBeNull();
  expect(screen.queryByText("Nobody in your team yet")).toBeNull();
});
