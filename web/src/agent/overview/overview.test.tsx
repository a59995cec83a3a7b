import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ __typename: "Money", amount, currency: "VND" });
const figures = (income: string, stake: string) => ({
  newMemberCount: 3,
  activeMemberCount: 12,
  deposit: money("500000"),
  withdrawal: money("100000"),
  stake: money(stake),
  validStake: money(stake),
  bonus: money("0"),
  houseResult: money("-20000"),
  commission: money("1000"),
  salary: money("4000"),
  dividend: money("0"),
  income: money(income),
});
const day = (name: string, houseResult: string, income: string) => ({
  day: name,
  activeMemberCount: 4,
  houseResult: money(houseResult),
  stake: money("90000"),
  deposit: money("0"),
  income: money(income),
});
const overview = {
  memberCount: 41,
  onlineCount: 1,
  figures: figures("5000", "300000"),
  previous: figures("4000", "0"),
  previousUntil: null,
  byDay: [day("2026-11-21", "10000", "0"), day("2026-11-22", "-30000", "5000")],
  newest: [{ account: "newbie", kind: "PLAYER", registeredAt: "2026-11-20T10:00:00.000Z" }],
  onlineNow: [],
};

async function open(address: string, answer: object = overview, digest: object | null = null, rights?: string[]) {
  const page = await renderCentre(address, {}, rights !== undefined, rights);
  page.answerAtOnce("DigestQuery", { Agent: () => ({ id: "agent", digest }) });
  const agent = { Agent: () => ({ id: "agent" }), AgentOverview: () => answer };
  return { ...page, asked: await page.answerTo("OverviewScreenQuery", agent) };
}

it("shows the income with its parts, and each figure beside the days before", async () => {
  const page = await open("/agent/overview?period=LAST_30");
  expect(page.asked).toEqual({ period: { preset: "LAST_30" } });
  const income = await screen.findByRole("region", { name: "My income" });
  expect(income.textContent).toContain("₫5,000+25%+25% on the days before");
  expect(income.textContent).toContain("Salary₫4,000");
  const stake = screen.getAllByText("Stake")[0]?.closest("div");
  expect(stake?.textContent).toBe("Stake₫300,000");
  const parts = screen.getByRole("link", { name: "See the breakdown" });
  expect(parts.getAttribute("href")).toBe("/agent/income?period=LAST_30");
  expect(screen.getByText("3 new members")).toBeTruthy();
  expect(screen.getByRole("link", { name: "newbie" }).getAttribute("href")).toBe("/agent/team/newbie");
  expect(screen.getByText("Nobody is online right now.")).toBeTruthy();
});

it.each([
  ["20000", "2000", "+900%"],
  ["20001", "2000", "more than 10×"],
  ["-20000", "2000", null],
  ["30000", "-2000", null],
])("shows a change of the income to %s from %s as %s", async (now, before, shown) => {
  await open("/agent/overview", { ...overview, figures: figures(now, "0"), previous: figures(before, "0") });
  const income = await screen.findByRole("region", { name: "My income" });
  const said = shown === null ? [] : [`${shown} on the days before`];
  expect(
    within(income)
      .queryAllByText(/on the days before/)
      .map(({ textContent }) => textContent),
  ).toEqual(said);
});

it.each([
  [null, /^Percentages compare with the same number of days before\.$/],
  ["2026-11-21T08:05:00.000Z", /same part of the days before, up to 21 Nov.*:05/],
])("says what the percentages compare with, until %s", async (previousUntil, said) => {
  await open("/agent/overview", { ...overview, previousUntil });
  expect((await screen.findByText(/^Percentages compare/)).textContent).toMatch(said);
});

it("shows the chosen figure as bars, and all of them as a table", async () => {
  await open("/agent/overview");
  await screen.findByRole("img", { name: "Chart of House result with 2 bars. The table shows the amounts." });
  await user.click(screen.getByRole("button", { name: "My income" }));
  await screen.findByRole("img", { name: "Chart of My income with 2 bars. The table shows the amounts." });
  const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });
  expect(rows[1]?.textContent).toBe("22 Nov 20264-₫30,000₫90,000₫0₫5,000");
});

it("keeps the chosen period in the address", async () => {
  const page = await open("/agent/overview");
  await user.selectOptions(await screen.findByLabelText("Period"), "Yesterday");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(page.router.state.location.search).toBe("?period=YESTERDAY"));
});

const nothing = {
  newAccountCount: 0,
  newAccounts: [],
  firstDepositCount: 0,
  firstDeposits: [],
  biggestWins: [],
  biggestLosses: [],
  contractsToAnswer: 0,
  contractsOffered: 0,
};
const win = { __typename: "TeamBet", id: "b1", account: "linh", gameName: "Lucky Fish", profit: money("900") };

it("tells the day in short, with links to the bets and to what waits", async () => {
  const digest = { ...nothing, newAccountCount: 5, newAccounts: [{ account: "newbie2", at: "2026-11-20T10:00:00Z" }] };
  const page = await open("/agent/overview", overview, {
    ...digest,
    biggestWins: [win],
    contractsToAnswer: 2,
    applicationsToDecide: 1,
    payoutRequestsWaiting: 3,
  });
  const part = within(await screen.findByRole("region", { name: "Daily summary" }));
  expect(part.getByText("5 new accounts")).toBeTruthy();
  expect(part.getByRole("link", { name: "linh" }).getAttribute("href")).toBe(
    "/agent/team-betting?period=YESTERDAY&account=linh",
  );
  expect(part.queryByText("Players' biggest losses")).toBeNull();
  const waiting = part
    .getAllByRole("link", { name: /wait/ })
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(waiting).toEqual([
    ["2 contracts wait for your answer", "/agent/contract-requests"],
    ["1 application waits for your decision", "/agent/register/applications"],
    ["3 payout requests of yours wait for the operator", "/agent/income"],
  ]);
  page.answerAtOnce("DigestQuery", { Agent: () => ({ id: "agent", digest: nothing }) });
  await user.click(part.getByRole("button", { name: "Today" }));
  await waitFor(() => expect(page.router.state.location.search).toBe("?digest=TODAY"));
  expect(await part.findByText(/No new accounts, no first deposits/)).toBeTruthy();
});

it("names to a sub-account only what it may open", async () => {
  await open("/agent/overview", overview, { ...nothing, contractsToAnswer: 2, payoutRequestsWaiting: 3 }, [
    "READ_REPORTS",
  ]);
  const part = within(await screen.findByRole("region", { name: "Daily summary" }));
  expect(part.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/agent/income"]);
});

it("leaves the digest out on a platform without one", async () => {
  await open("/agent/overview");
  expect(await screen.findByText("3 new members")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Daily summary" })).toBeNull();
});
