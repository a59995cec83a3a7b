import { act, fireEvent, screen, within } from "@testing-library/react";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { renderPart } from "../../testing/renderAs.tsx";
import { ProfitPane } from "./ProfitPane.tsx";

const money = (amount: string) => ({ __typename: "Money", amount, currency: "VND" });
const day = (name: string, netProfit: string) => ({
  day: name,
  deposit: money("0"),
  withdrawal: money("0"),
  stake: money("20000"),
  netProfit: money(netProfit),
});
const profit = (netProfit: string) => ({
  Member: () => ({ id: "m1" }),
  PersonalProfit: () => ({
    netProfit: money(netProfit),
    netDepositsLifetime: money("250000"),
    deposit: money("100000"),
    withdrawal: money("0"),
    stake: money("40000"),
    validStake: money("40000"),
    payout: money("30000"),
    bonus: money("0"),
    rebate: money("0"),
    byDay: [day("2026-11-20", "5000"), day("2026-11-21", "-15000")],
    byCategory: [{ category: "RNG", stake: money("40000"), netProfit: money("-10000") }],
  }),
});
const open = (path: string) => renderPart(<ProfitPane />, path);

it("says the net position in words, and shows it by day and by category", async () => {
  const page = await open("/?period=LAST_30");
  const asked = page.variables("ProfitPaneQuery");
  expect(asked).toEqual({ filter: { period: { preset: "LAST_30" }, category: null } });
  const { mock } = page.environment;
  const operation = mock.findOperation(({ request }) => request.node.operation.name === "ProfitPaneQuery");
  act(() => mock.resolve(operation, MockPayloadGenerator.generate(operation, profit("-10000"))));
  expect(await screen.findByText("Net loss")).toBeTruthy();
  expect(screen.getAllByText("-₫10,000")).toHaveLength(2);
  expect(screen.getByText("₫250,000")).toBeTruthy();
  const chart = await screen.findByRole("img", {
    name: "Chart of 2 days, 1 of them in profit. The table shows the amounts.",
  });
  expect(chart.querySelectorAll("rect")).toHaveLength(2);
  const bar = screen.getByRole("slider", { name: "Bar of the chart" });
  fireEvent.focus(bar);
  expect(within(chart).getByText("21 Nov: -₫15,000")).toBeTruthy();
  fireEvent.change(bar, { target: { value: "0" } });
  expect(bar.getAttribute("aria-valuetext")).toBe("20 Nov: +₫5,000");
  expect(within(chart).getByText("20 Nov: +₫5,000")).toBeTruthy();
  fireEvent.blur(bar);
  expect(within(chart).queryByText(/:/)).toBeNull();
  const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining("Day"),
    expect.stringMatching(/^21 Nov 2026.*-₫15,000$/),
    expect.stringMatching(/^20 Nov 2026.*\+₫5,000$/),
  ]);
});
