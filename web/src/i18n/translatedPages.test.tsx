import { translatePage } from "@atrium/scripts/translator";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WinsTicker } from "../home/WinsTicker.tsx";
import { raffleRoutes } from "../raffle/raffle.routes.tsx";
import { IntlForTests } from "../testing/IntlForTests.tsx";
import { reduceMotion } from "../testing/media.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { Amount } from "../ui/text/Amount.tsx";

vi.unmock("./OwnText.tsx");

let end: () => void;
beforeEach(() => {
  end = translatePage();
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

const user = userEvent.setup();
const page = () => document.body.textContent ?? "";
/** The translator works after the page has changed. */
const translated = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { selector: "font > font" })).toBeTruthy());

const prize = (internalID: string, kind: string, title: string) => ({
  __typename: "RafflePrize",
  internalID,
  kind,
  amount: { amount: "100000", currency: "VND" },
  title,
  odds: 0.5,
});
const raffle = {
  id: "r1",
  title: "Lucky wheel",
  prizes: [prize("1", "NONE", "No prize"), prize("2", "BONUS", "A bonus")],
  depositForTicket: null,
  mostTicketsOfDeposit: null,
  bonusTerms: null,
};
const tickets = (ids: string[]) => ({
  totalCount: ids.length,
  edges: ids.map((id) => ({ cursor: id, node: { __typename: "RaffleTicket", id } })),
  pageInfo: { hasNextPage: false, endCursor: null },
});
const member = (unused: string[]) => () => ({ id: "m1", unused: tickets(unused), raffleTickets: tickets([]) });

it("the wheel turns on a translated page, and shows the prize and the tickets that are left", async () => {
  reduceMotion();
  const rendered = await renderAs("member", raffleRoutes, "/promotions/raffle");
  await rendered.answer({ Site: () => ({ raffle }), Member: member(["t1", "t2"]) });
  await translated("2 tickets");
  await user.click(screen.getByRole("button", { name: "Spin the wheel" }));
  await rendered.answer({
    DrawRafflePrizePayload: () => ({ ticket: { id: "t1", prize: raffle.prizes[1] }, userErrors: [] }),
    Member: member(["t2"]),
  });
  await translated("You won: A bonus");
  await translated("1 ticket");
  expect(page()).not.toContain("2 tickets");
});

it("new wins move into the ticker of a translated page", async () => {
  const win = (key: string) => ({
    key,
    account: `${key}***z`,
    gameName: `Game ${key}`,
    game: null,
    amount: { amount: "7", currency: "VND" },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const rendered = await renderAs("guest", [{ path: "/", element: <WinsTicker /> }], "/");
  await rendered.answer({ Site: () => ({ id: "site", recentWins: [win("aa"), win("bb")] }) });
  await translated("Latest wins");
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(page()).toContain("Latest wins");
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("bb***z");
});

it("an amount on a translated page is the present one", async () => {
  const shown = (amount: string) => (
    <IntlForTests>
      <b>
        <Amount amount={amount} currency="VND" />
      </b>
    </IntlForTests>
  );
  const { rerender } = render(shown("1000"));
  await translated("₫1,000");
  rerender(shown("2500"));
  await translated("₫2,500");
  expect(page()).toBe("₫2,500");
});
