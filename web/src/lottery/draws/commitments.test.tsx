import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { draw, drawn, fillSlip, lottery, member, money, open, show, site, user } from "../../testing/renderLottery.tsx";
import { commitmentOf } from "./commitments.ts";

afterEach(() => vi.restoreAllMocks());

/** The SHA-256 of 32 zero bytes, and another one. */
const SEED = "00".repeat(32);
const COMMITMENT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const OTHER = "cd".repeat(32);

it("says that a draw from before the installation was generated, and offers no check of it", async () => {
  const page = await open("/lottery?gameCode=SEA_5D_1M");
  const past = { ...drawn("0001", ["3", "9", "3", "8", "5"]), seed: SEED, commitment: null, isGenerated: true };
  const shown = { ...lottery, results: { edges: [{ node: past }] } };
  await page.settle("LotteryScreenQuery", { Site: () => site(shown), Viewer: () => ({ member }) });
  const last = within(await screen.findByRole("region", { name: "Last result" }));
  expect(last.getByText(/^Sample history/)).toBeTruthy();
  expect(last.queryByRole("button", { name: "Check this draw" })).toBeNull();
});

it("says outside of the list of findings that the browser can't check a draw", async () => {
  vi.spyOn(crypto.subtle, "digest").mockRejectedValue(new Error("no digest"));
  const page = await open("/lottery?gameCode=SEA_5D_1M");
  const past = { ...drawn("0001", ["3", "9", "3", "8", "5"]), seed: SEED, commitment: COMMITMENT, isGenerated: false };
  const shown = { ...lottery, results: { edges: [{ node: past }] } };
  await page.settle("LotteryScreenQuery", { Site: () => site(shown), Viewer: () => ({ member }) });
  const last = within(await screen.findByRole("region", { name: "Last result" }));
  await user.click(last.getByRole("button", { name: "Check this draw" }));
  const message = await within(await screen.findByRole("dialog")).findByText("This browser can't check the draw.");
  expect(message.closest("ul")).toBeNull();
  expect(message.closest("[aria-live=polite]")).toBeTruthy();
});

it("stays with the draw whose seal was opened, and shows the secret when the numbers are out", async () => {
  const page = await show();
  await user.click(screen.getByRole("button", { name: "Sealed" }));
  const dialog = await screen.findByRole("dialog", { name: "Checking draw 0002" });
  expect(within(dialog).getByText("The secret will be shown here once the numbers are out.")).toBeTruthy();
  const past = { ...drawn("0002", ["1", "2", "3", "4", "5"]), seed: SEED };
  await page.settle("useFollowDrawsSubscription", {
    Lottery: () => ({ ...lottery, currentDraw: draw("0003", 110), results: { edges: [{ node: past }] } }),
  });
  expect(screen.getByRole("dialog", { name: "Checking draw 0002" })).toBeTruthy();
  expect(await within(dialog).findByText(SEED)).toBeTruthy();
});

it("learns the commitments of all draws of a slip before it is placed, and shows the next one's", async () => {
  const page = await show();
  const slip = await fillSlip();
  await user.click(slip.getByRole("switch", { name: "Chase over several draws" }));
  await user.click(slip.getByRole("button", { name: "Place bet" }));
  const question = await screen.findByRole("alertdialog");
  await waitFor(() => page.find("useTellCommitmentsQuery"));
  const { variables } = page.find("useTellCommitmentsQuery").request;
  const upcomingDraws = [
    { ...draw("0002", 50), commitment: COMMITMENT },
    // Other files share what the page remembers, and do not name this draw.
    { ...draw("0777", 110), commitment: OTHER },
  ];
  await page.settle("useTellCommitmentsQuery", { Lottery: () => ({ id: "l1", upcomingDraws }) });
  expect(variables).toMatchObject({ id: "l1", first: expect.any(Number) });
  expect(Number(variables.first)).toBeGreaterThan(1);
  expect(await within(question).findByText(`Sealed as ${COMMITMENT.slice(0, 8)}…`)).toBeTruthy();
  expect(commitmentOf("draw-0777")).toBe(OTHER);
});

it.each([
  [COMMITMENT, "This is the fingerprint stored with your bet."],
  [OTHER, "This isn't the fingerprint stored with your bet."],
])("compares the draw of a bet with the commitment that the bet has: %s", async (commitment, finding) => {
  const page = await show();
  await user.click(screen.getByRole("tab", { name: "My bets" }));
  const order = {
    id: "order-1",
    internalID: "B1",
    lottery: { name: "Minute Draw", code: "SEA_5D_1M", kind: "FIVE_DIGITS" },
    drawNumber: "0001",
    commitment,
    draw: { ...drawn("0001", ["3", "9", "3", "8", "5"]), seed: SEED, commitment: COMMITMENT },
    state: "LOST",
    stake: money("10.00"),
    win: money("0.00"),
    lines: [],
    cancellableUntil: null,
  };
  const waiting = { ...order, id: "order-2", draw: null, state: "OPEN", win: null };
  await waitFor(() => page.find("LotteryOrdersQuery"));
  await page.settle("LotteryOrdersQuery", {
    Member: () => ({ id: "m1" }),
    LotteryOrderConnection: () => ({
      totalCount: 2,
      edges: [{ node: waiting }, { node: order }],
      pageCursors: { first: null, around: [], last: null, previous: null },
    }),
  });
  const orders = within(await screen.findByRole("tabpanel", { name: "My bets" }));
  expect(orders.getByText(`Sealed as ${commitment.slice(0, 8)}…`)).toBeTruthy();
  await user.click(orders.getByRole("button", { name: "Check this draw" }));
  expect(await within(await screen.findByRole("dialog")).findByText(finding)).toBeTruthy();
});
