import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { reduceMotion } from "../testing/media.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { raffleRoutes } from "./raffle.routes.tsx";
import { nextTurn } from "./useWheel.ts";

const user = userEvent.setup();
afterEach(() => vi.restoreAllMocks());

const prize = (internalID: string, kind: string, amount: string, title: string, odds: number) => ({
  __typename: "RafflePrize",
  internalID,
  kind,
  amount: { amount, currency: "VND" },
  title,
  odds,
});
const raffle = {
  id: "r1",
  title: "Lucky wheel",
  prizes: [
    prize("1", "CASH", "1000", "₫1,000 in cash", 0.75),
    prize("2", "NONE", "0", "No prize", 0.249),
    prize("3", "BONUS", "100000", "A bonus of ₫100,000", 0.001),
  ],
  depositForTicket: { amount: "100000", currency: "VND" },
  mostTicketsOfDeposit: 10,
  bonusTerms: null,
};
const connection = (ids: string[], nodes: object = {}) => ({
  totalCount: ids.length,
  edges: ids.map((id) => ({ cursor: id, node: { __typename: "RaffleTicket", id, ...nodes } })),
  pageInfo: { hasNextPage: false, endCursor: null },
});
const screenOf = (tickets: string[], won: string[] = []) => ({
  Site: () => ({ raffle }),
  Member: () => ({
    id: "m1",
    unused: connection(tickets),
    raffleTickets: connection(won, { usedAt: "2026-11-22T10:00:00Z", prize: raffle.prizes[2] }),
  }),
});
it("publishes the chances, and shows at once what was drawn where motion is reduced", async () => {
  reduceMotion();
  const page = await renderAs("member", raffleRoutes, "/promotions/raffle");
  await page.answer(screenOf(["t1", "t2"]));
  expect(await screen.findByText("2 tickets")).toBeTruthy();
  expect(screen.getByRole("row", { name: "A bonus of ₫100,000 0.1%" })).toBeTruthy();
  expect(screen.getByText(/one ticket for every ₫100,000 you deposit, up to 10 tickets/)).toBeTruthy();
  expect(screen.getByText("Your prizes will appear here.")).toBeTruthy();

  const button = screen.getByRole("button", { name: "Spin the wheel" });
  await user.click(button);
  // Browsers take the focus from a button that is disabled.
  act(() => button.blur());
  await waitFor(() =>
    expect(page.variables("useDrawRafflePrizeMutation").input).toMatchObject({ raffleId: "r1", ticketId: "t1" }),
  );
  await page.answer({
    DrawRafflePrizePayload: () => ({ ticket: { id: "t1", prize: raffle.prizes[2] }, userErrors: [] }),
    Member: () => ({ id: "m1", unused: connection(["t2"]) }),
  });
  expect(await screen.findByText("You won: A bonus of ₫100,000")).toBeTruthy();
  // The focus goes back in the next frame.
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.getByText("1 ticket")).toBeTruthy();
  await page.answer(screenOf(["t2"], ["t1"]));
  expect((await screen.findByText("A bonus of ₫100,000", { selector: "li span" })).textContent).toBeTruthy();
});

it("turns the wheel before it tells the prize", async () => {
  const page = await renderAs("member", raffleRoutes, "/promotions/raffle");
  await page.answer(screenOf(["t1"]));
  await user.click(await screen.findByRole("button", { name: "Spin the wheel" }));
  vi.useFakeTimers();
  await page.answer({
    DrawRafflePrizePayload: () => ({ ticket: { id: "t1", prize: raffle.prizes[1] }, userErrors: [] }),
    Member: () => ({ id: "m1", unused: connection([]) }),
  });
  expect(screen.getByText("Spinning the wheel…")).toBeTruthy();
  expect(screen.queryByText("No prize this time.")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.getByText("No prize this time.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Deposit" }));
});

it("keeps ticket and key while a draw is not answered, and says why the platform refuses", async () => {
  const page = await renderAs("member", raffleRoutes, "/promotions/raffle");
  await page.answer(screenOf(["t1"]));
  const turn = async () => user.click(await screen.findByRole("button", { name: "Spin the wheel" }));
  await turn();
  const first = page.variables("useDrawRafflePrizeMutation");
  await page.refuse(new Error("away"));
  // The platform has used the ticket all the same.
  const { mock } = page.environment;
  const tickets = await waitFor(() =>
    mock.findOperation(({ request }) => request.node.operation.name === "RaffleScreenSubscription"),
  );
  const none = { Member: () => ({ id: "m1", unused: connection([]) }) };
  act(() => mock.nextValue(tickets, MockPayloadGenerator.generate(tickets, none)));
  expect(await screen.findByText("No tickets")).toBeTruthy();
  await turn();
  await waitFor(() => expect(page.variables("useDrawRafflePrizeMutation")).toEqual(first));
  await page.answer({
    DrawRafflePrizePayload: () => ({ ticket: null, member: null, userErrors: [{ message: "No." }] }),
  });
  expect((await screen.findByRole("alert")).textContent).toBe("No.");
});

it("shows guests the prizes, and asks them to log in at the button", async () => {
  const page = await renderAs("guest", raffleRoutes, "/promotions/raffle");
  await page.answer({ Site: () => ({ raffle }), Viewer: () => ({ member: null }) });
  await user.click(await screen.findByRole("button", { name: "Spin the wheel" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("stops with the middle of each field at the top, always forward", () => {
  let before = 0;
  for (const index of [0, 7, 3, 3, 0]) {
    const turn = nextTurn(before, index, 8);
    expect((turn + (index + 0.5) * 45) % 360).toBe(0);
    expect(turn - before).toBeGreaterThanOrEqual(4 * 360);
    before = turn;
  }
});
