import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { releasePlay } from "../../relay/network/playHeld.ts";
import { lobbyOf } from "../../testing/lobbyOf.ts";
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
const maintenance = { code: "GAME_MAINTENANCE", message: "Back at noon.", limit: null, playBreak: null };
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
  await lobby.answer({ ...lobbyOf(game), Member: () => ({ kind: "PLAYER", favoriteGameIds: [] }) });
  await user.click(await screen.findByRole("button", { name: "Play Dragon Duel" }));
  return lobby;
}

const tables = {
  Node: () => ({ __typename: "Game", id: "duel" }),
  Game: () => ({ ...game, rooms: [room("1", "FULL", "100"), room("2", "OPEN", "500"), room("3", "OPEN", "90000")] }),
  Viewer: () => ({ member: { wallet: { available: { amount: "1000" } } } }),
};

it("lets players choose an open room, and another one when it has filled up meanwhile", async () => {
  const lobby = await openLobby();
  await screen.findByRole("dialog", { name: "Dragon Duel tables" });
  await lobby.answerTo("RoomListQuery", tables);
  const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
  expect((await button("Full")).disabled).toBe(true);
  expect((await button("Balance too low")).disabled).toBe(true);
  await user.click(await button("Sit down at Table 2"));
  await lobby.answerTo("GameStageQuery", stage);
  const asked = await lobby.answerTo("useLaunchMutation", refusal("ROOM_FULL", "This table is full."));
  expect(asked).toEqual({ input: { gameId: "duel", confirmTransfer: false, roomId: "2" } });
  expect((await screen.findByRole("alert")).textContent).toContain("This table is full.");
  await user.click(screen.getByRole("button", { name: "Choose another table" }));
  expect(await screen.findByRole("dialog", { name: "Dragon Duel tables" })).toBeTruthy();
});

it("asks once before money is moved to a vendor's own wallet", async () => {
  const lobby = await openLobby();
  await screen.findByRole("dialog", { name: "Dragon Duel tables" });
  await lobby.answerTo("RoomListQuery", tables);
  await user.click(await screen.findByRole("button", { name: "Next free seat" }));
  await lobby.answerTo("GameStageQuery", stage);
  await lobby.answerTo("useLaunchMutation", refusal("TRANSFER_CONFIRM_NEEDED", "Confirm."));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Move your balance to this provider?");
  await user.click(screen.getByRole("button", { name: "Move and play" }));
  const agreed = await lobby.answerTo("useLaunchMutation", launched);
  expect(agreed).toEqual({ input: { gameId: "duel", confirmTransfer: true, roomId: "2" } });
  expect(await screen.findByTitle("Dragon Duel")).toBeTruthy();
  expect(screen.getByRole("timer", { name: "Time since you logged in" })).toBeTruthy();
  expect(sessionStorage.getItem("transferConfirmed")).toBe("1");
  expect(await lobby.answerTo("useRefreshBalanceQuery", { Node: () => ({ __typename: "Wallet", id: "w" }) })).toEqual({
    id: "w",
    withAccounts: true,
  });
});

it("opens the game by itself once the member has answered what held play", async () => {
  const lobby = await openLobby();
  await screen.findByRole("dialog", { name: "Dragon Duel tables" });
  await lobby.answerTo("RoomListQuery", tables);
  await user.click(await screen.findByRole("button", { name: "Next free seat" }));
  await lobby.answerTo("GameStageQuery", stage);
  await lobby.answerTo("useLaunchMutation", refusal("RG_REALITY_CHECK_PENDING", "Please answer the reality check."));
  expect((await screen.findByRole("alert")).textContent).toContain("Please answer the reality check.");
  act(() => releasePlay());
  await lobby.answerTo("useLaunchMutation", launched);
  expect(await screen.findByTitle("Dragon Duel")).toBeTruthy();
});

it("asks for the seats again and again, one query at a time, and stops with the dialog", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const begun = vi.spyOn(globalThis, "setInterval");
  const lobby = await openLobby();
  await screen.findByRole("dialog", { name: "Dragon Duel tables" });
  const asked = () =>
    lobby.environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === "RoomListQuery");
  await lobby.answerTo("RoomListQuery", tables);
  await screen.findByText("Table 1");
  // The query that StrictMode repeats would count as the same one.
  while (asked().length > 0) await lobby.answerTo("RoomListQuery", tables);
  const [tick] = begun.mock.calls.findLast(([, pause]) => pause === 5_000) ?? [];
  const pass = () => act(() => void (typeof tick === "function" && tick()));
  pass();
  expect(asked().length).toBe(1);
  pass();
  expect(asked().length).toBe(1);
  cleanup();
  expect(asked().length).toBe(0);
});

it("keeps the games that it suggests, also when the store holds only a part of them for others", async () => {
  const page = await renderAs("member", gamesRoutes, "/game?gameId=duel");
  await page.answer(stage);
  await page.answerTo("useLaunchMutation", {
    LaunchGamePayload: () => ({
      launch: null,
      suggestions: [{ ...game, id: "other", name: "Other" }],
      userErrors: [maintenance],
    }),
  });
  const tile = () => screen.getByRole("button", { name: "Play Other" });
  expect(tile()).toBeTruthy();
  await page.dropUnheld();
  act(() =>
    page.environment.commitUpdate((store) => {
      (store.get("other") ?? store.create("other", "Game")).setValue("ACTIVE", "status");
    }),
  );
  expect(tile()).toBeTruthy();
});
