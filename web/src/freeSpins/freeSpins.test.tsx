import { act, screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { FreeSpinsWaiting } from "../games/freeSpins/FreeSpinsWaiting.tsx";
import { renderAs } from "../testing/renderAs.tsx";
import { FreeSpinsSection } from "./FreeSpinsSection.tsx";

const money = (amount: string) => ({ amount, currency: "VND" });
const game = (id: string) => ({ __typename: "Game", id, name: `Game ${id}`, status: "ACTIVE", labels: [] });
const spins = (id: string, changes: object = {}) => ({
  __typename: "FreeSpins",
  id,
  title: `Gift ${id}`,
  spins: 20,
  left: 12,
  stake: money("1000"),
  winnings: money("6500"),
  turnover: 3,
  status: "ACTIVE",
  expiresAt: "2026-12-01T10:00:00Z",
  endedAt: null,
  games: [game("g1"), game("g2")],
  ...changes,
});
const answer = (...nodes: { id: string }[]) => ({
  Member: () => ({ id: "m1" }),
  FreeSpinsConnection: () => ({
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: false, endCursor: null },
  }),
});
const open = (part: React.ReactNode) => renderAs("member", [{ path: "*", element: <Suspense>{part}</Suspense> }], "/");

it("shows what is left, until when, what was won, and the games; ended ones without games", async () => {
  const page = await open(<FreeSpinsSection />);
  const over = { status: "USED", left: 0, turnover: 0, endedAt: "2026-11-22T10:00:00Z" };
  await page.answer(answer(spins("a"), spins("b", over)));
  expect(await screen.findByText("12 of 20 left")).toBeTruthy();
  const [active, used] = screen
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.closest("li") as HTMLElement);
  expect(active?.textContent).toContain("₫1,000 per spin · Winnings ₫6,500 · Until");
  expect(active?.textContent).toContain("Winnings are paid as a bonus, to be played through 3 times.");
  expect(within(active as HTMLElement).getByRole("button", { name: "Play Game g1" })).toBeTruthy();
  expect(within(active as HTMLElement).getByRole("progressbar", { name: "Spins left of Gift a" })).toBeTruthy();
  expect(used?.textContent).toContain("Used");
  expect(used?.textContent).toContain("Ended");
  expect(within(used as HTMLElement).queryByRole("button")).toBeNull();
});

it("reads them again when a spin is used, and says that there are none", async () => {
  const page = await open(<FreeSpinsSection />);
  await page.answer(answer(spins("a")));
  const { mock } = page.environment;
  const subscription = await waitFor(() =>
    mock.findOperation(({ request }) => request.node.operation.name === "FreeSpinsListSubscription"),
  );
  const change = () =>
    act(() =>
      mock.nextValue(subscription, MockPayloadGenerator.generate(subscription, { Member: () => ({ id: "m1" }) })),
    );
  change();
  await page.answer(answer(spins("a", { left: 11 })));
  expect(await screen.findByText("11 of 20 left")).toBeTruthy();
  change();
  await page.answer(answer());
  expect(await screen.findByText("You don't have any free spins.")).toBeTruthy();
});

it("tells how many free spins wait in a game, and nothing of those of other games", async () => {
  const page = await open(
    <>
      <FreeSpinsWaiting gameId="g1" />
      <FreeSpinsWaiting gameId="g3" />
    </>,
  );
  await page.answer(answer(spins("a"), spins("b", { left: 1, games: [game("g1")] })));
  expect(await screen.findByText(/13 free spins here at ₫1,000 per spin/)).toBeTruthy();
  expect(screen.getAllByText(/free spin/)).toHaveLength(1);
});
