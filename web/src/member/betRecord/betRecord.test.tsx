import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it, vi } from "vitest";
import { stubPhone } from "../../testing/media.ts";
import { renderPart } from "../../testing/renderAs.tsx";
import { BetRecordPane } from "./BetRecordPane.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const bet = (id: string, gameName: string, profit: string, status: string) => ({
  __typename: "Bet",
  id,
  internalID: `B${id}`,
  gameName,
  vendorCode: "PG",
  round: "R1",
  placedAt: "2026-11-22T10:00:00Z",
  settledAt: null,
  stake: money("10000"),
  validStake: money("10000"),
  payout: money("0"),
  selection: null,
  profit: money(profit),
  status,
  game: { id: `game-${id}`, vendor: { id: "v1", name: "Pagoda Games" } },
  lotteryOrder: null,
  category: "RNG",
});
const record = (bets: object[], hasNextPage = false) => ({
  Member: () => ({ id: "m1" }),
  Site: () => ({ id: "s1", brand: { timeZone: "Asia/Ho_Chi_Minh" }, gameMenu: null }),
  BetConnection: () => ({
    totalCount: bets.length,
    totals: { stake: money("20000"), validStake: money("20000"), payout: money("15000"), profit: money("-5000") },
    edges: bets.map((node) => ({ cursor: "c", node })),
    pageInfo: { hasNextPage, endCursor: hasNextPage ? "end" : null },
    pageCursors: { first: null, around: [], last: null, previous: null },
  }),
});
const open = (path: string) => renderPart(<BetRecordPane />, path);
type Page = Awaited<ReturnType<typeof open>>;

/** Answers all requests: the record's, and the one of its filters. */
const answer = ({ environment: { mock } }: Page, resolvers: ReturnType<typeof record>) =>
  act(async () => {
    for (const asked of mock.getAllOperations()) mock.resolve(asked, MockPayloadGenerator.generate(asked, resolvers));
  });

it("shows bets with their results, and the sums, for the filter of the address", async () => {
  const page = await open("/?period=TODAY&betCategory=RNG&betStatus=LOST&betVendor=PG");
  const asked = page.environment.mock.getAllOperations().map(({ request }) => request.variables);
  expect(asked).toContainEqual({
    filter: { period: { preset: "TODAY" }, category: "RNG", vendorCode: "PG", status: "LOST" },
    after: null,
  });
  const part = { ...bet("c", "Phoenix", "-6667", "LOST"), payout: money("3333") };
  await answer(page, record([bet("a", "Tiger", "-10000", "LOST"), bet("b", "Dragon", "0", "UNSETTLED"), part]));
  const [lost, open_, returned] = await screen.findAllByRole("listitem");
  expect(lost?.textContent).toMatch(/^Tiger-₫10,000.*R1Lost Stake ₫10,000$/);
  expect(open_?.textContent).toMatch(/^Dragon.*Unsettled/);
  expect(returned?.textContent).toMatch(/^Phoenix-₫6,667.*Lost, ₫3,333 returned Stake ₫10,000$/);
  expect(screen.getByText("-₫5,000", { selector: "dd *" })).toBeTruthy();

  await user.selectOptions(screen.getByLabelText("Status"), "WON");
  await waitFor(() => expect(page.router.state.location.search).toContain("betStatus=WON"));
});

it("takes two days once both are valid, and says what is wrong before", async () => {
  const page = await open("/");
  await answer(page, record([bet("a", "Tiger", "-10000", "LOST")]));
  await user.selectOptions(await screen.findByLabelText("Period"), "CUSTOM");
  expect(page.router.state.location.search).toBe("");
  const [from, to] = [screen.getByLabelText("From"), screen.getByLabelText("To")];
  const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
  await user.type(from, day(3));
  await user.type(to, day(9));
  expect((await screen.findByRole("alert")).textContent).toBe("The last day is before the first day");
  await user.clear(to);
  await user.type(to, day(1));
  await waitFor(() => expect(page.router.state.location.search).toBe(`?from=${day(3)}&to=${day(1)}`));
});

it("opens a bet by its address, and leads back to the list", async () => {
  const page = await open("/?period=TODAY");
  await answer(page, record([bet("a", "Tiger", "-10000", "LOST")]));
  await user.click(await screen.findByRole("link", { name: /Tiger/ }));
  expect(page.router.state.location.search).toBe("?period=TODAY&bet=a");
  await page.answer({
    Node: () => ({ __typename: "Bet", id: "a" }),
    Bet: () => ({ ...bet("a", "Tiger", "-10000", "LOST"), validStake: money("400") }),
  });
  expect(await screen.findByRole("heading", { name: "Tiger" })).toBeTruthy();
  expect(document.title).toMatch(/^Tiger/);
  expect(screen.getByText("Ba")).toBeTruthy();
  expect(screen.getByText("Provider").nextElementSibling?.textContent).toBe("Pagoda Games");
  expect(screen.getByText("Valid stake").nextElementSibling?.textContent).toMatch(
    /^₫400Stakes covered by opposite bets/,
  );
  await user.click(screen.getByRole("button", { name: "All bets" }));
  await waitFor(() => expect(page.router.state.location.search).toBe("?period=TODAY"));
});

it("grows in place on a phone", async () => {
  stubPhone();
  const page = await open("/");
  await answer(page, record([bet("a", "Tiger", "-10000", "LOST")], true));
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(() => expect(page.variables()).toMatchObject({ after: "end" }));
  await page.answer(record([bet("b", "Dragon", "5000", "WON")]));
  expect(await screen.findByText("Dragon")).toBeTruthy();
  expect(screen.getByText("Tiger")).toBeTruthy();
  vi.unstubAllGlobals();
});

it("says that nothing meets the filter, and leads to games", async () => {
  const page = await open("/");
  await answer(page, record([]));
  expect(await screen.findByRole("heading", { name: "No bets in this period" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Browse hot games" }).getAttribute("href")).toBe("/hot");
});
