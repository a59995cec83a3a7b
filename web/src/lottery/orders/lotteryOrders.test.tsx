import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { drawn, money, show, user } from "../../testing/renderLottery.tsx";

const order = (number: string, state: string, win: string) => ({
  id: `order-${number}`,
  internalID: number,
  lottery: { name: "SEA 1 Minute", kind: "FIVE_DIGITS" },
  drawNumber: number,
  draw: { ...drawn(number, ["3", "9", "3", "8", "5"]) },
  state,
  stake: money("10.00"),
  win: money(win),
  lines: [],
  cancellableUntil: null,
});

/** Answers all lists of orders that were asked for: strict rendering asks twice. */
async function answerWith(page: Awaited<ReturnType<typeof show>>, ...orders: object[]) {
  const name = "LotteryOrdersQuery";
  await waitFor(() => page.find(name));
  const isAsked = () =>
    page.environment.mock.getAllOperations().some(({ request }) => request.node.operation.name === name);
  while (isAsked()) {
    await page.settle(name, {
      Member: () => ({ id: "m1", lotteryOrders: { edges: orders.map((node) => ({ node })) } }),
    });
  }
}

it("shows the numbers that an order's draw gave, and calls it a win only when it paid more than it cost", async () => {
  const page = await show();
  await user.click(screen.getByRole("tab", { name: "My bets" }));
  await answerWith(page, order("0001", "WON", "9.50"), order("0000", "WON", "10.01"));
  const orders = within(await screen.findByRole("tabpanel", { name: "My bets" }));
  const cards = orders.getAllByRole("listitem").filter((item) => item.textContent?.includes("SEA 1 Minute"));
  expect(cards.map((card) => /Paid back|Won/.exec(card.textContent ?? "")?.[0])).toEqual(["Paid back", "Won"]);
  const [card] = cards;
  const numbers = card && within(card).getByRole("list", { name: "Numbers" });
  expect(
    numbers &&
      within(numbers)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
  ).toEqual(["3", "9", "3", "8", "5"]);
});

it("saves the orders of the chosen states as a file, where there are any", async () => {
  const page = await show();
  await user.click(screen.getByRole("tab", { name: "My bets" }));
  await answerWith(page);
  expect(await screen.findByText("No bets here")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save as CSV" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Not won" }));
  await answerWith(page, order("0001", "LOST", "0.00"));
  await user.click(await screen.findByRole("button", { name: "Save as CSV" }));
  expect(page.variables("useRecordExportMutation")).toEqual({ input: { lotteryOrders: { states: ["LOST"] } } });
});
