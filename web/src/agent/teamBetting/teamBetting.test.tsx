import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished, vi } from "vitest";
import { stubNarrow, stubPhone } from "../../testing/media.ts";
import { firstOfTwoPages } from "../../testing/pages.ts";
import { renderAs } from "../../testing/renderAs.tsx";
import { renderCentre } from "../../testing/renderCentre.tsx";
import { agentRoutes } from "../agent.routes.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const opposite = (amount: string) => (amount.startsWith("-") ? amount.slice(1) : `-${amount}`);
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
    houseResult: money(opposite(profit)),
    status,
  },
});
const connection = {
  totalCount: 41,
  edges: [bet("a", "-1000", "LOST"), bet("b", "2500", "WON"), bet("c", "0", "UNSETTLED")],
  totals: {
    stake: money("2000"),
    validStake: money("2000"),
    payout: money("3500"),
    profit: money("1500"),
    houseResult: money("-1500"),
  },
  ...firstOfTwoPages,
};

const Brand = () => ({ timeZone: "Asia/Ho_Chi_Minh" });
const answered = { TeamBetConnection: () => connection, Agent: () => ({ id: "agent" }), Brand };

async function openScreen(address: string) {
  const page = await renderCentre(address, { Brand });
  return { ...page, asked: (await page.find("TeamBettingScreenQuery")).request.variables };
}

it("loads the bets by page number, and keeps the page in the address", async () => {
  const page = await openScreen("/agent/team-betting?account=mem01");
  expect(page.asked).toMatchObject({
    first: 20,
    after: null,
    filter: { period: { preset: "LAST_7" }, account: "mem01" },
  });
  await page.answer(answered);

  const [, lost, won, open] = (await screen.findAllByRole("row")).map((row) => row.textContent);
  expect(lost).toMatch(/-₫1,000\+₫1,000Lost/);
  expect(won).toMatch(/\+₫2,500-₫2,500Won/);
  expect(open).toMatch(/–Unsettled–UnsettledUnsettled/);
  expect(screen.getByText("Players' result").parentElement?.textContent).toContain("+₫1,500");
  expect(screen.getAllByText("House result").at(0)?.parentElement?.textContent).toContain("-₫1,500");

  await user.click(screen.getByRole("button", { name: /Page 2/ }));
  expect(new URLSearchParams(page.router.state.location.search).get("after")).toBe("c19");
  await waitFor(() => expect(page.variables()).toMatchObject({ after: "c19", filter: { account: "mem01" } }));
});

it("keeps the number of rows of a page on this device, and begins at the first page", async () => {
  const page = await openScreen("/agent/team-betting?after=c19");
  await page.answer(answered);
  await user.selectOptions(await screen.findByLabelText("Rows on a page"), "50 rows");
  await waitFor(() => expect(page.variables("TeamBettingScreenQuery")).toMatchObject({ first: 50, after: null }));
  expect(page.router.state.location.search).toBe("");
  await act(async () => page.router.navigate("/agent/team-betting?status=LOST"));
  await waitFor(() => expect(page.variables()).toMatchObject({ first: 50, filter: { status: "LOST" } }));
});

it("shows times in the merchant's zone, which the heading and the centre's head name, and Back gives the filter before", async () => {
  const page = await openScreen("/agent/team-betting?status=WON");
  await page.answer(answered);
  expect(await screen.findByRole("columnheader", { name: /^Placed ?\(GMT\+7\)/ })).toBeTruthy();
  expect(screen.getByText("Time zone: GMT+7")).toBeTruthy();
  expect(screen.getAllByText(/^20 Nov( 2026)?, 17:00:00$/)).toHaveLength(3);
  await user.selectOptions(screen.getByLabelText("Period"), "Yesterday");
  await waitFor(() => expect(page.router.state.location.search).toBe("?period=YESTERDAY&status=WON"));
  await page.answer(answered);
  await act(async () => page.router.navigate(-1));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>("Period").value).toBe("LAST_7"));
  expect(page.router.state.location.search).toBe("?status=WON");
});

it("adds up the bets that are shown, below them, and explains the sums where no row or panel does", async () => {
  stubNarrow();
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const page = await openScreen("/agent/team-betting");
  await page.answer(answered);
  expect(screen.getByText(/^The player's result is the payout less the stake/)).toBeTruthy();
  const sums = (await screen.findByRole("row", { name: /^This page/ })).textContent;
  expect(sums).toMatch(/This page3 bets₫3,000₫3,000₫0\+₫1,500-₫1,500/);
});

/** Opens the screen on a phone. */
async function openOnPhone(address: string) {
  stubPhone();
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return openScreen(address);
}

it("hides the columns that are unchecked, on this device, until all are shown again", async () => {
  const page = await openScreen("/agent/team-betting");
  await page.answer(answered);
  const headings = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  await user.click(await screen.findByRole("button", { name: "Columns" }));
  expect((await screen.findAllByRole("menuitemcheckbox")).map(({ textContent }) => textContent)).not.toContain(
    "Account",
  );
  await user.click(screen.getByRole("menuitemcheckbox", { name: "Stake" }));
  await user.click(screen.getByRole("menuitemcheckbox", { name: "Player's result" }));
  expect(screen.getByRole("menuitemcheckbox", { name: "Stake" }).getAttribute("aria-checked")).toBe("false");
  expect(headings()).not.toContain("Stake");
  const rows = screen.getAllByRole("row", { hidden: true }).slice(1);
  expect(new Set(rows.map(({ childElementCount }) => childElementCount))).toEqual(new Set([headings().length]));
  expect(localStorage.getItem("columns:teamBetting")).toBe("agent_stake agent_result_player");
  await user.click(screen.getByRole("menuitem", { name: "Show all columns" }));
  expect(headings()).toContain("Stake");
  expect(screen.getByRole("button", { name: "Columns" })).toBeTruthy();
});

it("is one list that grows on a phone", async () => {
  const page = await openOnPhone("/agent/team-betting?after=c19");
  expect(page.asked).toMatchObject({ after: null, first: 20 });
  await page.answer(answered);
  await user.click((await screen.findAllByRole("button", { name: /^Details:/ }))[0] ?? document.body);
  expect(screen.getByText(/^The player's result is the payout less the stake/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(page.variables()).toMatchObject({ after: "c19", first: 20 }));
  const more = { ...connection, edges: [bet("d", "700", "WON")], pageInfo: { hasNextPage: false, endCursor: "c22" } };
  await page.answer({ TeamBetConnection: () => more, Agent: () => ({ id: "agent" }) });
  expect((await screen.findByRole("row", { name: /^This page/ })).textContent).toMatch(/4 bets.*\+₫2,200/);
  expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
});

it("sorts by a heading, keeps the order in the address, and begins at the first page", async () => {
  const page = await openScreen("/agent/team-betting?account=mem01&after=c19");
  await page.answer(answered);
  const heading = (name: string | RegExp) => screen.findByRole("columnheader", { name });
  const placed = /^Placed/;
  expect((await heading(placed)).getAttribute("aria-sort")).toBe("descending");
  await user.click(screen.getByRole("button", { name: "Stake" }));
  await waitFor(() =>
    expect(page.variables()).toMatchObject({
      after: null,
      sort: { by: "STAKE", direction: "DESCENDING" },
      filter: { account: "mem01" },
    }),
  );
  await page.answer(answered);
  expect((await heading("Stake")).getAttribute("aria-sort")).toBe("descending");
  expect((await heading(placed)).getAttribute("aria-sort")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Stake" }));
  await waitFor(() => expect(page.variables()).toMatchObject({ sort: { by: "STAKE", direction: "ASCENDING" } }));
  await page.answer(answered);
  await user.selectOptions(await screen.findByLabelText("Sort by"), "Account, ascending");
  await waitFor(() => expect(page.variables()).toMatchObject({ sort: { by: "ACCOUNT", direction: "ASCENDING" } }));
});

it("says that nobody has the name, and keeps what is typed while the next answer loads", async () => {
  const page = await openScreen("/agent/team-betting?account=nobody");
  await page.refusePart("TeamBettingScreenQuery", { code: "NOT_FOUND", requestId: "req-1" });
  expect(await screen.findByText("Nobody in your team has this name")).toBeTruthy();
  expect(screen.queryByText("This couldn't be loaded")).toBeNull();
  const account = screen.getByLabelText<HTMLInputElement>("Account");
  await user.clear(account);
  // As a full-width keyboard and a chat leave it.
  await user.type(account, " ｍｅｍ０１\u200b{Enter}");
  await waitFor(() => expect(page.variables()).toMatchObject({ filter: { account: "mem01" } }));
  expect(account.value).toBe("mem01");
  await user.type(account, "2");
  await user.selectOptions(screen.getByLabelText("Status", { selector: "select" }), "Won");
  expect(screen.getByLabelText<HTMLSelectElement>("Status").value).toBe("WON");
  await waitFor(() => expect(page.variables()).toMatchObject({ filter: { account: "mem01", status: "WON" } }));
  await page.answer(answered);
  await screen.findByRole("table");
  expect(account.value).toBe("mem012");
  expect(page.router.state.location.search).toBe("?account=mem01&status=WON");
});

it("refuses invalid days, and shows the server's refusal below the filters", async () => {
  const page = await openScreen("/agent/team-betting");
  await page.answer(answered);
  await user.selectOptions(await screen.findByLabelText("Period"), "Custom dates");
  await user.type(screen.getByLabelText("From"), "2026-11-20");
  await user.type(screen.getByLabelText("To"), "2026-11-10");
  expect(await screen.findByText("The last day is before the first day")).toBeTruthy();
  const asked = page.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  expect(asked).not.toContain("TeamBettingScreenQuery");

  await user.clear(screen.getByLabelText("To"));
  await user.type(screen.getByLabelText(/^Start time/), "10:00");
  await user.type(screen.getByLabelText(/^End time/), "09:00");
  await user.type(screen.getByLabelText("To"), "2026-11-20");
  expect(await screen.findByText("The end time is before the start time")).toBeTruthy();

  await user.clear(screen.getByLabelText("To"));
  await user.type(screen.getByLabelText("To"), "2026-11-21");
  await waitFor(() =>
    expect(page.variables()).toMatchObject({
      after: null,
      filter: { period: { days: { from: "2026-11-20", to: "2026-11-21", fromTime: "10:00", toTime: "09:00" } } },
    }),
  );
  await page.refusePart("TeamBettingScreenQuery", { code: "BAD_USER_INPUT" });
  expect(await screen.findByText("These days can't be shown. Please choose others.")).toBeTruthy();
});

it("shows a trial account the menu, and warns it on each page", async () => {
  const page = await renderAs("trial", agentRoutes, "/agent/announcement");
  await page.answerTo("AgentCentreQuery", { Member: () => ({ id: "me", kind: "TRIAL", subAccount: null }) });
  await user.click(await screen.findByRole("button", { name: "Team betting" }));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("You're using a demo account");
});

it("folds the filters behind a button that counts those of the address", async () => {
  const page = await openScreen("/agent/team-betting?account=mem01&status=WON");
  await page.answer(answered);
  const button = await screen.findByRole("button", { name: /^Filters/ });
  expect([button.textContent, button.getAttribute("aria-expanded")]).toEqual(["Filters2", "false"]);
  await user.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(document.getElementById(button.getAttribute("aria-controls") ?? "")?.tagName).toBe("FORM");
  await user.selectOptions(screen.getByLabelText("Status", { selector: "select" }), "Lost");
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await waitFor(() =>
    expect(page.variables("TeamBettingScreenQuery")).toMatchObject({ filter: { account: "mem01", status: "LOST" } }),
  );
});

it("reads the next page while the pointer is on its button, and shows it without asking again", async () => {
  const page = await openScreen("/agent/team-betting");
  await page.answer(answered);
  await user.hover(await screen.findByRole("button", { name: "Next page" }));
  await waitFor(() => expect(page.variables("TeamBettingScreenQuery")).toMatchObject({ after: "c19" }));
  expect(page.router.state.location.search).toBe("");
  await page.answer({ ...answered, TeamBetConnection: () => ({ ...connection, edges: [bet("z", "7", "WON")] }) });
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByRole("link", { name: "player-z" })).toBeTruthy();
});

it("reads the next page on phones once the button is in sight", async () => {
  stubPhone();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe: (target: Element) => void;
      constructor(tell: (entries: object[]) => void) {
        this.observe = (target) => tell([{ target, isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  const page = await openScreen("/agent/team-betting");
  await page.answer(answered);
  await waitFor(() => expect(page.variables("TeamBettingScreenQuery")).toMatchObject({ after: "c19" }));
  await page.answer({ ...answered, TeamBetConnection: () => ({ ...connection, edges: [bet("z", "7", "WON")] }) });
  expect(screen.queryByText("player-z")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("player-z")).toBeTruthy();
});
