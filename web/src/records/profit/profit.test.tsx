import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPart } from "../../testing/renderAs.tsx";
import { ProfitPane } from "./ProfitPane.tsx";

const money = (amount: string) => ({ __typename: "Money", amount, currency: "VND" });
const names = ["deposit", "withdrawal", "stake", "validStake", "payout", "bonus", "rebate"];
const figures = Object.fromEntries(names.map((name) => [name, money("20000")]));
const day = (name: string, netProfit: string) => ({ ...figures, day: name, netProfit: money(netProfit) });
const profit = (netProfit: string) => ({
  Member: () => ({ id: "m1" }),
  PersonalProfit: () => ({
    ...figures,
    netProfit: money(netProfit),
    netDepositsLifetime: money("250000"),
    byDay: [day("2026-11-20", "5000"), day("2026-11-22", "-15000")],
    byCategory: [{ category: "RNG", stake: money("40000"), netProfit: money("-10000") }],
  }),
});
const open = (path: string) => renderPart(<ProfitPane />, path);

it("says the net position in words, and shows it by day and by category", async () => {
  const page = await open("/?period=LAST_30");
  const asked = page.variables("ProfitPaneQuery");
  expect(asked).toEqual({ filter: { period: { preset: "LAST_30" }, category: null } });
  const currencyWallets = ["VND", "THB"].map((currency) => ({ currency, isOpen: true }));
  page.answerAtOnce("CurrencyNoteQuery", {
    Member: () => ({ id: "m1", currency: "VND", wallet: { currencyWallets } }),
  });
  await page.answerTo("ProfitPaneQuery", profit("-10000"));
  expect(await screen.findByText("Net loss")).toBeTruthy();
  expect(
    await screen.findByText("Only your VND wallet is shown here. For THB, switch wallets in My wallet."),
  ).toBeTruthy();
  expect(screen.getAllByText("-₫10,000")).toHaveLength(2);
  expect(screen.getByText("₫250,000")).toBeTruthy();
  const chart = await screen.findByRole("img", {
    name: "Chart of 3 days, 1 of them in profit. The table shows the amounts.",
  });
  expect(chart.querySelectorAll("rect")).toHaveLength(3);
  const bar = screen.getByRole("slider", { name: "Bar of the chart" });
  fireEvent.focus(bar);
  expect(within(chart).getByText("22 Nov: -₫15,000")).toBeTruthy();
  fireEvent.change(bar, { target: { value: "1" } });
  expect(within(chart).getByText("21 Nov: ₫0")).toBeTruthy();
  fireEvent.change(bar, { target: { value: "0" } });
  expect(bar.getAttribute("aria-valuetext")).toBe("20 Nov: +₫5,000");
  expect(within(chart).getByText("20 Nov: +₫5,000")).toBeTruthy();
  fireEvent.blur(bar);
  expect(within(chart).queryByText(/:/)).toBeNull();
  const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining("Day"),
    expect.stringMatching(/^22 Nov 2026.*-₫15,000$/),
    expect.stringMatching(/^20 Nov 2026.*\+₫5,000$/),
  ]);
});
