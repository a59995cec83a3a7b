import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { stubNarrow, stubPhone } from "../../testing/media.ts";
import { firstOfTwoPages } from "../../testing/pages.ts";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();
afterEach(() => vi.unstubAllGlobals());

const money = (amount: string) => ({ amount, currency: "VND" });
const movement = (id: string, kind: string, amount: string) => ({
  cursor: id,
  node: {
    __typename: "TeamTransaction",
    id: `id-${id}`,
    internalID: id,
    account: "linh",
    kind,
    createdAt: "2026-11-20T10:00:00.000Z",
    amount: money(amount),
    balanceBefore: money("5000"),
    balanceAfter: money(String(5000 + Number(amount))),
    reference: kind === "BET" ? "B-77" : null,
  },
});
const connection = {
  totalCount: 41,
  edges: [movement("901", "BET", "-1500"), movement("902", "DEPOSIT", "2000")],
  totals: { incoming: money("90000"), outgoing: money("70000") },
  ...firstOfTwoPages,
};

async function open(address: string, isDesk = false) {
  const page = await renderCentre(address, {}, isDesk);
  const answer = (changes: object = {}) =>
    page.answerTo("TransactionsScreenQuery", {
      TeamTransactionConnection: () => ({ ...connection, ...changes }),
      Agent: () => ({ id: "agent" }),
    });
  return { ...page, answer };
}

it("shows each movement with its sign, the sums of all and of the page, and saves all as a file", async () => {
  const page = await open("/agent/transactions?account=linh&kind=BET&direction=OUT");
  const filter = { period: { preset: "LAST_7" }, account: "linh", kind: "BET", direction: "OUT" };
  expect(await page.answer()).toMatchObject({ first: 20, after: null, order: "DESCENDING", filter });
  expect(await screen.findByRole("heading", { name: "Transaction details" })).toBeTruthy();
  const [, bet, deposit, sum] = within(screen.getByRole("table", { name: "Transaction details" }))
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(bet).toMatch(/^linh901.*BetB-77-₫1,500₫5,000₫3,500$/);
  expect(deposit).toMatch(/^linh902.*Deposit\+₫2,000₫5,000₫7,000$/);
  expect(sum).toMatch(/^This page.*\+₫500$/);
  expect(screen.getByText("₫90,000")).toBeTruthy();
  expect(screen.getByText("₫70,000")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save as CSV" }));
  await waitFor(() =>
    expect(page.variables("useRecordExportMutation")).toEqual({ input: { teamTransactions: filter } }),
  );
  await user.click(screen.getByRole("button", { name: /Page 2/ }));
  await waitFor(() => expect(page.variables("TransactionsScreenQuery")).toMatchObject({ after: "c19", filter }));
});

it("keeps the filters and the order in the address, and leaves out what is no filter", async () => {
  const page = await open("/agent/transactions?kind=NONSENSE&direction=UP&account=%25&sort=AMOUNT");
  expect(await page.answer()).toMatchObject({
    order: "DESCENDING",
    filter: { account: null, kind: null, direction: null },
  });
  await user.selectOptions(await screen.findByLabelText("Type", { selector: "select" }), "Deposit");
  expect(await page.answer()).toMatchObject({ filter: { kind: "DEPOSIT" } });
  await user.click(await screen.findByRole("button", { name: "Time" }));
  expect(await page.answer()).toMatchObject({ order: "ASCENDING", filter: { kind: "DEPOSIT" } });
  expect(page.router.state.location.search).toBe("?kind=DEPOSIT&sort=TIME&ascending=1");
});

it("shows who has the text in their name when nobody is called that", async () => {
  const page = await open("/agent/transactions?account=in&kind=BET");
  await page.refusePart("TransactionsScreenQuery", { code: "NOT_FOUND" });
  const found = [{ node: { id: "1", account: "linh", nickname: "Lin", kind: "PLAYER" } }];
  await page.answerTo("useSuggestionsQuery", {
    Agent: () => ({ id: "agent", called: null, downline: { edges: found } }),
  });
  await user.click(await screen.findByRole("link", { name: "linh" }));
  await waitFor(() => expect(page.router.state.location.search).toBe("?account=linh&kind=BET"));
});

it("hears keys when the page's ground was pressed, which gives the focus to what the centre stands in", async () => {
  stubNarrow();
  const page = await open("/agent/transactions", true);
  await page.answer();
  const [bet] = await screen.findAllByRole("link", { name: "linh" });
  act(() => screen.getByRole("main").focus());
  await user.keyboard("j");
  expect(document.activeElement).toBe(bet);
});

it("has all pages of the centre behind a button with the present one on a phone", async () => {
  stubPhone();
  const page = await open("/agent/transactions");
  expect(screen.queryByRole("navigation", { name: "Agent" })).toBeNull();
  await user.click(await screen.findByRole("button", { name: /^Menu ?Transaction details/ }));
  const menu = await screen.findByRole("navigation", { name: "Agent" });
  expect(within(menu).getAllByRole("link", { current: "page" })[0]?.textContent).toBe("Transaction details");
  await user.click(within(menu).getByRole("link", { name: "Team betting" }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/agent/team-betting"));
  expect(screen.queryByRole("navigation", { name: "Agent" })).toBeNull();
});

it("goes through rows by keys, opens an account, comes back, and lists the keys, but not while one types", async () => {
  stubNarrow();
  const page = await open("/agent/transactions");
  await page.answer();
  const [bet, deposit] = await screen.findAllByRole("link", { name: "linh" });
  await user.keyboard("{ArrowDown}");
  expect(bet).not.toBe(document.activeElement);
  await user.keyboard("j");
  expect(document.activeElement).toBe(bet);
  await user.keyboard("{ArrowDown}j");
  expect(document.activeElement).toBe(deposit);
  await user.keyboard("k/");
  const field = screen.getByLabelText("Find an account", { selector: "input" });
  expect(document.activeElement).toBe(field);
  await user.keyboard("jk?/");
  expect(field).toHaveProperty("value", "jk?/");
  act(() => bet?.focus());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/agent/team/linh"));
  await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/agent/transactions"));
  await user.keyboard("?");
  const list = await screen.findByRole("dialog", { name: "Shortcut keys" });
  await user.click(within(list).getByRole("switch", { name: "Use these shortcuts" }));
  await user.click(within(list).getByRole("button", { name: "Close" }));
  await user.keyboard("j");
  expect(document.activeElement?.textContent).not.toBe("linh");
});
