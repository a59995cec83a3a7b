import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderPart } from "../../testing/renderAs.tsx";
import { StatementPane } from "./StatementPane.tsx";

const money = (amount: string) => ({ __typename: "Money", amount, currency: "VND" });
const period = (firstDay: string, lastDay: string, closing: string) => ({
  firstDay,
  lastDay,
  opening: money("0"),
  deposit: money("500000"),
  withdrawal: money("100000"),
  stake: money("60000"),
  payout: money("20000"),
  bonus: money("0"),
  rebate: money("0"),
  other: money("-5000"),
  closing: money(closing),
  netDeposit: money("400000"),
});
const statement = {
  Member: () => ({ id: "m1", username: "demo" }),
  ActivityStatement: () => ({
    total: period("2025-12-01", "2026-11-27", "355000"),
    periods: [period("2026-10-01", "2026-10-31", "0"), period("2026-11-01", "2026-11-27", "355000")],
  }),
};
const open = (path: string) => renderPart(<StatementPane />, path);

it("adds up from the opening to the closing balance, lists the months, and prints", async () => {
  const page = await open("/");
  expect(page.variables("StatementPaneQuery")).toEqual({ filter: { period: null } });
  await page.answerTo("StatementPaneQuery", statement);
  expect(page.variables("CurrencyNoteQuery")).toEqual({ withWallets: true });
  expect(await screen.findByRole("heading", { name: /^demo · 1 Dec 2025\s–\s27 Nov 2026$/ })).toBeTruthy();
  const lineOf = (name: string) => screen.getAllByText(name)[0]?.closest("div")?.textContent;
  expect(lineOf("Withdrawals")).toBe("Withdrawals-₫100,000");
  expect(lineOf("Bonuses")).toBe("Bonuses₫0");
  expect(lineOf("Other movements")).toBe("Other movements-₫5,000");
  expect(lineOf("Deposits less withdrawals")).toBe("Deposits less withdrawals₫400,000");
  const rows = within(screen.getByRole("table")).getAllByRole("rowheader");
  expect(rows.map((row) => row.textContent)).toEqual(["Nov 2026", "Oct 2026"]);

  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

it("asks for the days in the address", async () => {
  const page = await open("/?from=2026-01-01&to=2026-11-01");
  expect(page.variables("StatementPaneQuery")).toEqual({
    filter: { period: { days: { from: "2026-01-01", to: "2026-11-01" } } },
  });
});
