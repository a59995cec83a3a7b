import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createPath } from "react-router-dom";
import { expect, it } from "vitest";
import { contract, tier } from "../../testing/contract.ts";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const list = (nodes: readonly object[]) => ({ edges: nodes.map((node) => ({ node })) });
const features = {
  downlineTransfer: true,
  dividend: true,
  dailySalary: false,
  hourlySalary: false,
  realTimeSalary: false,
};

const details = { maxRebate: "0.0180", otherCurrencies: [], restrictedAbove: [], path: ["agent", "linh"] };

/** Answers for the parts of the page that a test is not about. */
const others = {
  AccountListsQuery: {
    teamBets: list([]),
    transactions: list([]),
    contractPayouts: list([]),
    profitAndLoss: null,
    accountLogins: null,
  },
  AccountContractsQuery: { contracts: list([]) },
  ActionListQuery: { actions: list([]) },
};

/** Opens the page of an account, where each part but the one that is asked by `query` is empty. */
async function open(account: object, query?: keyof typeof others) {
  const page = await renderCentre("/agent/team/linh");
  for (const [name, fields] of Object.entries(others))
    if (name !== query) page.answerAtOnce(name, { Agent: () => ({ id: "agent", ...fields }) });
  await page.answerTo("AccountScreenQuery", {
    SiteFeatures: () => features,
    Agent: () => ({
      id: "agent",
      downlineAccount: {
        id: "id-linh",
        account: "linh",
        nickname: "Lin",
        kind: "AGENT",
        level: 1,
        status: "ACTIVE",
        balance: money("1000"),
        rebate: "0.0100",
        registeredAt: null,
        lastLoginAt: null,
        notes: null,
        details,
        ...account,
      },
    }),
  });
  return page;
}

it("says that an account plays in a currency that the reports leave out", async () => {
  await open({ details: { ...details, otherCurrencies: ["THB", "USD"] } });
  expect(
    await screen.findByText("linh also has a wallet in Thai Baht and US Dollar, which the reports leave out."),
  ).toBeTruthy();
});

it("offers a new try for lists that were refused, and keeps the others meanwhile", async () => {
  const page = await open({}, "AccountListsQuery");
  const asked = await page.find("AccountListsQuery");
  const error = (field: string) => ({
    message: "No.",
    path: ["viewer", "agent", field],
    extensions: { code: "RATE_LIMITED" },
  });
  const agent = { id: "agent", ...others.AccountListsQuery, teamBets: null };
  await act(async () =>
    page.environment.mock.resolve(asked, {
      data: { viewer: { agent } },
      errors: [error("teamBets"), error("accountLogins")],
    }),
  );
  const bets = within(await screen.findByRole("region", { name: "Team betting" }));
  expect(bets.getByRole("alert").textContent).toMatch(/^This couldn't be loaded/);
  const logins = within(screen.getByRole("region", { name: "Logins" }));
  await user.click(logins.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("No transactions")).toBeTruthy();
  await page.answerTo("AccountListsQuery", { Agent: () => ({ id: "agent", ...others.AccountListsQuery }) });
  expect(await bets.findByText("No bets in this period")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Logins" })).toBeNull();
  expect(bets.queryByRole("alert")).toBeNull();
});

it("gathers what an account did, each list under a link to the report of this account", async () => {
  const page = await open({}, "AccountListsQuery");
  expect((await screen.findByRole("heading", { level: 2, name: /^linh/ })).textContent).toBe("linhLin");
  const bet = {
    id: "b1",
    gameName: "Lucky Fish",
    status: "WON",
    placedAt: "2026-11-20T10:00:00Z",
    stake: money("100"),
    payout: money("600"),
    profit: money("500"),
  };
  const asked = await page.answerTo("AccountListsQuery", {
    Agent: () => ({
      id: "agent",
      teamBets: list([bet]),
      profitAndLoss: {
        byDay: [14, 15, 16, 17, 18, 19].map((day) => ({
          day: `2026-11-${day}`,
          stake: money("70"),
          profit: money(`-${day}`),
        })),
      },
      transactions: list([{ id: "t1", kind: "DEPOSIT", createdAt: "2026-11-20T09:00:00Z", amount: money("90") }]),
      contractPayouts: list([]),
      accountLogins: [
        {
          internalID: "2",
          at: "2026-11-20T08:00:00Z",
          method: "PASSWORD",
          outcome: "WRONG_CREDENTIALS",
          country: "VN",
        },
        { internalID: "1", at: "2026-11-20T07:00:00Z", method: null, outcome: "SUCCEEDED", country: null },
      ],
    }),
  });
  expect(asked).toEqual({ account: "linh", period: { preset: "LAST_30" }, rows: 5, isAgent: true, hasReports: true });
  const bets = within(await screen.findByRole("region", { name: "Team betting" }));
  expect(bets.getByRole("link", { name: "Lucky Fish" }).getAttribute("href")).toBe(
    "/agent/team-betting?period=LAST_30&account=linh&row=linh%2Fb1",
  );
  expect(bets.getByText("+₫500")).toBeTruthy();
  const days = within(screen.getByRole("region", { name: "User profit and loss" })).getAllByRole("listitem");
  expect(days.map((day) => day.querySelector("b")?.textContent)).toEqual(["-₫19", "-₫18", "-₫17", "-₫16", "-₫15"]);
  const logins = within(screen.getByRole("region", { name: "Logins" })).getAllByRole("listitem");
  expect(logins[0]?.textContent).toMatch(/VietnamPassword · Refused$/);
  expect(logins[1]?.textContent).toMatch(/–$/);
  const addressOf = (name: string) =>
    within(screen.getByRole("region", { name })).getAllByRole("link")[0]?.getAttribute("href");
  expect(addressOf("Team betting")).toBe("/agent/team-betting?period=LAST_30&account=linh");
  expect(addressOf("User profit and loss")).toBe("/agent/profit-loss?period=LAST_30&keyword=linh");
  expect(addressOf("Transaction details")).toBe("/agent/transactions?period=LAST_30&account=linh");
  const path = within(screen.getByRole("navigation", { name: "Path through the team" }));
  expect(path.getByRole("link", { name: "agent" }).getAttribute("href")).toBe("/agent/team");
});

it("offers an agent directly below the next version of its contract, with the terms that it has", async () => {
  const page = await open({}, "AccountContractsQuery");
  const given = contract("c1", {
    kind: "DIVIDEND",
    holder: "linh",
    viewerCanOfferEnd: true,
    viewerCanTerminate: false,
    terms: { __typename: "Contract", tiers: [tier("0.125", { periodValidBet: "1000000", activeMembers: 3 })] },
  });
  expect(
    await page.answerTo("AccountContractsQuery", { Agent: () => ({ id: "agent", contracts: list([given]) }) }),
  ).toEqual({ filter: { kind: "DIVIDEND", direction: "OFFERED", account: "linh" } });
  await user.click(await screen.findByRole("button", { name: "Offer a new version" }));
  await page.answerTo("OfferDialogQuery", {
    Agent: () => ({
      id: "agent",
      active: list([contract("own", { kind: "DIVIDEND" })]),
      ending: list([]),
    }),
  });
  const form = within(await screen.findByRole("dialog", { name: "Offer contract" }));
  for (const [label, value] of [
    [/^Account/, "linh"],
    [/^Rate/, "12.5"],
    [/^Minimum valid stakes/, "1,000,000"],
    [/^Minimum team loss/, ""],
    [/^Minimum active members/, "3"],
  ] as const)
    expect(await form.findByLabelText(label)).toHaveProperty("value", value);
  await user.clear(form.getByLabelText(/^Account/));
  await user.click(form.getByRole("button", { name: "Review offer" }));
  await waitFor(() => expect(form.getByLabelText(/^Account/).getAttribute("aria-invalid")).toBe("true"));
});

it("has no contracts and no transfer with an account further below", async () => {
  await open({ level: 2 });
  expect(await screen.findByRole("heading", { level: 2, name: /^linh/ })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Transfer" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Offer contract" })).toBeNull();
});

it("finds an account from every page by the key /: the one that is chosen, called so or found alone; else it searches the team", async () => {
  const page = await renderCentre("/agent/contract-requests");
  const field = await screen.findByRole("combobox", { name: "Find an account" });
  await user.keyboard("/in");
  expect(field).toHaveProperty("value", "in");
  await page.answerTo("useSuggestionsQuery", {
    Agent: () => ({ id: "agent", downline: list([{ id: "2", account: "linh", nickname: "Lin", kind: "AGENT" }]) }),
  });
  await user.click(await screen.findByRole("option", { name: /^linh/ }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/agent/team/linh"));
  for (const [text, names, to, called] of [
    ["Tuan", ["tuan", "tuan2"], "/agent/team/tuan"],
    ["hoa", ["phoan"], "/agent/team/phoan"],
    ["an", ["lan", "tuan"], "/agent/team?keyword=an"],
    ["zed", ["azed", "bzed"], "/agent/team/zed", "zed"],
    ["nobody", [], "/agent/team?keyword=nobody"],
  ] as const) {
    await user.type(field, `${text}{Enter}`);
    const one = (account: string) => ({ id: account, account, nickname: null, kind: "PLAYER" });
    const answer = { id: "agent", called: called ? one(called) : null, downline: list(names.map(one)) };
    await page.answerTo("useSuggestionsQuery", { Agent: () => answer });
    await waitFor(() => expect(createPath(page.router.state.location)).toBe(to));
    expect(field).toHaveProperty("value", "");
  }
  await user.keyboard("/x{Enter}");
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Enter 2 to 16 letters or digits/);
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  expect(field.getAttribute("aria-invalid")).toBeNull();
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(document.body);
});

it("suggests accounts by a part of a name, those that begin with it first, and shows the report of the one chosen with keys", async () => {
  const page = await renderCentre("/agent/team-betting");
  await page.answerTo("TeamBettingScreenQuery", { TeamBetConnection: () => ({ totalCount: 0, edges: [] }) });
  const field = await screen.findByRole("combobox", { name: "Account" });
  await user.type(field, "in");
  const found = [
    { id: "1", account: "binh", nickname: null, kind: "PLAYER" },
    { id: "2", account: "inga", nickname: "Ing", kind: "AGENT" },
  ];
  const agent = { id: "agent", called: null, downline: list(found) };
  expect(await page.answerTo("useSuggestionsQuery", { Agent: () => agent })).toEqual({ keyword: "in" });
  expect(
    within(await screen.findByRole("listbox"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["ingaIng", "binhPlayer"]);
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(page.router.state.location.search).toBe("?account=inga"));
  expect(field).toHaveProperty("value", "inga");
  expect(screen.queryByRole("listbox")).toBeNull();
});
