import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { drawn, money, show, user } from "../../testing/renderLottery.tsx";

it("shows the numbers that an order's draw gave, and calls it a win only when it paid more than it cost", async () => {
  const page = await show();
  await user.click(screen.getByRole("tab", { name: "My bets" }));
  const order = (number: string, win: string) => ({
    id: `order-${number}`,
    internalID: number,
    lottery: { name: "SEA 1 Minute", kind: "FIVE_DIGITS" },
    drawNumber: number,
    draw: { ...drawn(number, ["3", "9", "3", "8", "5"]) },
    state: "WON",
    stake: money("10.00"),
    win: money(win),
    lines: [],
    cancellableUntil: null,
  });
  await waitFor(() => page.find("LotteryOrdersQuery"));
  await page.settle("LotteryOrdersQuery", {
    Member: () => ({
      id: "m1",
      lotteryOrders: { edges: [{ node: order("0001", "9.50") }, { node: order("0000", "10.01") }] },
    }),
  });
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
