import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import type { Caller } from "../../caller/caller.ts";
import { lobbyOf } from "../../testing/lobbyOf.ts";
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
const wallet = { id: "w", available: { amount: "100", currency: "FUN" }, bonus: null };

beforeEach(() => sessionStorage.clear());

/** A lobby with one game, which the visitor taps; its stage is answered. */
async function tapGame(caller: Caller, hasDemo = true) {
  const member = caller === "guest" ? null : { id: "m", kind: caller === "trial" ? "TRIAL" : "PLAYER", wallet };
  const game = { ...koi, hasDemo };
  const lobby = await renderAs(caller, gamesRoutes, "/rng?label=hot");
  await lobby.answer({ ...lobbyOf(game), Viewer: () => ({ member }) });
  await user.click(await screen.findByRole("button", { name: "Play Golden Koi" }));
  await lobby.answerTo("GameStageQuery", { Node: () => game, Game: () => game, Viewer: () => ({ member }) });
  return lobby;
}

const launched = () => ({ launch: { url: "https://one.example/play/1", fallbackUrls: [] }, userErrors: [] });
const address = ({ router }: Awaited<ReturnType<typeof tapGame>>) => router.state.location.search;

it("gives a guest the demo first and money second, at an address that Back leaves", async () => {
  const page = await tapGame("guest");
  expect(address(page)).toBe("?label=hot&game=koi");
  expect(await page.answerTo("useLaunchDemoMutation", { LaunchDemoGamePayload: launched })).toEqual({
    input: { gameId: "koi", ageConfirmed: true },
  });
  expect(await screen.findByTitle("Golden Koi")).toBeTruthy();
  const choice = screen.getByRole("group", { name: "Demo or real money" });
  expect([...choice.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual([
    "Demo",
    "Play for real money",
  ]);
  await user.click(screen.getByRole("button", { name: "Play for real money" }));
  expect((await screen.findByRole("dialog", { name: "Log in" })).textContent).toContain("Not logged in");
  // The demo goes on behind, and real money comes with the login.
  act(() => page.switchCaller("member"));
  expect(await page.answerTo("useLaunchMutation", { LaunchGamePayload: launched })).toMatchObject({
    input: { gameId: "koi" },
  });
  await act(() => page.router.navigate(-1));
  expect(address(page)).toBe("?label=hot");
  await waitFor(() => expect(screen.queryByTitle("Golden Koi")).toBeNull());
});

it("plays the demo with a trial account's own money, and warns of real money with a way on", async () => {
  const page = await tapGame("trial");
  await page.answerTo("useLaunchDemoMutation", { LaunchDemoGamePayload: launched });
  expect(screen.getAllByRole("status", { name: "Balance" })[0]?.textContent).toContain("100");
  await user.click(screen.getByRole("button", { name: "Play for real money" }));
  const warning = await screen.findByRole("alertdialog", { name: "You need a real account" });
  expect([...warning.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual([
    "Play the demo",
    "Create account",
    "OK",
  ]);
  await user.click(screen.getByRole("button", { name: "Play the demo" }));
  await waitFor(() => expect(warning.isConnected).toBe(false));
  expect(screen.getByTitle("Golden Koi")).toBeTruthy();
});

const edge = (id: string, more: object) => ({ cursor: id, node: { ...koi, id, name: `Game ${id}`, ...more } });

it.each([
  ["guest", ["Log in", "Create account"]],
  ["trial", ["Create account"]],
] as const)("tells a %s what can be done at a game without demo", async (caller, ways) => {
  const page = await tapGame(caller, false);
  const stage = within(await screen.findByRole("dialog", { name: "Golden Koi" }));
  expect(stage.getByRole("heading", { name: "This game has no demo" })).toBeTruthy();
  expect(stage.queryByText(/not logged in/i)).toBeNull();
  expect(screen.queryByRole("dialog", { name: "Log in" })).toBeNull();
  await page.answerTo("SuggestedGamesQuery", {
    GameConnection: () => ({
      edges: [
        edge("a", { hasDemo: true }),
        edge("b", { hasDemo: false }),
        edge("c", { hasDemo: true, status: "MAINTENANCE" }),
      ],
    }),
  });
  const others = await stage.findAllByRole("article");
  expect(others.map((tile) => tile.getAttribute("aria-label"))).toEqual(["Game a"]);
  for (const way of ways) {
    await user.click(stage.getByRole("button", { name: way }));
    const login = await screen.findByRole("dialog", { name: way });
    await user.click(within(login).getByRole("button", { name: "Close" }));
  }
  expect(stage.queryAllByRole("button", { name: "Log in" })).toHaveLength(ways.length - 1);
});

it.each([
  ["BAD_ID", "Game not found", "Game not found"],
  ["UPSTREAM_UNAVAILABLE", "Connection problem", ""],
])("says of a game that failed with %s: %s, and names the tab after what is missing", async (code, text, title) => {
  const page = await renderAs("guest", gamesRoutes, "/game?id=koi");
  const error = { message: "No.", path: ["node"], extensions: { code } };
  const failed = { data: { node: null, viewer: { member: null } }, errors: [error] };
  await act(async () => page.environment.mock.resolve(page.latest(), failed));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(document.title).toContain(title);
});

it("can be closed while the game loads, and when it could not be loaded", async () => {
  const page = await renderAs("guest", gamesRoutes, "/hot?game=koi");
  const dialog = await screen.findByRole("dialog", { name: "Opening the game…" });
  expect(within(dialog).getByRole("button", { name: "Close game" })).toBeTruthy();
  const { mock } = page.environment;
  const stage = () => mock.findOperation(({ request }) => request.node.operation.name === "GameStageQuery");
  await act(async () => mock.reject(stage(), new Error("No.")));
  expect((await within(dialog).findByRole("alert")).textContent).toContain("This couldn't be loaded");
  await user.click(within(dialog).getByRole("button", { name: "Close game" }));
  await waitFor(() => expect(page.router.state.location.search).toBe(""));
});
