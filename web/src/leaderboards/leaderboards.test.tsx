import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { setPageTitle } from "../browser/useTabTitle.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { resetServerTime } from "../time/serverClock.ts";
import { leaderboardsRoutes } from "./leaderboards.routes.tsx";

const user = userEvent.setup();

const board = (facts: object = {}) => ({
  __typename: "Leaderboard",
  id: "b1",
  internalID: "1",
  kind: "TOURNAMENT",
  rule: "POINTS",
  title: "Golden Koi tournament",
  summary: "Join and win.",
  state: "ACTIVE",
  endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  turnover: 2,
  playerCount: 2,
  minimumStake: { amount: "1000", currency: "VND" },
  prizes: [
    { fromRank: 1, toRank: 1, amount: { amount: "3000000", currency: "VND" } },
    { fromRank: 2, toRank: 10, amount: { amount: "200000", currency: "VND" } },
  ],
  games: [],
  places: [
    { rank: 1, account: "li***7", score: "900", prize: { amount: "3000000", currency: "VND" } },
    { rank: 2, account: "an***1", score: "20", prize: { amount: "200000", currency: "VND" } },
  ],
  ...facts,
});
const detail = async (caller: "guest" | "member", facts: object = {}, place: object | null = null) => {
  const page = await renderAs(caller, leaderboardsRoutes, "/leaderboards/1");
  await waitFor(() => expect(page.variables()).toEqual({ internalID: "1" }));
  await page.answer({
    Site: () => ({ leaderboard: board(facts) }),
    Viewer: () => ({ member: caller === "guest" ? null : { id: "m1", favoriteGameIds: [] } }),
  });
  if (caller === "member") {
    // The latest request is the subscription.
    await act(async () => {
      const asked = page.environment.mock.findOperation(
        ({ request }) => request.node.operation.name === "MemberPlaceQuery",
      );
      const member = () => ({ id: "m1", leaderboardPlace: place });
      page.environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, { Member: member }));
    });
  }
  return page;
};

it("lists what is on with its first prize, and what has ended below", async () => {
  const page = await renderAs("guest", leaderboardsRoutes, "/leaderboards");
  const edges = [board(), board({ id: "b2", internalID: "2", title: "Weekly race", kind: "RACE", state: "ENDED" })];
  await page.answer({ Site: () => ({ leaderboards: { edges: edges.map((node) => ({ node })) } }) });
  const link = await screen.findByRole("link", { name: "Golden Koi tournament" });
  expect(link.getAttribute("href")).toBe("/leaderboards/1");
  expect(screen.getAllByText("First prize: ₫3,000,000")).toHaveLength(2);
  expect(screen.getByRole("heading", { name: "Ended" })).toBeTruthy();
});

it.each(["/leaderboards", "/leaderboards/1"])("counts the time left by the platform's clock at %s", async (path) => {
  resetServerTime();
  const page = await renderAs("guest", leaderboardsRoutes, path);
  const endsAt = "2031-05-05T10:00:00Z";
  const dailySignIn = { serverTime: "2031-05-05T09:30:30Z" };
  const leaderboard = board({ endsAt });
  await page.answer({ Site: () => ({ dailySignIn, leaderboard, leaderboards: { edges: [{ node: leaderboard }] } }) });
  await waitFor(() => expect(screen.getByRole("timer").textContent).toMatch(/^00:29:/));
});

it("shows a guest places, prizes and terms, and asks for the login to take part", async () => {
  setPageTitle("Atrium");
  await detail("guest");
  await waitFor(() => expect(document.title).toBe("Golden Koi tournament · Atrium"));
  expect((await screen.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["1li***7900 points₫3,000,000", "2an***120 points₫200,000"]),
  );
  expect(screen.getByText("Places 2 to 10")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Join" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("joins a tournament, and shows the own place and what it wins", async () => {
  const page = await detail("member");
  await user.click(await screen.findByRole("button", { name: "Join" }));
  const { leaderboardId, idempotencyKey } = page.variables().input;
  expect([leaderboardId, idempotencyKey]).toEqual(["b1", expect.stringMatching(/^[\da-f-]{36}$/)]);
  const place = { rank: null, score: "0", isPaid: false, prize: null };
  await page.answer({
    JoinTournamentPayload: () => ({ userErrors: [], member: { id: "m1", leaderboardPlace: place } }),
  });
  expect(await screen.findByText("You've joined. Your first win puts you on the board.")).toBeTruthy();
});

it("shows the final place with the prize that was paid", async () => {
  await detail(
    "member",
    { state: "ENDED" },
    { rank: 2, score: "20", isPaid: true, prize: { amount: "200000", currency: "VND" } },
  );
  expect((await screen.findByText("₫200,000 paid")).textContent).toBeTruthy();
  expect(screen.getByText(/Your place: 2 · 20 points/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
});

it.each([
  ["20.00", 1],
  // Another's score: the list is older than the member's place.
  ["35", 0],
])("marks the member's own place in the list, with the score %s", async (score, marks) => {
  await detail("member", {}, { rank: 2, score, isPaid: false, prize: null });
  expect(await screen.findByText(/^Your place: 2/)).toBeTruthy();
  expect(screen.queryAllByText("That's you")).toHaveLength(marks);
});

it("says that an address leads to no leaderboard", async () => {
  const page = await renderAs("guest", leaderboardsRoutes, "/leaderboards/99");
  await act(() => page.answer({ Site: () => ({ leaderboard: null }) }));
  expect(await screen.findByText("Leaderboard not found")).toBeTruthy();
});
