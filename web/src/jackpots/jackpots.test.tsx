import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { JackpotChip } from "../games/jackpots/JackpotChip.tsx";
import { answerWithout } from "../testing/answerWithout.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { JackpotRail } from "./JackpotRail.tsx";
import { jackpotsRoutes } from "./jackpots.routes.tsx";

const money = (amount: string) => ({ amount, currency: "VND" });
const jackpot = {
  __typename: "Jackpot",
  id: "j1",
  name: "Golden Koi",
  amount: money("236800000"),
  gameIds: ["g1", "g2"],
  games: [],
  needsOptIn: false,
  lastWin: null,
  levels: [
    { key: "MINI", title: "Mini", amount: money("1180000"), mustDropBy: money("1500000"), share: "0.40" },
    { key: "GRAND", title: "Grand", amount: money("236800000"), mustDropBy: money("400000000"), share: "0.20" },
  ],
};
const win = {
  key: "w1",
  name: "Golden Koi",
  account: "li***7",
  amount: money("1400000"),
  game: { name: "Koi Fortune" },
  wonAt: new Date().toISOString(),
};
const wins = (...nodes: (typeof win)[]) => ({
  jackpotWins: nodes,
  jackpotWinners: { edges: nodes.map((node) => ({ node })) },
});

it("shows the levels with their bounds, and the latest winners", async () => {
  const page = await renderAs("guest", jackpotsRoutes, "/jackpots");
  await page.answer({ Site: () => ({ jackpots: [jackpot], ...wins(win) }), Viewer: () => ({ member: null }) });
  expect(await screen.findByRole("heading", { name: "Golden Koi" })).toBeTruthy();
  expect(screen.getByText("₫1,180,000")).toBeTruthy();
  expect(screen.getByText("Must be won before ₫400,000,000. 0.2% of each stake goes into it.")).toBeTruthy();
  expect(screen.getByText("li***7")).toBeTruthy();
  expect(screen.getByText("· Koi Fortune").parentElement?.textContent).toBe("Golden Koi · Koi Fortune");
  expect(screen.queryByRole("button", { name: "Opt in" })).toBeNull();
});

const nobody = { jackpotWins: [], jackpotWinners: null };
const withoutGame = { jackpotWins: [{ ...win, game: null }], jackpotWinners: { edges: [] } };
it.each([
  { part: "winners", path: ["site", "jackpotWinners"], shown: nobody, failures: 1, winners: 0 },
  { part: "game of a winner", path: ["site", "jackpotWins", "0", "game"], shown: withoutGame, failures: 0, winners: 1 },
])("shows the jackpots while the $part can't be read", async ({ path, shown, failures, winners }) => {
  const page = await renderAs("guest", jackpotsRoutes, "/jackpots");
  const resolvers = { Site: () => ({ jackpots: [jackpot], ...shown }), Viewer: () => ({ member: null }) };
  const query = page.environment.mock.findOperation(
    ({ request }) => request.node.operation.name === "JackpotsScreenQuery",
  );
  await act(async () => page.environment.mock.resolve(query, answerWithout(path, query, resolvers)));
  expect(await screen.findByRole("heading", { name: "Golden Koi" })).toBeTruthy();
  expect(screen.queryAllByRole("button", { name: "Try again" })).toHaveLength(failures);
  expect(screen.queryAllByText("li***7")).toHaveLength(winners);
});

it("shows a win at once above the list, and each win once", async () => {
  const page = await renderAs("guest", jackpotsRoutes, "/jackpots");
  await page.answer({ Site: () => ({ jackpots: [jackpot], ...wins(win) }), Viewer: () => ({ member: null }) });
  expect((await screen.findAllByText(/\*{3}/)).map(({ textContent }) => textContent)).toEqual(["li***7"]);
  const next = { ...win, key: "w2", account: "an***1", wonAt: new Date(Date.now() + 1_000).toISOString() };
  const { mock } = page.environment;
  const operation = mock.findOperation(({ request }) => request.node.operation.name === "useWatchJackpotsSubscription");
  const change = { Site: () => ({ jackpots: [jackpot], jackpotWins: [next, win] }) };
  act(() => mock.nextValue(operation, MockPayloadGenerator.generate(operation, change)));
  expect(screen.getAllByText(/\*{3}/).map(({ textContent }) => textContent)).toEqual(["an***1", "li***7"]);
});

it("says so when nothing has been won, and when there are no jackpots", async () => {
  const page = await renderAs("guest", jackpotsRoutes, "/jackpots");
  await page.answer({ Site: () => ({ jackpots: [jackpot], ...wins() }), Viewer: () => ({ member: null }) });
  expect(await screen.findByText("No jackpot has been won yet.")).toBeTruthy();
});

it("shows the highest prizes on other screens, and on the tiles of their games", async () => {
  const element = (
    <>
      <Suspense>
        <JackpotRail />
      </Suspense>
      <Suspense>
        <section aria-label="First">
          <JackpotChip gameId="g1" />
        </section>
        <section aria-label="Other">
          <JackpotChip gameId="g9" />
        </section>
      </Suspense>
    </>
  );
  const page = await renderAs("guest", [{ path: "*", element }], "/");
  for (const name of ["JackpotRailQuery", "JackpotChipQuery"]) {
    await act(async () => {
      const asked = page.environment.mock.findOperation(({ request }) => request.node.operation.name === name);
      page.environment.mock.resolve(
        asked,
        MockPayloadGenerator.generate(asked, { Site: () => ({ jackpots: [jackpot] }) }),
      );
    });
  }
  expect((await screen.findByRole("region", { name: "First" })).textContent).toBe("₫236,800,000");
  expect(screen.getByRole("region", { name: "Other" }).textContent).toBe("");
  expect(screen.getByRole("link", { name: "All jackpots" }).getAttribute("href")).toBe("/jackpots");
});
