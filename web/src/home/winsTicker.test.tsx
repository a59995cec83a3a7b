import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { readOwnQueriesAgain } from "../relay/ownQueries.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { WinsTicker } from "./WinsTicker.tsx";

const user = userEvent.setup();
const win = (key: string) => ({
  key,
  account: `${key}***z`,
  gameName: `Game ${key}`,
  amount: { amount: "700000", currency: "VND" },
  game: { id: `g-${key}` },
});
const accounts = () => screen.getAllByRole("listitem").map((item) => item.textContent?.slice(0, 6));

async function openTicker(keys: string[]) {
  const page = await renderAs("guest", [{ path: "/", element: <WinsTicker /> }], "/");
  await act(async () => {
    const query = page.environment.mock.findOperation(
      ({ request }) => request.node.operation.name === "WinsTickerQuery",
    );
    const site = () => ({ id: "site", recentWins: keys.map(win) });
    page.environment.mock.resolve(query, MockPayloadGenerator.generate(query, { Site: site }));
  });
  const wins = (key: string) =>
    act(async () => {
      const all = page.environment.mock.getAllOperations();
      const watching = all.filter(({ request }) => request.node.operation.name === "WinsTickerSubscription").at(-1);
      if (!watching) throw new Error("nothing is watched");
      page.environment.mock.nextValue(watching, MockPayloadGenerator.generate(watching, { Win: () => win(key) }));
    });
  return { ...page, wins };
}

it("shows wins as they happen, the latest first, each once", async () => {
  const page = await openTicker(["aa", "bb"]);
  expect(accounts()).toEqual(["aa***z", "bb***z"]);
  await page.wins("cc");
  await page.wins("dd");
  await page.wins("cc");
  expect(accounts()).toEqual(["dd***z", "cc***z", "aa***z", "bb***z"]);
  expect(screen.getByRole("button", { name: /^dd\*\*\*z.*700,000.*Game dd$/ })).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
  expect(document.querySelector("[aria-live]:not([aria-live=off])")).toBeNull();
});

it("pauses on request, and shows the missed wins when it continues", async () => {
  const page = await openTicker(["aa", "bb"]);
  await user.click(screen.getByRole("button", { name: "Pause the latest wins" }));
  await page.wins("cc");
  expect(accounts()).toEqual(["aa***z", "bb***z"]);
  await user.click(screen.getByRole("button", { name: "Resume the latest wins" }));
  act(() => screen.getByRole("button", { name: "Pause the latest wins" }).blur());
  await user.unhover(screen.getByRole("region", { name: "Latest wins" }));
  await waitFor(() => expect(accounts()).toEqual(["cc***z", "aa***z", "bb***z"]));
});

it("shows the wins at which it was paused, whatever the next answer writes over them", async () => {
  const page = await openTicker(["aa", "bb"]);
  await user.click(screen.getByRole("button", { name: "Pause the latest wins" }));
  act(readOwnQueriesAgain);
  await page.answer({ Site: () => ({ id: "site", recentWins: [win("ff")] }) }, "WinsTickerQuery");
  expect(accounts()).toEqual(["aa***z", "bb***z"]);
});

it("stays paused under the pointer when the focus leaves", async () => {
  const page = await openTicker(["aa", "bb"]);
  const ticker = screen.getByRole("region", { name: "Latest wins" });
  await user.hover(ticker);
  act(() => screen.getByRole("button", { name: "Pause the latest wins" }).focus());
  act(() => screen.getByRole("button", { name: "Pause the latest wins" }).blur());
  await page.wins("cc");
  expect(accounts()).toEqual(["aa***z", "bb***z"]);
  await user.unhover(ticker);
  await waitFor(() => expect(accounts()).toEqual(["cc***z", "aa***z", "bb***z"]));
});

it("renders nothing before the first win", async () => {
  await openTicker([]);
  expect(screen.queryByRole("region", { name: "Latest wins" })).toBeNull();
});
