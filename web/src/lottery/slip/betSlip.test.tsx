import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { confirm, fillSlip, show, user } from "../../testing/renderLottery.tsx";
import { resetServerTime } from "../draws/serverClock.ts";

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
  expect((await slip.findByRole("alert")).textContent).toContain("can’t be placed twice");
  await user.click(slip.getByRole("button", { name: "Try again" }));
  const second = page.find("usePlaceLotteryOrderMutation");
  expect(second.request.variables).toEqual(first.request.variables);
  await page.settle("usePlaceLotteryOrderMutation", {
    PlaceLotteryOrderPayload: () => ({ userErrors: [], openDraw: null }),
  });
  expect(await slip.findByText(/Choose your numbers/)).toBeTruthy();
});

it("offers the next draw when this one has closed, and shows refusals on their lines", async () => {
  const page = await show();
  const slip = await fillSlip();
  await confirm(slip);
  const firstKey = page.find("usePlaceLotteryOrderMutation").request.variables.input.idempotencyKey;
  await page.settle("usePlaceLotteryOrderMutation", {
    PlaceLotteryOrderPayload: () => ({
      order: null,
      member: null,
      openDraw: { number: "0003" },
      userErrors: [{ code: "DRAW_CLOSED", field: ["drawNumber"], message: "This draw is closed.", retryAfter: null }],
    }),
  });
  expect((await slip.findByRole("alert")).textContent).toContain("This draw is closed.");
  await user.click(slip.getByRole("button", { name: "Bet on draw 0003" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Confirm" }));
  const { input } = page.find("usePlaceLotteryOrderMutation").request.variables;
  expect(input.drawNumber).toBe("0003");
  expect(input.idempotencyKey).not.toBe(firstKey);
  await page.settle("usePlaceLotteryOrderMutation", {
    PlaceLotteryOrderPayload: () => ({
      order: null,
      member: null,
      openDraw: null,
      userErrors: [
        { code: "STAKE_OUT_OF_RANGE", field: ["lines", "0", "unit"], message: "Too much.", retryAfter: null },
      ],
    }),
  });
  const [line] = slip.getAllByRole("listitem");
  expect(line && within(line).getByRole("alert").textContent).toBe("Too much.");
});

it("chases over up to the highest number of draws, for the price of all", async () => {
  const page = await show();
  const slip = await fillSlip();
  await user.click(slip.getByRole("switch", { name: /Chase/ }));
  const draws = slip.getByLabelText(/Draws, this one/);
  fireEvent.change(draws, { target: { value: "51" } });
  await user.click(slip.getByRole("button", { name: "Place bet" }));
  expect(await slip.findByText("A whole number from 2 to 50")).toBeTruthy();
  fireEvent.change(draws, { target: { value: "3" } });
  expect(slip.getByText("15 bets").parentElement?.textContent).toContain("$1.50");
  await confirm(slip);
  expect(page.find("usePlaceLotteryOrderMutation").request.variables.input.chase).toEqual({
    draws: 3,
    stopOnWin: true,
  });
});

it("sends guests to the login, and keeps their slip and their favorites", async () => {
  await show("/lottery?gameCode=SEA_5D_1M", "guest");
  const menu = within(screen.getAllByRole("navigation", { name: "Lotteries" })[0] ?? document.body);
  await user.click(menu.getByRole("button", { name: "Favourite: Lucky Drum" }));
  expect(localStorage.getItem("favoriteLotteries.")).toBe('["ELOTT_1"]');
  const slip = await fillSlip();
  await user.click(slip.getByRole("button", { name: "Place bet" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect((await screen.findByRole("dialog", { name: "Log in" })).textContent).toContain("Not logged in");
  expect(slip.getAllByRole("listitem", { hidden: true })).toHaveLength(1);
});
