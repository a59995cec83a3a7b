import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { GatewayError } from "../../relay/network/GatewayError.ts";
import { onlyPage } from "../../testing/pages.ts";
import { drawn, money, show, user } from "../../testing/renderLottery.tsx";

const order = (number: string, state: string, win: string) => ({
  id: `order-${number}`,
  internalID: number,
  lottery: { name: "Minute Draw", kind: "FIVE_DIGITS" },
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
      Member: () => ({ id: "m1" }),
      LotteryOrderConnection: () => ({
        totalCount: orders.length,
        edges: orders.map((node) => ({ node })),
        ...onlyPage,
      }),
    });
  }
}

it("shows the numbers that an order's draw gave, and calls it a win only when it paid more than it cost", async () => {
  const page = await show();
  await user.click(screen.getByRole("tab", { name: "My bets" }));
  await answerWith(page, order("0001", "LOST", "9.50"), order("0000", "WON", "10.01"));
  const orders = within(await screen.findByRole("tabpanel", { name: "My bets" }));
  const cards = orders.getAllByRole("listitem").filter((item) => item.textContent?.includes("Minute Draw"));
  expect(cards.map((card) => /Returned|Won/.exec(card.textContent ?? "")?.[0])).toEqual(["Returned", "Won"]);
  const [card] = cards;
  const numbers = card && within(card).getByRole("list", { name: "Numbers" });
  expect(
    numbers &&
      within(numbers)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
  ).toEqual(["3", "9", "3", "8", "5"]);
});

it("filters by state and days, which the address keeps, and saves what they show as a file", async () => {
  const page = await show();
  await user.click(screen.getByRole("tab", { name: "My bets" }));
  await answerWith(page);
  expect(await screen.findByText("Your bets on draws will appear here.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save as CSV" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Not won" }));
  await answerWith(page, order("0001", "LOST", "0.00"));
  await user.selectOptions(screen.getByLabelText("Period"), "LAST_7");
  const filter = { period: { preset: "LAST_7" }, states: ["LOST"] };
  await waitFor(() => expect(page.variables("LotteryOrdersQuery")).toEqual({ filter, after: null }));
  expect(page.router.state.location.search).toBe("?gameCode=SEA_5D_1M&orders.period=LAST_7&orders.state=LOST");
  await answerWith(page, order("0001", "LOST", "0.00"));
  await user.click(await screen.findByRole("button", { name: "Save as CSV" }));
  expect(page.variables("useRecordExportMutation")).toEqual({ input: { lotteryOrders: filter } });
});

it("takes its own days from the address, not a pane's, and suggests other days where they have no bets", async () => {
  const page = await show(
    "/lottery?gameCode=SEA_5D_1M&orders.from=2031-05-01&orders.to=2031-05-02&state=WON&period=TODAY",
  );
  await user.click(screen.getByRole("tab", { name: "My bets" }));
  await waitFor(() =>
    expect(page.variables("LotteryOrdersQuery")).toEqual({
      filter: { period: { days: { from: "2031-05-01", to: "2031-05-02" } }, states: null },
      after: null,
    }),
  );
  await answerWith(page);
  expect(await screen.findByText("Try other days or fewer filters.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2031-05-01");
});

it("keeps the filters beside days that the platform refuses", async () => {
  const page = await show("/lottery?gameCode=SEA_5D_1M&orders.from=2019-01-01&orders.to=2019-01-02");
  await user.click(screen.getByRole("tab", { name: "My bets" }));
  await waitFor(() => page.find("LotteryOrdersQuery"));
  await page.refuse(new GatewayError("REFUSED", { code: "BAD_USER_INPUT" }), "LotteryOrdersQuery");
  expect(await screen.findByText("These days can't be shown. Please choose others.")).toBeTruthy();
  expect(screen.getByLabelText("From")).toBeTruthy();
});
