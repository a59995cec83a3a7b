import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { releasePlay } from "../../relay/network/playHeld.ts";
import { renderAs } from "../../testing/renderAs.tsx";
import { gamesRoutes } from "../games.routes.tsx";

const user = userEvent.setup();
const game = {
  __typename: "Game",
  id: "duel",
  name: "Dragon Duel",
  status: "ACTIVE",
  category: "PVP",
  labels: [],
  lottery: null,
};
const room = (internalID: string, status: string, amount: string) => ({
  internalID,
  name: `Table ${internalID}`,
  minBalance: { amount, currency: "VND" },
  seats: 4,
  players: status === "FULL" ? 4 : 2,
  status,
});
const refusal = (code: string, message: string) => ({
  LaunchGamePayload: () => ({
    launch: null,
    suggestions: [],
    userErrors: [{ code, message, limit: null, playBreak: null }],
  }),
});
const launched = {
  LaunchGamePayload: () => ({
    launch: { url: "https://one.example/play/1", fallbackUrls: [], game: { name: game.name } },
    userErrors: [],
  }),
};
const stage = {
  Node: () => ({ __typename: "Game", id: "duel" }),
  Game: () => game,
  Viewer: () => ({
    member: {
      kind: "PLAYER",
      favoriteGameIds: [],
      wallet: { id: "w", available: { amount: "1000", currency: "VND" }, bonus: null },
    },
  }),
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

async function openLobby() {
  const lobby = await renderAs("member", gamesRoutes, "/pvp");
  await lobby.answer({
    Site: () => ({ id: "site" }),
    Brand: () => ({ currencies: ["VND"] }),
    GameConnection: () => ({
      totalCount: 1,
      edges: [{ cursor: "a", node: game }],
      pageInfo: { hasNextPage: false, endCursor: "a" },
    }),
    Member: () => ({ kind: "PLAYER", favoriteGameIds: [] }),
  });
  await user.click(await screen.findByRole("button", { name: "Play Dragon Duel" }));
  const { mock } = lobby.environment;
  const waiting = (name: string) =>
    mock.getAllOperations().find((operation) => operation.request.node.operation.name === name);
  /** Answers the request of a document when it is sent, and returns its variables. */
  const settle = async (name: string, resolvers: Parameters<typeof lobby.answer>[0]) => {
    const operation = await waitFor(() => {
      const found = waiting(name);
      if (!found) throw new Error(`${name} is not asked for`);
      return found;
    });
    await act(async () => mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)));
    return operation.request.variables;
  };
  return { ...lobby, settle };
}

const tables = {
  Node: () => ({ __typename: "Game", id: "duel" }),
  Game: () => ({ ...game, rooms: [room("1", "FULL", "100"), room("2", "OPEN", "500"), room("3", "OPEN", "90000")] }),
  Viewer: () => ({ member: { wallet: { available: { amount: "1000" } } } }),
};

it("lets players choose an open room, and another one when it has filled up meanwhile", async () => {
  const lobby = await openLobby();
  await screen.findByRole("dialog", { name: "Tables of Dragon Duel" });
  await lobby.settle("RoomListQuery", tables);
  const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
  expect((await button("Full")).disabled).toBe(true);
  expect((await button("Balance too low")).disabled).toBe(true);
  await user.click(await button("Sit down at Table 2"));
  await lobby.settle("GameStageQuery", stage);
  const asked = await lobby.settle("useLaunchMutation", refusal("ROOM_FULL", "All places at this table are taken."));
  expect(asked).toEqual({ input: { gameId: "duel", confirmTransfer: false, roomId: "2" } });
  expect((await screen.findByRole("alert")).textContent).toContain("All places at this table are taken.");
  await user.click(screen.getByRole("button", { name: "Choose another table" }));
  expect(await screen.findByRole("dialog", { name: "Tables of Dragon Duel" })).toBeTruthy();
});

it("asks once before money is moved to a vendor's own wallet", async () => {
  const lobby = await openLobby();
  await screen.findByRole("dialog", { name: "Tables of Dragon Duel" });
  await lobby.settle("RoomListQuery", tables);
  await user.click(await screen.findByRole("button", { name: "Next free seat" }));
  await lobby.settle("GameStageQuery", stage);
  await lobby.settle("useLaunchMutation", refusal("TRANSFER_CONFIRM_NEEDED", "Confirm."));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Move your balance to this provider?");
  await user.click(screen.getByRole("button", { name: "Move and play" }));
  const agreed = await lobby.settle("useLaunchMutation", launched);
  expect(agreed).toEqual({ input: { gameId: "duel", confirmTransfer: true, roomId: "2" } });
  expect(await screen.findByTitle("Dragon Duel")).toBeTruthy();
  expect(screen.getByRole("timer", { name: "Time since you logged in" })).toBeTruthy();
  expect(sessionStorage.getItem("transferConfirmed")).toBe("1");
  expect(await lobby.settle("useRefreshBalanceQuery", { Node: () => ({ __typename: "Wallet", id: "w" }) })).toEqual({
    id: "w",
    withAccounts: true,
  });
});

it("opens the game by itself once the member has answered what held play", async () => {
  const lobby = await openLobby();
  await screen.findByRole("dialog", { name: "Tables of Dragon Duel" });
  await lobby.settle("RoomListQuery", tables);
  await user.click(await screen.findByRole("button", { name: "Next free seat" }));
  await lobby.settle("GameStageQuery", stage);
  await lobby.settle("useLaunchMutation", refusal("RG_REALITY_CHECK_PENDING", "Please answer the reality check."));
  expect((await screen.findByRole("alert")).textContent).toContain("Please answer the reality check.");
  act(() => releasePlay());
  await lobby.settle("useLaunchMutation", launched);
  expect(await screen.findByTitle("Dragon Duel")).toBeTruthy();
});

it("asks for the seats again and again, one query at a time, and stops with the dialog", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const begun = vi.spyOn(globalThis, "setInterval");
  const lobby = await openLobby();
  await screen.findByRole("dialog", { name: "Tables of Dragon Duel" });
  const asked = () =>
    lobby.environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === "RoomListQuery");
  await lobby.settle("RoomListQuery", tables);
  await screen.findByText("Table 1");
  // The query that StrictMode repeats would count as the same one.
  while (asked().length > 0) await lobby.settle("RoomListQuery", tables);
  const [tick] = begun.mock.calls.findLast(([, pause]) => pause === 5_000) ?? [];
  const pass = () => act(() => void (typeof tick === "function" && tick()));
  pass();
  expect(asked().length).toBe(1);
  pass();
  expect(asked().length).toBe(1);
  cleanup();
  expect(asked().length).toBe(0);
});
