import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { recall } from "../../browser/deviceMemory.ts";
import { stubNarrow } from "../../testing/media.ts";
import { firstOfTwoPages } from "../../testing/pages.ts";
import { renderCentre } from "../../testing/renderCentre.tsx";
import { sideOf } from "./side.ts";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const bet = (id: string) => ({
  __typename: "TeamBet",
  id,
  account: `player${id}`,
  gameName: `Game ${id}`,
  placedAt: "2026-11-20T10:00:00.000Z",
  settledAt: null,
  stake: money("1000"),
  validStake: money("1000"),
  payout: money("0"),
  profit: money("0"),
  houseResult: money("0"),
  status: "UNSETTLED",
  category: "RNG",
});

/** Opens the bets of a team on a screen that is wide, or not. */
async function open(address: string, isWide = true, isDesk = false, rights: readonly string[] | null = null) {
  if (!isWide) stubNarrow();
  const brand = { timeZone: "Asia/Ho_Chi_Minh" };
  const page = await renderCentre(address, { Brand: () => brand }, isDesk, rights);
  page.answerAtOnce("SideContentQuery", {
    Agent: () => ({ id: "agent" }),
    DownlineAccount: ({ args }) => ({
      id: `of-${args?.account}`,
      account: args?.account,
      kind: "PLAYER",
      level: 1,
      status: "CLOSED",
      nickname: null,
      details: { path: ["agent", args?.account], otherCurrencies: [], restrictedAbove: [] },
    }),
    Money: () => money("0"),
    TeamBet: () => bet("x"),
  });
  await page.answerTo("TeamBettingScreenQuery", {
    Agent: () => ({ id: "agent" }),
    TeamBetConnection: () => ({
      totalCount: 3,
      edges: ["a", "b", "c"].map((id) => ({ node: bet(id) })),
      ...firstOfTwoPages,
    }),
    Money: () => money("0"),
  });
  await screen.findByRole("table");
  return { ...page, row: () => new URLSearchParams(page.router.state.location.search).get("row") };
}

const panel = (name: string) => screen.findByRole("complementary", { name: `Details: ${name}` });

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ["a page of its own", true],
  ["a dialog", false],
])(
  "in %s opens a row's bet beside the table, follows the focus, keeps it in the address, and gives the focus back",
  async (_, isDesk) => {
    const page = await open("/agent/team-betting?category=RNG", true, isDesk);
    expect(document.title).toMatch(/^Team betting · Agent/);
    await user.click(screen.getAllByText("20 Nov, 17:00:00")[0] ?? document.body);
    const first = within(await panel("playera"));
    expect(first.getByRole("heading", { name: "Game x" })).toBeTruthy();
    expect(first.getByText(/^The result isn't known yet/)).toBeTruthy();
    expect(first.getByRole("link", { name: "Account page" }).getAttribute("href")).toBe("/agent/team/playera");
    expect(page.row()).toBe("playera/a");
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "playera" }));
    await user.keyboard("{ArrowDown}j");
    await panel("playerc");
    expect(page.router.state.location.search).toContain("category=RNG");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement?.tagName).toBe("ASIDE"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(page.row()).toBeNull());
    expect(document.activeElement?.textContent).toBe("playerc");
    expect(page.router.state.location.pathname).toBe("/agent/team-betting");
  },
);

it("opens the panel of a link, from which keys go on", async () => {
  await open("/agent/team-betting?row=playerb%2Fb");
  await panel("playerb");
  expect(screen.getByRole("row", { current: true }).textContent).toContain("playerb");
  await user.keyboard("{ArrowUp}");
  // A composition, as in the panel's note, with the key that ends it in Safari.
  fireEvent.compositionStart(await panel("playera"));
  fireEvent.keyDown(await panel("playera"), { key: "Escape", keyCode: 229 });
  fireEvent.compositionEnd(await panel("playera"));
  expect(screen.getByRole("complementary")).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
});

it("opens an account's page on a narrow screen, and nothing for a row that is none", async () => {
  const page = await open("/agent/team-betting?row=..%2F..%2Fx", false);
  expect(screen.queryByRole("complementary")).toBeNull();
  await user.click(screen.getByRole("link", { name: "playera" }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/agent/team/playera"));
  for (const text of ["", "/", "a b", "linh/", "linh/x/y", "linh/a.b", `linh/${"x".repeat(201)}`]) {
    expect(sideOf(text)).toBeNull();
  }
  expect(sideOf("linh")).toEqual({ account: "linh", item: null });
});

it("explains bets to a sub-account that may not read accounts, and says nothing of the accounts", async () => {
  const page = await open("/agent/team-betting?row=playerb%2Fb", true, true, ["READ_REPORTS"]);
  await panel("playerb");
  await user.keyboard("j{Enter}");
  const bet = within(await panel("playerc"));
  expect(await bet.findByRole("heading", { name: "Game x" })).toBeTruthy();
  expect(bet.queryByRole("link")).toBeNull();
  await act(() => page.router.navigate("/agent/profit-loss?row=playerb"));
  await page.answerTo("ProfitLossScreenQuery", {
    AccountProfitConnection: () => ({ totalCount: 1, path: ["agent"], byDay: [] }),
    Money: () => money("0"),
  });
  await screen.findByRole("table", { name: "User profit and loss" });
  expect(screen.queryByRole("complementary")).toBeNull();
});

it("gives a column a width by keys and by dragging, keeps it on the device, and takes it back", async () => {
  await open("/agent/team-betting");
  const edge = await screen.findByRole("separator", { name: "Width of Stake" });
  const widthOf = () => screen.getByRole("table").style.getPropertyValue("--width-agent_stake");
  expect(edge.getAttribute("aria-valuetext")).toBe("Automatic");
  edge.focus();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(edge.getAttribute("aria-valuenow")).toBe("80");
  expect(widthOf()).toBe("80px");
  // The test's DOM has no pointers.
  Object.assign(edge, { setPointerCapture: () => {} });
  fireEvent.pointerDown(edge, { button: 0, clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(edge, { clientX: 180, pointerId: 1 });
  expect(widthOf()).toBe("160px");
  fireEvent.pointerUp(edge, { pointerId: 1 });
  expect(recall("widths:teamBetting")).toBe("agent_stake=160");
  await user.keyboard("{Home}");
  expect(widthOf()).toBe("");
});
