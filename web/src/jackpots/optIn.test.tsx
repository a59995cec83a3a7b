import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { renderAs } from "../testing/renderAs.tsx";
import { jackpotsRoutes } from "./jackpots.routes.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const jackpot = {
  __typename: "Jackpot",
  id: "j3",
  name: "Phoenix Night",
  amount: money("142600000"),
  needsOptIn: true,
  contribution: "0.14",
  lastWin: { account: "li***7", amount: money("1200000"), wonAt: new Date().toISOString() },
  games: [],
  levels: [{ key: "MINI", title: "Mini", amount: money("764000"), mustDropBy: money("1200000"), share: "0.50" }],
};
const COST = /Each bet on its games then costs an extra 0\.14% of the stake: ₫14 for a stake of ₫10,000\./;

/** The page with one jackpot, as a member who has opted in to these. */
async function open(caller: "guest" | "member", optIns: string[] = []) {
  const page = await renderAs(caller, jackpotsRoutes, "/jackpots");
  await page.answer({
    Site: () => ({ jackpots: [jackpot], jackpotWins: [], jackpotWinners: { edges: [] } }),
    Viewer: () => ({ member: caller === "guest" ? null : { id: "m1", favoriteGameIds: [] } }),
  });
  if (caller === "member") {
    const asked = await waitFor(() =>
      page.environment.mock.findOperation(({ request }) => request.node.operation.name === "OptedInQuery"),
    );
    await act(async () => page.environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, member(optIns))));
  }
  return page;
}
const member = (optIns: string[]) => ({
  Member: () => ({ id: "m1", jackpotOptIns: optIns.map((jackpotId) => ({ jackpotId })) }),
});

it("tells a guest what the opt-in costs and who won last, and asks for the login", async () => {
  const page = await open("guest");
  expect(await screen.findByText(COST)).toBeTruthy();
  expect(screen.getByText(/^Last won by li\*\*\*7: ₫1,200,000/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Opt in", description: COST }));
  expect(page.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain(
    "OptInMutation",
  );
});

it("opts a member in and out", async () => {
  const page = await open("member");
  await user.click(await screen.findByRole("button", { name: "Opt in" }));
  const sent = page.variables("OptInMutation").input;
  expect(sent).toMatchObject({ jackpotId: "j3", isOptedIn: true });
  await page.answer({ ...member(["j3"]), SetJackpotOptInPayload: () => ({ userErrors: [] }) });
  expect((await screen.findByText(/^You've opted in/)).getAttribute("role")).toBe("status");
  await user.click(screen.getByRole("button", { name: "Opt out" }));
  expect(page.variables("OptInMutation").input).toMatchObject({ jackpotId: "j3", isOptedIn: false });
  await page.answer({ ...member([]), SetJackpotOptInPayload: () => ({ userErrors: [] }) });
  expect(await screen.findByText(/^You haven't opted in/)).toBeTruthy();
});

it("shows a refusal, and sends a lost request again with its key", async () => {
  const page = await open("member");
  const key = () => page.variables("OptInMutation").input.idempotencyKey;
  await user.click(await screen.findByRole("button", { name: "Opt in" }));
  const first = key();
  await page.refuse(new Error("away"));
  await user.click(await screen.findByRole("button", { name: "Opt in" }));
  expect(key()).toBe(first);
  await page.answer({
    SetJackpotOptInPayload: () => ({ member: null, userErrors: [{ message: "You do not meet the conditions." }] }),
  });
  expect((await screen.findByRole("alert")).textContent).toBe("You do not meet the conditions.");
});
