import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderAs } from "../../testing/renderAs.tsx";
import { gamesRoutes } from "../games.routes.tsx";

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
  brand: { currencies: ["VND"] },
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

it("queries what the address asks for, and shows the number of games", async () => {
  const lobby = await openLobby("/rng?vendor=PP,JILI&q=gold&sort=new");
  await waitFor(() =>
    expect(lobby.variables()).toMatchObject({
      filter: { category: "RNG", search: "gold", vendorCodes: ["PP", "JILI"] },
      sort: "NEW",
      banner: "RNG",
    }),
  );
  await lobby.answer({ Site: menu, GameConnection: () => page(0, 2, false, 2), Member: () => member });
  expect(await screen.findByRole("heading", { name: "Slots" })).toBeTruthy();
  expect(await screen.findByText("2 games")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove the Vendor JILI filter" })).toBeTruthy();
});

it("loads the next page at the end of the list, and offers a retry when that fails", async () => {
  const lobby = await openLobby("/rng");
  await lobby.answer({ Site: menu, GameConnection: () => page(0, 28, true, 30), Member: () => member });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(() =>
    expect(lobby.variables()).toMatchObject({ cursor: "c27", count: 28, filter: { category: "RNG" } }),
  );
  await lobby.refuse(new Error("offline"));
  expect((await screen.findByRole("alert")).textContent).toContain("couldn't load");
  expect(screen.getByText("28 of 30 games")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Try again" }));
  await lobby.answer({ Site: () => ({ id: "site" }), GameConnection: () => page(28, 2, false, 30) });
  expect(screen.getByText("You've seen all 30 games")).toBeTruthy();
});

const placesShown = () =>
  screen.getAllByRole("article").map((card) => Number(card.parentElement?.getAttribute("aria-posinset")));
const scrollTo = (top: number) =>
  act(async () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -top, 0, 0));
    Object.defineProperty(window, "scrollY", { value: top, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });

it("keeps only tiles near the screen in the document, in their places, and the focused one", async () => {
  const lobby = await openLobby("/rng");
  await lobby.answer({ Site: menu, GameConnection: () => page(0, 600, false, 600), Member: () => member });
  await screen.findByText("You've seen all 600 games");
  // Without styles the grid assumes four tiles in a row of 300 pixels, and a screen of 768 pixels.
  expect(placesShown()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  const second = screen.getByRole("button", { name: "Play Game 1" });
  act(() => second.focus());

  await scrollTo(30_000);
  const far = placesShown();
  expect(far).toHaveLength(1 + 28);
  expect(far.slice(0, 2)).toEqual([2, 393]);
  expect(document.activeElement).toBe(second);
  expect(screen.getAllByRole("listitem", { hidden: false })[0]?.getAttribute("aria-setsize")).toBe("600");
  await scrollTo(0);
  vi.restoreAllMocks();
});

it("reads every filter from the address, and clears all filters at once", async () => {
  const lobby = await openLobby("/rng?vendor=PP&type=VIDEO&min=1000&lines=25&label=jackpot&sort=rtp");
  await waitFor(() =>
    expect(lobby.variables()).toMatchObject({
      filter: {
        category: "RNG",
        vendorCodes: ["PP"],
        classification: "VIDEO",
        minBet: "1000",
        minLines: 25,
        label: "JACKPOT",
      },
      sort: "RETURN_TO_PLAYER",
    }),
  );
  await lobby.answer({ Site: menu, GameConnection: () => page(0, 2, false, 2), Member: () => member });
  expect((await screen.findByRole("button", { name: "Jackpot" })).getAttribute("aria-pressed")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Remove the stake filter" }));
  expect(lobby.router.state.location.search).toBe("?vendor=PP&type=VIDEO&lines=25&label=jackpot&sort=rtp");
  await lobby.answer({ Site: menu, GameConnection: () => page(0, 2, false, 2), Member: () => member });
  await user.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(lobby.router.state.location.search).toBe("?sort=rtp");
});

it("filters by vendors and by name through the address, and Back takes back one choice", async () => {
  const lobby = await openLobby("/rng");
  await lobby.answer({ Site: menu, GameConnection: () => page(0, 2, false, 2), Member: () => member });
  await user.click(await screen.findByRole("button", { name: /Providers/ }));
  await user.click(within(await screen.findByRole("dialog")).getByLabelText(/Vendor PP/));
  expect(lobby.router.state.location.search).toBe("?vendor=PP");
  // The part of the vendor's popup may be asked for before or after it.
  const filter = { category: "RNG", vendorCodes: ["PP"] };
  await waitFor(() => expect(lobby.variables("LobbyScreenQuery")).toMatchObject({ filter }));

  // Typed in two goes, the second with a full-width keyboard: still one choice, and the box keeps what was typed.
  const searched = () => new URLSearchParams(lobby.router.state.location.search).get("q");
  for (const [part, text] of [
    ["ti", "ti"],
    ["ｇｅｒ", "tiger"],
  ] as const) {
    await user.type(screen.getByLabelText("Search games"), part);
    await waitFor(() => expect(searched()).toBe(text));
  }
  screen.getByDisplayValue("tiｇｅｒ");
  await act(() => lobby.router.navigate(-1));
  expect(lobby.router.state.location.search).toBe("?vendor=PP");
  await act(() => lobby.router.navigate(-1));
  expect(lobby.router.state.location.search).toBe("");
});

it("shows that the list is busy from a choice until its answer", async () => {
  const lobby = await openLobby("/rng");
  await lobby.answer({ Site: menu, GameConnection: () => page(0, 2, false, 2), Member: () => member });
  await screen.findByRole("article", { name: "Game 1" });
  const busyList = () => screen.getByRole("article", { name: "Game 1" }).closest("[aria-busy=true]");
  expect(busyList()).toBeNull();
  await user.click(screen.getByRole("button", { name: "Jackpot" }));
  expect(busyList()).toBeTruthy();
  await lobby.answer(
    { Site: menu, GameConnection: () => page(0, 2, false, 2), Member: () => member },
    "LobbyScreenQuery",
  );
  await waitFor(() => expect(busyList()).toBeNull());
});

it("opens the sheet with heart, demo and details after a long touch on a tile, and not the game", async () => {
  const lobby = await openLobby("/rng");
  const games = page(0, 2, false, 2);
  const edges = games.edges.map((edge) => ({
    ...edge,
    node: { ...edge.node, minBet: null, maxBet: null, hasDemo: true, releasedAt: null },
  }));
  await lobby.answer({ Site: menu, GameConnection: () => ({ ...games, edges }), Member: () => member });
  const tile = within(await screen.findByRole("article", { name: "Game 1" })).getByRole("button", {
    name: "Play Game 1",
  });
  await user.pointer({ keys: "[TouchA>]", target: tile });
  const sheet = within(await screen.findByRole("dialog", { name: "Game 1" }));
  await user.pointer({ keys: "[/TouchA]", target: tile });
  expect(sheet.getByRole("button", { name: "Favourite: Game 1" })).toBeTruthy();
  expect(sheet.getByRole("button", { name: "Demo" })).toBeTruthy();
  expect(sheet.getByRole("button", { name: "Play for real money" })).toBeTruthy();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

it("opens a game by its name too, which adds no button", async () => {
  const lobby = await openLobby("/rng");
  const games = page(0, 2, false, 2);
  const edges = games.edges.map((edge) => ({ ...edge, node: { ...edge.node, hasDemo: false, lottery: null } }));
  await lobby.answer({ Site: menu, GameConnection: () => ({ ...games, edges }), Member: () => member });
  const tile = within(await screen.findByRole("article", { name: "Game 1" }));
  expect(tile.getAllByRole("button").map((button) => button.ariaLabel)).toEqual([
    "Play Game 1",
    "Favourite: Game 1",
    "About Game 1",
  ]);
  await user.click(tile.getByText("Game 1", { selector: "label" }));
  await waitFor(() => expect(lobby.router.state.location.search).toBe("?game=g1"));
});

it("shows the next matches of sports with time, odds, stake and last result, until the games are narrowed down", async () => {
  const lobby = await openLobby("/sports");
  const site = () => ({
    ...menu(),
    features: { missingParts: [] },
    matches: [
      {
        key: "1",
        home: "Red River",
        away: "Jade Hill",
        startsAt: new Date(Date.now() + 60_000).toISOString(),
        homeOdds: 2.5,
        drawOdds: null,
        awayOdds: 1.6,
        last: { home: "Eastbank", away: "Northgate", homeScore: 2, awayScore: 1 },
        game: { id: "g1", name: "Night Tennis", minBet: { amount: "10000", currency: "VND" } },
      },
    ],
  });
  await lobby.answer({ Site: site, GameConnection: () => page(0, 2, false, 2), Member: () => member });
  await waitFor(() => expect(lobby.variables("NextMatchesQuery")).toEqual({ category: "SPORTS" }));
  await lobby.answer({ Site: site });
  const match = await screen.findByRole("article", { name: "Night Tennis: Red River – Jade Hill" });
  expect(match.textContent).toMatch(
    /Starts at .*, in .*Home win2\.50Away win1\.60Bet from ₫10,000Last result: Eastbank 2\u2060–\u20601 Northgate/,
  );
  await user.click(screen.getByRole("button", { name: "Hot" }));
  expect(screen.queryByRole("article", { name: /Red River/ })).toBeNull();
});

it.each([
  ["keeps a place", [], 1],
  ["keeps no place", ["MATCHES"], 0],
])("%s for the next matches where the platform lacks %j", async (_, missingParts, asked) => {
  const lobby = await openLobby("/sports");
  const site = () => ({ ...menu(), features: { missingParts } });
  await lobby.answer({ Site: site, GameConnection: () => page(0, 2, false, 2), Member: () => member });
  await screen.findByRole("article", { name: "Game 0" });
  await waitFor(() =>
    expect(
      lobby.environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.operation.name === "NextMatchesQuery"),
    ).toHaveLength(asked),
  );
});
