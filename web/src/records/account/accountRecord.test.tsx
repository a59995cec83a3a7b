import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { onlyPage } from "../../testing/pages.ts";
import { renderPart } from "../../testing/renderAs.tsx";
import { AccountRecordPane } from "./AccountRecordPane.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const movement = (id: string, kind: string, amount: string, after: string, remark: string | null = null) => ({
  cursor: id,
  node: {
    __typename: "AccountMovement",
    id,
    kind,
    createdAt: "2026-11-22T10:00:00Z",
    amount: money(amount),
    balanceAfter: money(after),
    reference: `R${id}`,
    remark,
  },
});
const record = (edges: object[]) => ({
  Member: () => ({ id: "m1" }),
  AccountMovementConnection: () => ({
    totalCount: edges.length,
    totals: { incoming: money("30000"), outgoing: money("12000") },
    edges,
    ...onlyPage,
  }),
});
const open = (path: string) => renderPart(<AccountRecordPane />, path);

it("shows movements with sign, balance and sums, for the filter of the address", async () => {
  const page = await open("/?period=THIS_MONTH&kind=WIN");
  await waitFor(() =>
    expect(page.variables("AccountRecordPaneQuery")).toEqual({
      filter: { period: { preset: "THIS_MONTH" }, kind: "WIN" },
      after: null,
    }),
  );
  const rebate = movement("c", "REBATE", "120", "50120", "2026-11-21");
  const bonus = movement("d", "BONUS", "88000", "138120", "The morning coin");
  await page.answer(
    record([
      movement("a", "WIN", "30000", "50000"),
      movement("b", "BET", "-12000", "20000", "2026-11-21"),
      rebate,
      bonus,
    ]),
  );
  const [win, bet, back, gift] = await screen.findAllByRole("listitem");
  expect(win?.textContent).toMatch(/^Payout\+₫30,000.*RaBalance ₫50,000$/);
  expect(bet?.textContent).toMatch(/^Bet-₫12,000.*RbBalance ₫20,000$/);
  expect(back?.textContent).toMatch(/^Rebate\+₫120.*Bets settled on 21 Nov 2026RcBalance ₫50,120$/);
  expect(gift?.textContent).toMatch(/^Bonus\+₫88,000.*The morning coinRdBalance ₫138,120$/);
  expect(screen.getByText("₫30,000", { selector: "dd" })).toBeTruthy();

  await user.selectOptions(screen.getByLabelText("Type"), "DEPOSIT");
  await waitFor(() => expect(page.router.state.location.search).toBe("?period=THIS_MONTH&kind=DEPOSIT"));
  await waitFor(() => expect(page.variables()).toMatchObject({ filter: { kind: "DEPOSIT" } }));
  await page.answer(record([]));
  expect(await screen.findByRole("heading", { name: "No transactions" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save as CSV" })).toBeNull();
});

it("names the zones of days and times behind a button", async () => {
  const page = await open("/");
  await page.answer(record([movement("a", "WIN", "30000", "50000")]));
  await page.answer({ Site: () => ({ brand: { timeZone: "Asia/Ho_Chi_Minh" } }) }, "DaysNoteQuery");
  const button = await screen.findByRole("button", { name: /^Time zone: .+, (GMT|UTC)/ });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByText(/^Days /)?.hidden).toBe(true);
  await user.click(button);
  expect(screen.getByText(/^Days .*Indochina Time, GMT\+7/).hidden).toBe(false);
});

it("shows a choice at once, and the rows before it as busy until its answer comes", async () => {
  const page = await open("/?kind=WIN");
  await page.answer(record([movement("a", "WIN", "30000", "50000")]));
  await screen.findByRole("listitem");
  await user.selectOptions(screen.getByLabelText("Type"), "DEPOSIT");
  await user.selectOptions(screen.getByLabelText("Period"), "LAST_30");
  expect(screen.getByLabelText<HTMLSelectElement>("Type").value).toBe("DEPOSIT");
  expect(screen.getByLabelText<HTMLSelectElement>("Period").value).toBe("LAST_30");
  expect(screen.getByRole("listitem").closest("[aria-busy=true]")).toBeTruthy();
  const filter = { period: { preset: "LAST_30" }, kind: "DEPOSIT" };
  await waitFor(() => expect(page.variables()).toMatchObject({ filter }));
  await page.answer(record([movement("b", "DEPOSIT", "20000", "70000")]));
  await waitFor(() => expect(screen.getByRole("listitem").textContent).toContain("20,000"));
  expect(document.querySelector("[aria-busy=true]")).toBeNull();
});

it("takes the defaults for an address that somebody made up", async () => {
  const page = await open("/?period=FOREVER&kind=GIFT");
  await waitFor(() =>
    expect(page.variables("AccountRecordPaneQuery")).toMatchObject({
      filter: { period: { preset: "LAST_7" }, kind: null },
      after: null,
    }),
  );
});

/** Answers the record with a refusal. */
async function refuse({ environment }: Awaited<ReturnType<typeof open>>, code: string) {
  const { mock } = environment;
  const asked = mock.findOperation(({ request }) => request.node.operation.name === "AccountRecordPaneQuery");
  const errors = [{ message: "No.", path: ["viewer", "member", "page"], extensions: { code } }];
  await act(async () => mock.resolve(asked, { data: { viewer: { member: { id: "m1", page: null } } }, errors }));
}

it("begins at the first page when the address names a page that the list does not have", async () => {
  const page = await open("/?kind=WIN&after=nonsense");
  await refuse(page, "BAD_USER_INPUT");
  await waitFor(() => expect(page.router.state.location.search).toBe("?kind=WIN"));
  await waitFor(() => expect(page.variables()).toMatchObject({ after: null }));
  await page.answer(record([movement("a", "WIN", "30000", "50000")]));
  expect(await screen.findByRole("listitem")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says that the days of the address can't be shown", async () => {
  const page = await open("/?from=2001-01-01&to=2001-01-02");
  await refuse(page, "BAD_USER_INPUT");
  expect(await screen.findByRole("heading", { name: "These days can't be shown. Please choose others." })).toBeTruthy();
});

it("opens a movement by its address, and leads to all of them", async () => {
  const page = await open("/?kind=WIN&movement=a");
  const { node } = movement("a", "TRANSFER", "-50000", "20000", "demo → agent");
  await page.answer({ Node: () => ({ __typename: "AccountMovement", id: "a" }), AccountMovement: () => node });
  expect((await screen.findByRole("listitem")).textContent).toMatch(/-₫50,000.*demo → agent/);
  await user.click(screen.getByRole("button", { name: "All movements" }));
  await waitFor(() => expect(page.router.state.location.search).toBe("?kind=WIN"));
});
