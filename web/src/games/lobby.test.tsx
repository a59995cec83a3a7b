import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAs } from "../testing/renderAs.tsx";
import { gamesRoutes } from "./games.routes.tsx";

const user = userEvent.setup();
const member = { kind: "PLAYER", favoriteGameIds: [] };
const page = (from: number, count: number, hasNextPage: boolean, totalCount: number) => ({
  totalCount,
  edges: Array.from({ length: count }, (_, index) => ({
    cursor: `c${from + index}`,
    node: {
      __typename: "Game",
      id: `g${from + index}`,
      name: `Game ${from + index}`,
      status: "ACTIVE",
      category: "RNG",
    },
  })),
  pageInfo: { hasNextPage, endCursor: `c${from + count - 1}` },
});
const menu = () => ({
  id: "site",
  gameMenu: [
    {
      category: "RNG",
      vendors: ["PP", "JILI"].map((code) => ({
        gameCount: 7,
        vendor: { id: code, code, name: `Vendor ${code}`, status: "ACTIVE", opensAsList: false },
      })),
    },
  ],
});

const openLobby = (address: string) => renderAs("member", gamesRoutes, address);

it("asks for what the address says, and shows how much there is", async () => {
  const lobby = await openLobby("/rng?vendor=PP,JILI&q=gold&sort=new");
  expect(lobby.variables()).toMatchObject({
    filter: { category: "RNG", search: "gold", vendorCodes: ["PP", "JILI"] },
    sort: "NEW",
    banner: "RNG",
  });
  await lobby.answer({ Site: menu, GameConnection: () => page(0, 2, false, 2), Member: () => member });
  expect(await screen.findByRole("heading", { name: "Slots" })).toBeTruthy();
  expect(screen.getByText("2 games")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove Vendor JILI from the filter" })).toBeTruthy();
});

it("goes on where the list ended, and can be asked again when that fails", async () => {
  const lobby = await openLobby("/rng");
  await lobby.answer({ Site: menu, GameConnection: () => page(0, 28, true, 30), Member: () => member });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  expect(lobby.variables()).toMatchObject({ cursor: "c27", count: 28, filter: { category: "RNG" } });
  await lobby.refuse(new Error("offline"));
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
  expect(screen.getAllByRole("article")).toHaveLength(28);

  await user.click(screen.getByRole("button", { name: "Try again" }));
  await lobby.answer({ Site: () => ({ id: "site" }), GameConnection: () => page(28, 2, false, 30) });
  expect(screen.getAllByRole("article")).toHaveLength(30);
  expect(screen.getByText("All 30 games shown")).toBeTruthy();
});

it("narrows by vendors and by name through the address, in one entry of the history", async () => {
  const lobby = await openLobby("/rng");
  await lobby.answer({ Site: menu, GameConnection: () => page(0, 2, false, 2), Member: () => member });
  await user.click(await screen.findByRole("button", { name: /Providers/ }));
  await user.click(within(await screen.findByRole("dialog")).getByLabelText(/Vendor PP/));
  expect(lobby.router.state.location.search).toBe("?vendor=PP");
  expect(lobby.variables()).toMatchObject({ filter: { category: "RNG", vendorCodes: ["PP"] } });

  await user.type(screen.getByLabelText("Search games"), "tiger");
  await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  expect(new URLSearchParams(lobby.router.state.location.search).get("q")).toBe("tiger");
  expect(lobby.router.state.historyAction).toBe("REPLACE");
});

it("offers the way out of a search that found nothing", async () => {
  const lobby = await openLobby("/rng?q=zzzz");
  await lobby.answer({ Site: menu, GameConnection: () => page(0, 0, false, 0), Member: () => member });
  await user.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(lobby.router.state.location.search).toBe("");
});
