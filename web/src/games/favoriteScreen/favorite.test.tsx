import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { accountKey } from "../../browser/accountKey.ts";
import type { Caller } from "../../caller/caller.ts";
import { renderAs } from "../../testing/renderAs.tsx";
import { loadToggle } from "../favorites/useToggleFavorite.ts";
import { gamesRoutes } from "../games.routes.tsx";

const user = userEvent.setup();
const edges = ["a", "b", "c"].map((id) => ({
  cursor: id,
  node: { __typename: "Game", id, name: `Game ${id}`, status: "ACTIVE", category: "RNG" },
}));
const games = () => ({ totalCount: 3, edges, pageInfo: { hasNextPage: false, endCursor: "c" } });
const heart = (name: string) => screen.findByRole("button", { name: `Favourite: ${name}` });
const isMarked = async (name: string) => (await heart(name)).getAttribute("aria-pressed") === "true";

async function open(address: string, caller: Caller, favoriteGameIds: string[] | null, username = "demo") {
  const list = await renderAs(caller, gamesRoutes, address);
  await list.answer({
    Brand: () => ({ currencies: ["VND"] }),
    GameConnection: games,
    Viewer: () => ({ member: caller === "guest" ? null : { id: "me", kind: "PLAYER", username, favoriteGameIds } }),
  });
  return list;
}

// A pointer has loaded this code before it clicks.
beforeAll(loadToggle);

it("adds a favorite at once, and removes it again when the gateway cannot be reached", async () => {
  const lobby = await open("/rng", "member", []);
  await user.click(await heart("Game a"));
  expect(await isMarked("Game a")).toBe(true);
  await waitFor(() => expect(lobby.variables()).toEqual({ input: { gameId: "a" } }));
  await lobby.refuse(new Error("offline"));
  expect(await screen.findByText("Connection problem. Please try again.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(await isMarked("Game a")).toBe(false);
});

it("removes it again and shows the server's reason when the server refuses", async () => {
  const lobby = await open("/rng", "member", []);
  await user.click(await heart("Game b"));
  await lobby.answer({
    AddFavoriteGamePayload: () => ({
      member: null,
      favoriteEdge: null,
      userErrors: [{ code: "FAVORITE_LIMIT", message: "No more favourites fit." }],
    }),
  });
  expect(await screen.findByText("No more favourites fit.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(await isMarked("Game b")).toBe(false);
});

it("removes a game from the list of favorites by its tile", async () => {
  const lobby = await open("/favorite", "member", ["a", "b"]);
  await user.click(await heart("Game a"));
  expect(screen.queryByText("Game a")).toBeNull();
  await lobby.answer({
    RemoveFavoriteGamePayload: () => ({
      member: { id: "me", favoriteGameIds: ["b"] },
      removedGameId: "a",
      userErrors: [],
    }),
  });
  expect(screen.queryByText("Game a")).toBeNull();
  expect(screen.getByText("1 game")).toBeTruthy();
});

it("moves the focus to the next heart, to the one before it, and at last to what the empty list offers", async () => {
  const list = await open("/favorite", "member", ["a", "b", "c"]);
  const takeOut = async (name: string) => {
    await user.click(await heart(name));
    await waitFor(() => expect(screen.queryByRole("button", { name: `Favourite: ${name}` })).toBeNull());
  };
  await takeOut("Game b");
  expect(document.activeElement).toBe(await heart("Game c"));
  await takeOut("Game c");
  expect(document.activeElement).toBe(await heart("Game a"));
  await takeOut("Game a");
  expect(document.activeElement).toBe(await screen.findByRole("link", { name: "Browse hot games" }));
  expect(list.router.state.location.pathname).toBe("/favorite");
});

it("lists a game once whose favorite was read before the answer that adds it", async () => {
  const list = await open("/favorite", "member", ["a", "b", "c"]);
  await heart("Game b");
  const { toggleFavorite } = await loadToggle();
  act(() => toggleFavorite(list.environment, { memberId: "me", gameIds: new Set() }, "b", () => {}));
  await list.answerTo("toggleFavoriteAddMutation", {
    AddFavoriteGamePayload: () => ({ favoriteEdge: edges[1], userErrors: [] }),
    Member: () => ({ id: "me", favoriteGameIds: ["b", "a", "c"] }),
  });
  const hearts = screen.getAllByRole("button", { name: /^Favourite/ });
  expect(hearts.map((one) => one.getAttribute("aria-label")?.at(-1))).toEqual(["b", "a", "c"]);
});

/** Another tab of the same browser. */
const otherTab = () => {
  const tab = new BroadcastChannel("atrium-favorites");
  onTestFinished(() => tab.close());
  return tab;
};

it("reads the marks again when another tab has changed them", async () => {
  const lobby = await open("/rng", "member", []);
  expect(await isMarked("Game a")).toBe(false);
  otherTab().postMessage("changed");
  const renewed = await waitFor(() => lobby.variables("renewFavoritesQuery"));
  expect(renewed).toEqual({});
  await lobby.answer({ Member: () => ({ id: "me", favoriteGameIds: ["a"] }) }, "renewFavoritesQuery");
  expect(await isMarked("Game a")).toBe(true);
});

it("reads the list again when another tab has changed it, and tells the others of its own changes", async () => {
  const list = await open("/favorite", "member", ["a"]);
  const tab = otherTab();
  const heard: unknown[] = [];
  tab.addEventListener("message", ({ data }) => heard.push(data));
  tab.postMessage("changed");
  await waitFor(() => expect(list.variables("FavoriteScreenQuery")).toEqual({}));
  const left = edges.slice(0, 1);
  await list.answer({
    GameConnection: () => ({ ...games(), totalCount: 1, edges: left }),
    Member: () => ({ id: "me", kind: "PLAYER", username: "demo", favoriteGameIds: ["a"] }),
  });
  expect(screen.queryByText("Game b")).toBeNull();
  expect(heard).toEqual([]);

  await user.click(await heart("Game a"));
  await list.answerTo("toggleFavoriteRemoveMutation", {
    RemoveFavoriteGamePayload: () => ({
      member: { id: "me", favoriteGameIds: [] },
      removedGameId: "a",
      userErrors: [],
    }),
  });
  await waitFor(() => expect(heard).toEqual(["changed"]));
});

it("warns trial accounts, and sends no request", async () => {
  const lobby = await open("/rng", "trial", null);
  await user.click(await heart("Game a"));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("You're using a demo account");
  expect(lobby.environment.mock.getAllOperations()).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("shows guests the screen of favorites with a reason to log in and demos to begin with, and no dialog over it", async () => {
  const list = await open("/favorite", "guest", null);
  expect(await screen.findByRole("button", { name: "Log in" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  await list.answerTo("SuggestedGamesQuery", { Game: () => ({ name: "Game d", status: "ACTIVE", hasDemo: true }) });
  expect(await screen.findByText("Game d")).toBeTruthy();
});

it("shows the lotteries that the member has marked on this device, in every state of the games", async () => {
  localStorage.setItem(accountKey("favoriteLotteries", "ann"), '["VN_NORTH","ELOTT_1","GONE"]');
  const list = await open("/favorite", "member", [], "ann");
  const lottery = (code: string) => ({ code, name: `Lottery ${code}`, mode: "ELOTT", accountTypeName: "ELOTT" });
  await list.answer({
    Site: () => ({
      house: [{ lotteries: [lottery("ELOTT_1"), lottery("ELOTT_2")] }],
      vietnam: [{ lotteries: [{ ...lottery("VN_NORTH"), mode: "VIETNAM", accountTypeName: "TCG_LOTTO_VN" }] }],
    }),
  });
  const links = await screen.findAllByRole("link", { name: /^Lottery/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    expect.stringContaining("/vnlottery?gameCode=VN_NORTH"),
    expect.stringContaining("/lottery?gameCode=ELOTT_1"),
  ]);
  await user.click(await heart("Lottery ELOTT_1"));
  expect(screen.queryByText("Lottery ELOTT_1")).toBeNull();
  expect(localStorage.getItem(accountKey("favoriteLotteries", "ann"))).toBe('["VN_NORTH","GONE"]');
});
