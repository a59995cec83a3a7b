import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerWithout } from "../../testing/answerWithout.ts";
import { draw, drawn, lottery, member, open, picker, show, site, user } from "../../testing/renderLottery.tsx";

it("opens the category with one query, also for a code that no lottery has", async () => {
  const page = await open("/lottery");
  expect(page.find("LotteryScreenQuery").request.variables).toEqual({ code: null, mode: null });
  await page.settle("LotteryScreenQuery", { Site: () => site(), Viewer: () => ({ member }) });
  expect(await screen.findByRole("heading", { name: "Minute Draw" })).toBeTruthy();
  expect(page.router.state.location.search).toBe("");
  await act(() => page.router.navigate("/lottery?gameCode=NOPE&playType=ONE"));
  await page.settle("LotteryScreenQuery", { Site: () => site(null), Viewer: () => ({ member }) });
  await waitFor(() => expect(page.router.state.location.search).toBe(""));
});

it("opens a lottery on the screen that it belongs to", async () => {
  const page = await open("/vnlottery?gameCode=SEA_5D_1M&playType=ONE");
  await page.settle("LotteryScreenQuery", { Site: () => site(), Viewer: () => ({ member }) });
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/lottery"));
  expect(page.router.state.location.search).toBe("?gameCode=SEA_5D_1M&playType=ONE");
});

it("shows an error, and not that a lottery is missing, when it could not be loaded", async () => {
  const page = await open("/lottery?gameCode=SEA_5D_1M");
  await act(async () => {
    const operation = page.find("LotteryScreenQuery");
    const resolvers = { Site: () => site(null), Viewer: () => ({ member }) };
    page.environment.mock.resolve(operation, answerWithout(["site", "lottery"], operation, resolvers));
  });
  expect(await screen.findByText("This couldn't be loaded")).toBeTruthy();
  expect(page.router.state.location.search).toBe("?gameCode=SEA_5D_1M");
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
  expect(screen.getByRole("alert").textContent).toContain("up to 50 bets");
  await user.click(picker("Position 1").getByRole("button", { name: "Clear" }));
  await user.click(screen.getByRole("button", { name: "Random" }));
  const unit = screen.getByRole("textbox", { name: "Stake per bet" });
  await user.clear(unit);
  await user.type(unit, "99");
  await user.click(screen.getByRole("button", { name: "Add to slip" }));
  expect(await screen.findByText("Enter $0.10 to $50.00")).toBeTruthy();
  for (const [typed, said] of [
    ["1.005", "Amounts in USD have up to 2 decimals"],
    [" ", "Enter $0.10 to $50.00"],
  ] as const) {
    await user.clear(unit);
    await user.type(unit, typed);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByText("$0")).toBeTruthy();
  }
  await user.clear(unit);
  expect(await screen.findByText("Enter $0.10 to $50.00")).toBeTruthy();
  const multiple = screen.getByRole("textbox", { name: "Multiple" });
  await user.clear(multiple);
  expect(await screen.findByText("Enter a whole number from 1 to 1000")).toBeTruthy();
  await user.type(multiple, "１ ๐๐๐");
  await waitFor(() => expect(screen.queryByText("Enter a whole number from 1 to 1000")).toBeNull());
  expect(document.body.textContent).not.toContain("must be");
});

it("takes an amount as the screen writes it", async () => {
  await show();
  await user.click(screen.getByRole("button", { name: "Random" }));
  const unit = screen.getByRole("textbox", { name: "Stake per bet" });
  await user.clear(unit);
  await user.type(unit, "1,000.50");
  await user.click(screen.getByRole("button", { name: "Add to slip" }));
  expect(await screen.findByText("Enter $0.10 to $50.00")).toBeTruthy();
  await user.clear(unit);
  await user.type(unit, "5.50");
  await user.click(screen.getByRole("button", { name: "Add to slip" }));
  const slip = within(await screen.findByRole("complementary", { name: "Bet slip" }));
  expect((await slip.findByRole("listitem")).textContent).toContain("$5.50");
});

it("keeps the play type in the address", async () => {
  const page = await show("/lottery?gameCode=SEA_5D_1M&playType=one");
  expect(screen.getByRole("tab", { name: "Play ONE" }).getAttribute("aria-selected")).toBe("true");
  await user.click(screen.getByRole("tab", { name: "Play LAST_TWO" }));
  expect(new URLSearchParams(page.router.state.location.search).get("playType")).toBe("LAST_TWO");
});
