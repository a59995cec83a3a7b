import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, it } from "vitest";
import { answerWithout } from "../../testing/answerWithout.ts";
import { renderAs } from "../../testing/renderAs.tsx";
import { resetServerTime } from "../draws/serverClock.ts";
import { lotteryRoutes } from "../lottery.routes.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "USD" });
const serverTime = "2031-05-05T10:00:00.000Z";
const draw = (number: string, seconds: number) => ({
  id: `draw-${number}`,
  number,
  state: "OPEN",
  opensAt: "2031-05-05T09:59:50.000Z",
  closesAt: new Date(Date.parse(serverTime) + seconds * 1000).toISOString(),
  drawsAt: new Date(Date.parse(serverTime) + (seconds + 10) * 1000).toISOString(),
  serverTime,
  commitment: "ab".repeat(32),
  seed: null,
  numbers: [],
  prizes: [],
});
const drawn = (number: string, numbers: string[]) => ({ ...draw(number, 0), state: "DRAWN", numbers, seed: null });
const playType = (code: string, positions: number) => ({
  code,
  title: `Play ${code}`,
  positions,
  choices: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
  minChoices: 1,
  maxChoices: 10,
  odds: ["95"],
  minUnit: money("0.10"),
  maxUnit: money("50.00"),
  maxBets: 50,
});
const lottery = {
  id: "l1",
  code: "SEA_5D_1M",
  name: "SEA 1 Minute",
  mode: "SEA",
  kind: "FIVE_DIGITS",
  accountTypeName: "TCG_SEA",
  defaultPlayType: "LAST_TWO",
  currentDraw: draw("0002", 50),
  playTypes: [playType("LAST_TWO", 2), playType("ONE", 1)],
  results: { edges: [{ node: drawn("0001", ["3", "9", "3", "8", "5"]) }] },
};
const other = { ...lottery, id: "l2", code: "ELOTT_1", name: "Lucky Drum", mode: "ELOTT", accountTypeName: "ELOTT" };
const site = (shown: object | null = lottery) => ({
  id: "site",
  lottery: shown,
  lotteryMenu: [
    { title: "Vendors", lotteries: [other] },
    { title: "House", lotteries: [lottery] },
  ],
  popularLotteries: [lottery],
});

/** Answers a request by its name; subscriptions wait for answers too. */
const open = async (address: string, caller: "guest" | "member" = "member") => {
  const page = await renderAs(caller, lotteryRoutes, address);
  const find = (name: string) =>
    page.environment.mock.findOperation(({ request }) => request.node.operation.name === name);
  const settle = (name: string, resolvers: Parameters<typeof MockPayloadGenerator.generate>[1]) =>
    act(async () => {
      const operation = find(name);
      page.environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers));
    });
  return { ...page, find, settle };
};
const member = { id: "m1", username: "ann", recentLotteries: [] };
const show = async (address = "/lottery?gameCode=SEA_5D_1M", caller: "guest" | "member" = "member") => {
  const page = await open(address, caller);
  await page.settle("LotteryScreenQuery", {
    Site: () => site(),
    Viewer: () => ({ member: caller === "guest" ? null : member }),
  });
  await screen.findByRole("heading", { name: "SEA 1 Minute" });
  return page;
};
const picker = (name: string) => within(screen.getByRole("group", { name }));
const fillSlip = async () => {
  await user.click(picker("Position 1").getByRole("button", { name: "3" }));
  await user.click(picker("Position 2").getByRole("button", { name: "Big" }));
  await user.click(screen.getByRole("button", { name: "Add to slip" }));
  return within(await screen.findByRole("complementary", { name: "Bet slip" }));
};
const confirm = async (slip: { getByRole: typeof screen.getByRole }) => {
  await user.click(slip.getByRole("button", { name: "Place bet" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Confirm" }));
};

beforeEach(resetServerTime);

it("opens the category at the vendor TCG_SEA, and says when a lottery does not exist", async () => {
  const page = await open("/lottery");
  expect(page.find("LotteryScreenQuery").request.variables).toMatchObject({ hasCode: false, mode: null });
  await page.settle("LotteryScreenQuery", { Site: () => site(null), Viewer: () => ({ member }) });
  await waitFor(() => expect(page.router.state.location.search).toBe("?gameCode=SEA_5D_1M"));
  await page.settle("LotteryScreenQuery", { Site: () => site(null), Viewer: () => ({ member }) });
  expect(await screen.findByRole("heading", { name: "Lottery not found" })).toBeTruthy();
});

it("shows an error, and not that a lottery is missing, when it could not be loaded", async () => {
  const page = await open("/lottery?gameCode=SEA_5D_1M");
  await act(async () => {
    const operation = page.find("LotteryScreenQuery");
    const resolvers = { Site: () => site(null), Viewer: () => ({ member }) };
    page.environment.mock.resolve(operation, answerWithout(["site", "lottery"], operation, resolvers));
  });
  expect(await screen.findByText("This could not be loaded")).toBeTruthy();
  expect(screen.queryByText("Lottery not found")).toBeNull();
});

it("counts down by the platform's clock, and shows the next draw when it is pushed", async () => {
  const page = await show();
  expect(screen.getByRole("timer").textContent).toMatch(/^00:(50|4\d)$/);
  expect(screen.getByText("Result of draw 0001")).toBeTruthy();
  await page.settle("useFollowDrawsSubscription", {
    Lottery: () => ({
      ...lottery,
      currentDraw: draw("0003", 40),
      results: { edges: [{ node: drawn("0002", ["1", "1", "1", "1", "7"]) }] },
    }),
  });
  expect(screen.getByText("Draw 0003")).toBeTruthy();
  expect(screen.getByText("Result of draw 0002")).toBeTruthy();
});

it("counts bets and price while numbers are chosen, and keeps a line within its limits", async () => {
  await show();
  await user.click(picker("Position 1").getByRole("button", { name: "3" }));
  await user.click(picker("Position 2").getByRole("button", { name: "Big" }));
  expect(screen.getByText("5 bets").parentElement?.textContent).toContain("$0.50");
  await user.click(picker("Position 1").getByRole("button", { name: "All" }));
  await user.click(picker("Position 2").getByRole("button", { name: "All" }));
  expect(screen.getByRole("alert").textContent).toContain("50 bets at most");
  await user.click(picker("Position 1").getByRole("button", { name: "Clear" }));
  await user.click(screen.getByRole("button", { name: "Random" }));
  const unit = screen.getByRole("textbox", { name: "Stake per bet" });
  await user.clear(unit);
  await user.type(unit, "99");
  await user.click(screen.getByRole("button", { name: "Add to slip" }));
  expect(await screen.findByText("Between 0.1 and 50")).toBeTruthy();
});

it("keeps the play type in the address", async () => {
  const page = await show("/lottery?gameCode=SEA_5D_1M&playType=one");
  expect(screen.getByRole("tab", { name: "Play ONE" }).getAttribute("aria-selected")).toBe("true");
  await user.click(screen.getByRole("tab", { name: "Play LAST_TWO" }));
  expect(new URLSearchParams(page.router.state.location.search).get("playType")).toBe("LAST_TWO");
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
