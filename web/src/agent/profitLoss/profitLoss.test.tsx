import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { firstOfTwoPages } from "../../testing/pages.ts";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();
afterEach(() => vi.unstubAllGlobals());

const money = (amount: number) => ({ amount: String(amount), currency: "VND" });
const balance = (opening: number, movement: number) => ({
  opening: money(opening),
  movement: money(movement),
  closing: money(opening + movement),
});
const sums = (accountCount: number, profit: number) => ({
  accountCount,
  balance: balance(10_000, -300),
  deposit: money(500),
  withdrawal: money(200),
  stake: money(1_000),
  validStake: money(900),
  payout: money(1_000 + profit),
  rebate: money(0),
  bonus: money(0),
  profit: money(profit),
  houseResult: money(-profit),
});
const account = (name: string, accountCount: number, profit: number) => ({
  cursor: name,
  node: {
    __typename: "AccountProfit",
    id: `id-${name}`,
    account: name,
    otherCurrencies: name === "linh" ? ["THB"] : [],
    ...sums(accountCount, profit),
  },
});
const connection = {
  totalCount: 21,
  path: ["agent"],
  ownBalance: balance(70_000, 5_000),
  edges: [account("below", 4, -700), account("linh", 1, 300)],
  totals: sums(25, -400),
  byDay: [{ day: "2026-11-20", ...sums(0, -400) }],
  ...firstOfTwoPages,
};
const none = { ...connection, totalCount: 0, edges: [], byDay: [], totals: sums(0, 0) };

async function open(address: string) {
  const page = await renderCentre(address);
  const asked = async () => (await page.find("ProfitLossScreenQuery")).request.variables;
  const answer = (changes: object = {}) =>
    page.answerTo("ProfitLossScreenQuery", {
      AccountProfitConnection: () => ({ ...connection, ...changes }),
      Agent: () => ({ id: "agent" }),
    });
  return { ...page, asked, answer };
}

it("shows what each account gained and lost, for the players and for the house, with the sums of all and of the page", async () => {
  const page = await open("/agent/profit-loss?period=THIS_MONTH");
  expect(await page.answer()).toMatchObject({
    first: 20,
    after: null,
    sort: { by: "ACCOUNT", direction: "ASCENDING" },
    filter: { period: { preset: "THIS_MONTH" }, parent: null, keyword: null },
  });
  const table = await screen.findByRole("table", { name: "User profit and loss" });
  const [, below, linh, sum] = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(below).toMatch(/^below4 accounts₫500.*-₫700\+₫700₫10,000-₫300₫9,700$/);
  expect(linh).toMatch(/^linh1 account.*\+₫300-₫300₫10,000-₫300₫9,700$/);
  expect(sum).toMatch(/^This page5 accounts₫1,000₫400₫2,000₫1,800₫1,600₫0₫0-₫400\+₫400₫20,000-₫600₫19,400$/);
  expect(screen.getByText("25 accounts")).toBeTruthy();
  const own = screen.getByRole("heading", { name: "agent only" }).parentElement;
  expect(own?.textContent).toBe("agent onlyOpening balance₫70,000Movements+₫5,000Closing balance₫75,000");
  await user.click(screen.getByRole("button", { name: "Save as CSV" }));
  await waitFor(() =>
    expect(page.variables("useRecordExportMutation")).toEqual({
      input: { profitAndLoss: { period: { preset: "THIS_MONTH" }, parent: null, keyword: null } },
    }),
  );
  expect(await screen.findByRole("img", { name: /^Chart of/ })).toBeTruthy();
  expect(screen.getByRole("rowheader", { name: "20 Nov 2026" })).toBeTruthy();

  await user.click(screen.getByRole("button", { name: /Page 2/ }));
  await waitFor(() =>
    expect(page.variables()).toMatchObject({ after: "c19", filter: { period: { preset: "THIS_MONTH" } } }),
  );
});

it("leads down a level and back, and keeps the period and the order", async () => {
  const page = await open("/agent/profit-loss?period=LAST_30&sort=PROFIT");
  await page.answer();
  expect((await screen.findByRole("link", { name: "linh" })).getAttribute("href")).toBe("/agent/team/linh");
  expect(screen.queryByRole("link", { name: "1 account" })).toBeNull();
  await user.click(screen.getByRole("link", { name: /^\d+ accounts$/ }));
  const down = await page.answer({ path: ["agent", "below"], edges: [account("deep", 1, 5)] });
  expect(down).toMatchObject({
    sort: { by: "PROFIT", direction: "DESCENDING" },
    filter: { period: { preset: "LAST_30" }, parent: "below" },
  });
  expect(await screen.findByText(/below itself isn't included/)).toBeTruthy();
  const path = screen.getByRole("navigation", { name: "Path through the team" });
  await user.click(within(path).getByRole("link", { name: "agent" }));
  expect(page.router.state.location.search).toBe("?period=LAST_30&sort=PROFIT");
});

it("sorts by a heading, and searches the whole team by name", async () => {
  const page = await open("/agent/profit-loss?parent=below");
  await page.answer({ path: ["agent", "below"] });
  const table = await screen.findByRole("table", { name: "User profit and loss" });
  await user.click(within(table).getByRole("button", { name: "Deposits" }));
  expect(await page.answer({ path: ["agent", "below"] })).toMatchObject({
    sort: { by: "DEPOSIT", direction: "DESCENDING" },
    filter: { parent: "below" },
  });
  const field = screen.getByLabelText("Account", { selector: "input" });
  await user.type(field, "x{Enter}");
  expect(await screen.findByText(/^Enter 2 to 16 letters or digits/)).toBeTruthy();
  await user.type(field, "yz{Enter}");
  // Found accounts may be below each other: their sum would count bets twice.
  expect(await page.answer()).toMatchObject({ filter: { parent: null, keyword: "xyz" } });
  await waitFor(() => expect(screen.queryByText("This page")).toBeNull());
  expect(await screen.findByText(/^linh also has a wallet in Thai Baht/)).toBeTruthy();
  await user.type(field, "z{Enter}");
  expect(await page.answer(none)).toMatchObject({ filter: { parent: null, keyword: "xyzz" } });
  expect(await screen.findByText("No account found")).toBeTruthy();
  expect(screen.queryByRole("navigation", { name: "Path through the team" })).toBeNull();
});

it("says that nobody is below an account, that it is not in the team, and that the days are refused", async () => {
  const page = await open("/agent/profit-loss?parent=linh");
  await page.answer({ ...none, path: ["agent", "linh"] });
  expect(await screen.findByText("No accounts below this one")).toBeTruthy();
  for (const [code, text] of [
    ["NOT_FOUND", "Nobody in your team has this name"],
    ["BAD_USER_INPUT", "These days can't be shown. Please choose others."],
  ] as const) {
    await act(() => page.router.navigate(`/agent/profit-loss?parent=x${code}`));
    await page.refusePart("ProfitLossScreenQuery", { code });
    expect(await screen.findByText(text)).toBeTruthy();
  }
});
