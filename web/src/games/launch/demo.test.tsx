import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, it } from "vitest";
import type { Caller } from "../../caller/caller.ts";
import { renderAs } from "../../testing/renderAs.tsx";
import { gamesRoutes } from "../games.routes.tsx";

const user = userEvent.setup();
const koi = {
  __typename: "Game",
  id: "koi",
  name: "Golden Koi",
  status: "ACTIVE",
  category: "RNG",
  labels: [],
  lottery: null,
};
const wallet = { id: "w", total: { amount: "100", currency: "FUN" } };

beforeEach(() => sessionStorage.clear());

/** A lobby with one game, which the visitor taps; its stage is answered. */
async function tapGame(caller: Caller, hasDemo = true) {
  const member = caller === "guest" ? null : { id: "m", kind: caller === "trial" ? "TRIAL" : "PLAYER", wallet };
  const game = { ...koi, hasDemo };
  const lobby = await renderAs(caller, gamesRoutes, "/rng?label=hot");
  await lobby.answer({
    Site: () => ({ id: "site" }),
    Brand: () => ({ currencies: ["VND"] }),
    GameConnection: () => ({
      totalCount: 1,
      edges: [{ cursor: "a", node: game }],
      pageInfo: { hasNextPage: false, endCursor: "a" },
    }),
    Viewer: () => ({ member }),
  });
  await user.click(await screen.findByRole("button", { name: "Play Golden Koi" }));
  const { mock } = lobby.environment;
  /** Answers the request of a document when it is sent, and returns its variables. */
  const settle = async (name: string, resolvers: Parameters<typeof lobby.answer>[0]) => {
    const operation = await waitFor(() => {
      const found = mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
      if (!found) throw new Error(`${name} is not asked for`);
      return found;
    });
    await act(async () => mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)));
    return operation.request.variables;
  };
  await settle("GameStageQuery", { Node: () => game, Game: () => game, Viewer: () => ({ member }) });
  return { ...lobby, settle };
}

const launched = () => ({ launch: { url: "https://one.example/play/1", fallbackUrls: [] }, userErrors: [] });
const address = ({ router }: Awaited<ReturnType<typeof tapGame>>) => router.state.location.search;

it("gives a guest the demo first and money second, at an address that Back leaves", async () => {
  const page = await tapGame("guest");
  expect(address(page)).toBe("?label=hot&game=koi");
  expect(await page.settle("useLaunchDemoMutation", { LaunchDemoGamePayload: launched })).toEqual({
    input: { gameId: "koi", ageConfirmed: true },
  });
  expect(await screen.findByTitle("Golden Koi")).toBeTruthy();
  const choice = screen.getByRole("group", { name: "Demo or money" });
  expect([...choice.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual([
    "Demo",
    "Play for money",
  ]);
  await user.click(screen.getByRole("button", { name: "Play for money" }));
  expect((await screen.findByRole("dialog", { name: "Log in" })).textContent).toContain("Not logged in");
  // The demo goes on behind, and real money comes with the login.
  act(() => page.switchCaller("member"));
  expect(await page.settle("useLaunchMutation", { LaunchGamePayload: launched })).toMatchObject({
    input: { gameId: "koi" },
  });
  await act(() => page.router.navigate(-1));
  expect(address(page)).toBe("?label=hot");
  await waitFor(() => expect(screen.queryByTitle("Golden Koi")).toBeNull());
});

it("plays the demo with a trial account's own money, and warns of real money with a way on", async () => {
  const page = await tapGame("trial");
  await page.settle("useLaunchDemoMutation", { LaunchDemoGamePayload: launched });
  expect(screen.getAllByRole("status", { name: "Balance" })[0]?.textContent).toContain("100");
  await user.click(screen.getByRole("button", { name: "Play for money" }));
  const warning = await screen.findByRole("alertdialog", { name: "Real account needed" });
  expect([...warning.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual([
    "Play the demo",
    "Create account",
    "OK",
  ]);
  await user.click(screen.getByRole("button", { name: "Play the demo" }));
  await waitFor(() => expect(warning.isConnected).toBe(false));
  expect(screen.getByTitle("Golden Koi")).toBeTruthy();
});

it("tells a guest that a game has no demo, and asks for the login only on demand", async () => {
  await tapGame("guest", false);
  expect(await screen.findByText("This game has no demo.")).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: "Log in" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Play for money" }));
  expect(await screen.findByRole("dialog", { name: "Log in" })).toBeTruthy();
});
