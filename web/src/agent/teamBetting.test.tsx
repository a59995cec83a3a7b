import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { renderAs } from "../testing/renderAs.tsx";
import { agentRoutes } from "./agent.routes.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const bet = (id: string, profit: string, status: string) => ({
  cursor: id,
  node: {
    __typename: "TeamBet",
    id,
    account: `player-${id}`,
    placedAt: "2026-11-20T10:00:00.000Z",
    stake: money("1000"),
    validStake: money("1000"),
    payout: money("0"),
    profit: money(profit),
    status,
  },
});
const connection = {
  totalCount: 41,
  edges: [bet("a", "-1000", "LOST"), bet("b", "2500", "WON")],
  totals: { stake: money("2000"), validStake: money("2000"), payout: money("3500"), profit: money("1500") },
  pageInfo: { hasNextPage: true, endCursor: "c19" },
  pageCursors: {
    first: null,
    last: null,
    previous: null,
    around: [
      { page: 1, cursor: "", isCurrent: true },
      { page: 2, cursor: "c19", isCurrent: false },
      { page: 3, cursor: "c39", isCurrent: false },
    ],
  },
};

/** Two queries are sent at once, of the centre and of its page; the answers may come in either order. */
async function open(address: string) {
  const page = await renderAs("agent", agentRoutes, address);
  const find = (name: string) =>
    waitFor(() => page.environment.mock.findOperation(({ request }) => request.node.operation.name === name));
  const asked = (await find("TeamBettingScreenQuery")).request.variables;
  const centre = await find("AgentCentreQuery");
  await act(async () => {
    page.environment.mock.resolve(
      centre,
      MockPayloadGenerator.generate(centre, { Member: () => ({ id: "me", kind: "AGENT" }) }),
    );
  });
  return { ...page, asked };
}

it("loads the bets by page number, and keeps the page in the address", async () => {
  const page = await open("/agent/team-betting?account=mem01");
  expect(page.asked).toMatchObject({
    first: 20,
    after: null,
    filter: { period: { preset: "LAST_7" }, account: "mem01" },
  });
  await page.answer({ TeamBetConnection: () => connection, Agent: () => ({ id: "agent" }) });

  const [, lost, won] = await screen.findAllByRole("row");
  expect(lost?.textContent).toMatch(/-₫1,000.*loss/);
  expect(won?.textContent).toMatch(/\+₫2,500.*profit/);

  await user.click(screen.getByRole("button", { name: /Page 3/ }));
  expect(new URLSearchParams(page.router.state.location.search).get("after")).toBe("c39");
  expect(page.variables()).toMatchObject({ after: "c39", filter: { account: "mem01" } });
});

it("refuses invalid days, and shows the server's refusal under the field", async () => {
  const page = await open("/agent/team-betting");
  await page.answer({ TeamBetConnection: () => connection, Agent: () => ({ id: "agent" }) });
  await user.selectOptions(await screen.findByLabelText("Period"), "Other days");
  await user.type(screen.getByLabelText("From"), "2026-11-20");
  await user.type(screen.getByLabelText("To"), "2026-11-10");
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findByText("The last day is before the first")).toBeTruthy();
  expect(page.environment.mock.getAllOperations()).toHaveLength(0);

  await user.clear(screen.getByLabelText("To"));
  await user.type(screen.getByLabelText("To"), "2026-11-21");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => page.variables());
  expect(page.variables()).toMatchObject({
    after: null,
    filter: { period: { days: { from: "2026-11-20", to: "2026-11-21" } } },
  });
  const refusal = { message: "No.", path: ["viewer", "agent", "teamBets"], extensions: { code: "BAD_USER_INPUT" } };
  await act(async () =>
    page.environment.mock.resolve(page.environment.mock.getMostRecentOperation(), {
      data: { viewer: { agent: { id: "agent", teamBets: null } } },
      errors: [refusal],
    }),
  );
  expect(await screen.findByText("These days can't be shown. Choose others.")).toBeTruthy();
});

it("shows a trial account the menu, and warns it on each page", async () => {
  const page = await renderAs("trial", agentRoutes, "/agent/announcement");
  const centre = page.environment.mock.findOperation(
    ({ request }) => request.node.operation.name === "AgentCentreQuery",
  );
  await act(async () =>
    page.environment.mock.resolve(
      centre,
      MockPayloadGenerator.generate(centre, { Member: () => ({ id: "me", kind: "TRIAL" }) }),
    ),
  );
  await user.click(await screen.findByRole("button", { name: "Team Betting" }));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("You are on a trial account");
});
