import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { confirm, fillSlip, member, money, show, user } from "../../testing/renderLottery.tsx";
import { resetServerTime } from "../../time/serverClock.ts";

/** Answers the questions of all places that ask whether the slip has arrived. */
async function tell(page: Awaited<ReturnType<typeof show>>, sentChange: object | null) {
  const { mock } = page.environment;
  const asks = () =>
    mock.getAllOperations().filter(({ request }) => request.node.operation.name === "useSentChangeQuery");
  await waitFor(() => expect(asks()).not.toEqual([]));
  while (asks().length > 0) await page.settle("useSentChangeQuery", { Member: () => ({ ...member, sentChange }) });
}

beforeEach(() => {
  resetServerTime();
  localStorage.clear();
});

it("places a slip once: without an answer, it sends the same key and draw again", async () => {
  const page = await show();
  const slip = await fillSlip();
  await confirm(slip);
  const first = page.find("usePlaceLotteryOrderMutation");
  expect(first.request.variables.input).toMatchObject({
    lotteryId: "l1",
    drawNumber: "0002",
    lines: [{ playType: "LAST_TWO", content: "3|5,6,7,8,9", unit: "0.10", multiple: 1 }],
    chase: null,
  });
  await act(async () => page.environment.mock.reject(first, new Error("offline")));
  await tell(page, null);
  expect(slip.getByRole("alert").textContent).toContain("can't be placed twice");
  await user.click(slip.getByRole("button", { name: "Send again" }));
  const second = page.find("usePlaceLotteryOrderMutation");
  expect(second.request.variables).toEqual(first.request.variables);
  await page.settle("usePlaceLotteryOrderMutation", {
    PlaceLotteryOrderPayload: () => ({ userErrors: [], openDraw: null }),
  });
  expect(await slip.findByText(/Choose your numbers/)).toBeTruthy();
});

it("sends a slip without an answer again with the same key, also after a reload", async () => {
  const first = await show();
  await confirm(await fillSlip());
  const { input } = first.find("usePlaceLotteryOrderMutation").request.variables;
  cleanup();
  const second = await show();
  const slip = within(screen.getByRole("complementary", { name: "Bet slip" }));
  expect(slip.getByRole("status").textContent).toMatch(/Checking whether it went through/);
  expect(second.find("useSentChangeQuery").request.variables).toEqual({ idempotencyKey: input.idempotencyKey });
  await tell(second, null);
  await user.click(slip.getByRole("button", { name: "Send again" }));
  expect(second.find("usePlaceLotteryOrderMutation").request.variables.input).toEqual(input);
  // A line that comes to it now is the next bet.
  await fillSlip();
  const lines = () => slip.getAllByRole("button", { name: /^Remove/ });
  expect(lines()).toHaveLength(2);
  await second.settle("usePlaceLotteryOrderMutation", {
    PlaceLotteryOrderPayload: () => ({ userErrors: [], openDraw: null }),
  });
  expect(lines()).toHaveLength(1);
});

it("empties a slip that has arrived without an answer, so that the next equal one is another bet", async () => {
  const page = await show();
  const slip = await fillSlip();
  await confirm(slip);
  const first = page.find("usePlaceLotteryOrderMutation");
  await act(async () => page.environment.mock.reject(first, new Error("offline")));
  await tell(page, { state: "ARRIVED", kind: "LOTTERY_ORDER", recordId: "o1", amount: money("0.50") });
  expect(slip.getByRole("status").textContent).toMatch(/your bet of \$0\.50 was placed/);
  await user.click(slip.getByRole("button", { name: "Close" }));
  expect(slip.queryByRole("listitem")).toBeNull();
  await confirm(await fillSlip());
  const { input } = page.find("usePlaceLotteryOrderMutation").request.variables;
  expect(input.idempotencyKey).not.toBe(first.request.variables.input.idempotencyKey);
});
