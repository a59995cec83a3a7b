import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { accountKey } from "../../browser/accountKey.ts";
import { confirm, draw, fillSlip, lottery, picker, show, user } from "../../testing/renderLottery.tsx";
import { resetServerTime } from "../../time/serverClock.ts";
import { recallSlip, rememberSlip } from "./savedSlips.ts";

const saved = { draw: "0002", isChase: false, draws: "5", stopOnWin: true, sent: null };
const line = {
  key: "k",
  playType: "ONE",
  title: "One",
  content: "1",
  unit: "0.10",
  multiple: 1,
  bets: 1,
  currency: "USD",
};

beforeEach(() => {
  resetServerTime();
  localStorage.clear();
});

it("takes back what was bet at once and not confirmed, and keeps its numbers and the lines before it", async () => {
  const page = await show();
  const choose = async () => {
    await user.click(picker("Position 1").getByRole("button", { name: "3" }));
    await user.click(picker("Position 2").getByRole("button", { name: "Big" }));
  };
  const betNow = async (answer: string) => {
    await user.click(screen.getByRole("button", { name: "Bet now" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: answer }));
  };
  const slip = within(screen.getByRole("complementary", { name: "Bet slip" }));
  const isChosen = () => picker("Position 1").getByRole("button", { name: "3" }).getAttribute("aria-pressed");
  await choose();
  await betNow("Cancel");
  expect(slip.queryByRole("listitem")).toBeNull();
  expect([isChosen(), recallSlip("ann", "SEA_5D_1M")]).toEqual(["true", null]);

  await user.click(screen.getByRole("button", { name: "Add to slip" }));
  await user.click(slip.getByRole("button", { name: "Place bet" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel" }));
  await choose();
  await betNow("Cancel");
  expect(slip.getAllByRole("listitem")).toHaveLength(1);
  expect(isChosen()).toBe("true");
  await betNow("Confirm");
  expect(page.find("usePlaceLotteryOrderMutation").request.variables.input.lines).toHaveLength(2);
  // The order is on its way: closing the question takes nothing back.
  await user.keyboard("{Escape}");
  expect(slip.getAllByRole("listitem", { hidden: true })).toHaveLength(2);
  expect(isChosen()).toBe("false");
});

it("offers the lines of a draw that the platform has closed for the next draw, and shows refusals on their lines", async () => {
  const page = await show();
  const slip = await fillSlip();
  expect(slip.getByText("Draw 0002")).toBeTruthy();
  await confirm(slip);
  const firstKey = page.find("usePlaceLotteryOrderMutation").request.variables.input.idempotencyKey;
  await page.settle("usePlaceLotteryOrderMutation", {
    PlaceLotteryOrderPayload: () => ({
      order: null,
      member: null,
      openDraw: { number: "0003" },
      userErrors: [
        {
          code: "DRAW_CLOSED",
          field: ["drawNumber"],
          message: "This draw is closed.",
          retryAfter: null,
          limit: null,
          playBreak: null,
        },
      ],
    }),
  });
  expect((await slip.findByRole("status")).textContent).toContain("Draw 0002 closed before your line was placed.");
  expect(slip.queryByRole("listitem")).toBeNull();
  await user.click(slip.getByRole("button", { name: "Move to draw 0003" }));
  expect(slip.queryByRole("status")).toBeNull();
  await confirm(slip);
  const { input } = page.find("usePlaceLotteryOrderMutation").request.variables;
  expect(input.drawNumber).toBe("0003");
  expect(input.idempotencyKey).not.toBe(firstKey);
  await page.settle("usePlaceLotteryOrderMutation", {
    PlaceLotteryOrderPayload: () => ({
      order: null,
      member: null,
      openDraw: null,
      userErrors: [
        {
          code: "STAKE_OUT_OF_RANGE",
          field: ["lines", "0", "unit"],
          message: "Too much.",
          retryAfter: null,
          limit: null,
          playBreak: null,
        },
      ],
    }),
  });
  const [line] = slip.getAllByRole("listitem");
  expect(line && within(line).getByRole("alert").textContent).toBe("Too much.");
});

it("asks for a draw that takes bets, and says when that is another one than before", async () => {
  const page = await show();
  const slip = await fillSlip();
  await user.click(slip.getByRole("button", { name: "Place bet" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/draw 0002/)).toBeTruthy();
  await page.settle("useFollowDrawsSubscription", { Lottery: () => ({ ...lottery, currentDraw: draw("0003", 40) }) });
  expect(question.getByRole("status").textContent).toContain("Draw 0002 has closed.");
  expect(question.getByText(/draw 0003/)).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Confirm" }));
  expect(page.find("usePlaceLotteryOrderMutation").request.variables.input.drawNumber).toBe("0003");
});

it("drops the lines of a draw that has closed, with a notice that can be dismissed", async () => {
  const page = await show();
  const slip = await fillSlip();
  await page.settle("useFollowDrawsSubscription", { Lottery: () => ({ ...lottery, currentDraw: draw("0003", 40) }) });
  expect((await slip.findByRole("status")).textContent).toContain("Draw 0002 closed");
  expect(slip.getByText(/Choose your numbers/)).toBeTruthy();
  await user.click(slip.getByRole("button", { name: "Close" }));
  expect(slip.queryByRole("status")).toBeNull();
  expect(recallSlip("ann", "SEA_5D_1M")).toBeNull();
});

it("keeps the slip through a reload, and drops it with a notice when its draw has closed since", async () => {
  await show();
  await fillSlip();
  cleanup();
  await show();
  const slip = within(screen.getByRole("complementary", { name: "Bet slip" }));
  expect(slip.getAllByRole("listitem")).toHaveLength(1);
  expect(slip.getByText("5 bets")).toBeTruthy();
  cleanup();

  const kept = recallSlip("ann", "SEA_5D_1M");
  if (!kept) throw new Error("no slip");
  rememberSlip("ann", { ...kept, draw: "0001" });
  await show();
  const late = within(screen.getByRole("complementary", { name: "Bet slip" }));
  expect((await late.findByRole("status")).textContent).toContain("Draw 0001 closed");
  await user.click(late.getByRole("button", { name: "Move to draw 0002" }));
  expect(late.getAllByRole("listitem")).toHaveLength(1);
});

it("keeps a slip for each account, takes what a guest filled, and reads no slip that is none", async () => {
  rememberSlip(null, { ...saved, code: "SEA_5D_1M", lines: [line] });
  await show(undefined, "guest");
  const shown = within(screen.getByRole("complementary", { name: "Bet slip" }));
  expect(shown.getAllByRole("listitem")).toHaveLength(1);
  cleanup();
  expect(recallSlip("ann", "SEA_5D_1M")).toBeNull();
  // The guest logs in.
  await show();
  expect(within(screen.getByRole("complementary", { name: "Bet slip" })).getAllByRole("listitem")).toHaveLength(1);
  expect([recallSlip(null, "SEA_5D_1M"), recallSlip("ann", "SEA_5D_1M")?.lines]).toEqual([null, [line]]);
  cleanup();

  for (const wrong of [
    { lines: [] },
    { lines: Array.from({ length: 101 }, () => line) },
    { lines: [{ ...line, unit: "1e9" }] },
    { lines: [{ ...line, multiple: 0.5 }] },
    { lines: [{ ...line, content: "1".repeat(1_001) }] },
    { draw: "<b>" },
    { sent: { idempotencyKey: "1", drawNumber: "0002" } },
  ]) {
    localStorage.setItem(
      accountKey("lotterySlips", "ann"),
      JSON.stringify([{ ...saved, code: "A", lines: [line], ...wrong }]),
    );
    expect(recallSlip("ann", "A")).toBeNull();
  }
  for (const wrong of ["{", "null", '"A"', "[null, 1]"]) {
    localStorage.setItem(accountKey("lotterySlips", "ann"), wrong);
    expect(recallSlip("ann", "A")).toBeNull();
  }
  for (let i = 0; i < 12; i += 1) rememberSlip("ann", { ...saved, code: `L${i}`, lines: [line] });
  expect([recallSlip("ann", "L1"), recallSlip("ann", "L2")?.code, recallSlip(null, "L2")]).toEqual([null, "L2", null]);
});

/** Another tab, which writes these slips of Ann. */
function writeElsewhere(slips: readonly object[]): void {
  const key = accountKey("lotterySlips", "ann");
  const [oldValue, newValue] = [localStorage.getItem(key), JSON.stringify(slips)];
  localStorage.setItem(key, newValue);
  fireEvent(window, new StorageEvent("storage", { key, oldValue, newValue }));
}

it("shows what another tab changes in this lottery's slip, and answers no change of another lottery's", async () => {
  rememberSlip("ann", { ...saved, lines: [line], code: "SEA_5D_1M" });
  await show();
  const slip = within(screen.getByRole("complementary", { name: "Bet slip" }));
  const own = recallSlip("ann", "SEA_5D_1M");
  if (!own) throw new Error("nothing kept");
  const other = { ...own, code: "OTHER" };
  writeElsewhere([other, own]);
  expect(localStorage.getItem(accountKey("lotterySlips", "ann"))).toBe(JSON.stringify([other, own]));
  writeElsewhere([{ ...own, lines: [line, { ...line, key: "k2" }] }, other]);
  expect(await slip.findAllByRole("listitem")).toHaveLength(2);
});

it("chases over up to the highest number of draws, for the price of all", async () => {
  const page = await show();
  const slip = await fillSlip();
  await user.click(slip.getByRole("switch", { name: /Chase/ }));
  const draws = slip.getByLabelText(/Draws, including this one/);
  fireEvent.change(draws, { target: { value: "51" } });
  await user.click(slip.getByRole("button", { name: "Place bet" }));
  expect(await slip.findByText("Enter a whole number from 2 to 50")).toBeTruthy();
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

it("opens the slip where it has no column, to say why it was refused", async () => {
  vi.spyOn(globalThis, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} }),
  );
  const page = await show();
  // Without the bonus that is not cash yet.
  expect(screen.getByText("Balance").closest("p")?.textContent).toBe("Balance$1,250.50");
  const slip = await fillSlip();
  await confirm(slip);
  const refusal = {
    code: "INSUFFICIENT_BALANCE",
    field: null,
    message: "Not enough money.",
    retryAfter: null,
    limit: null,
    playBreak: null,
  };
  await page.settle("usePlaceLotteryOrderMutation", {
    PlaceLotteryOrderPayload: () => ({ order: null, member: null, openDraw: null, userErrors: [refusal] }),
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Bet slip" }));
  expect(dialog.getByRole("alert").textContent).toContain("Not enough money.");
  expect(dialog.getByRole("link", { name: "Deposit" })).toBeTruthy();
});
