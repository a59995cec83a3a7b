import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { onlyPage } from "../testing/pages.ts";
import { renderPart } from "../testing/renderAs.tsx";
import { BonusPane } from "./BonusPane.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const bonus = (id: string, changes: object = {}) => ({
  __typename: "Bonus",
  id,
  title: `Bonus ${id}`,
  amount: money("200000"),
  turnoverRequired: money("2000000"),
  turnoverDone: money("640000"),
  categories: [],
  holdsWithdrawals: false,
  status: "ACTIVE",
  expiresAt: "2026-12-22T10:00:00Z",
  endedAt: null,
  ...changes,
});
const bonuses = (nodes: { id: string }[]) => ({
  Member: () => ({ id: "m1" }),
  BonusConnection: () => ({
    totalCount: nodes.length,
    totals: { amount: money("320000"), turnoverDone: money("715000") },
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    ...onlyPage,
  }),
});
/** Answers the list; the subscriptions of active bonuses come after it. */
async function open(path: string, nodes: { id: string }[]) {
  const page = await renderPart(<BonusPane />, path);
  const asked = page.variables("BonusPaneQuery");
  await page.answer(bonuses(nodes));
  return { ...page, asked };
}

it("shows each bonus with its progress and what counts, and sums over the filter", async () => {
  const games = { categories: ["SPORTS", "ESPORTS"], status: "FORFEITED", endedAt: "2026-11-20T10:00:00Z" };
  const page = await open("/?state=ACTIVE", [bonus("a", { holdsWithdrawals: true }), bonus("b", games)]);
  expect(page.asked).toEqual({ filter: { period: null, status: "ACTIVE" }, after: null });
  const [active, over] = await screen.findAllByRole("listitem");
  const bar = within(active as HTMLElement).getByRole("progressbar", { name: "Turnover for Bonus a" });
  expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["640000", "2000000"]);
  expect(active?.textContent).toContain("₫640,000 of ₫2,000,000 bet");
  expect(active?.textContent).toContain("Bets on all games count.");
  expect(active?.textContent).toContain("You can withdraw once this bonus has ended.");
  expect(over?.textContent).toContain("Given up");
  expect(within(over as HTMLElement).queryByRole("button")).toBeNull();
  expect(screen.getByText("₫715,000", { selector: "dd" })).toBeTruthy();
  await waitFor(() => expect(page.variables("useWatchBonusSubscription")).toEqual({ id: "a" }));

  await user.selectOptions(screen.getByLabelText("Status"), "EXPIRED");
  await waitFor(() => expect(page.router.state.location.search).toBe("?state=EXPIRED"));
  await waitFor(() => expect(page.variables()).toMatchObject({ filter: { status: "EXPIRED" } }));
  await user.selectOptions(screen.getByLabelText("Active during"), "NEXT_7");
  await waitFor(() => expect(page.router.state.location.search).toBe("?period=NEXT_7&state=EXPIRED"));
  const filter = { period: { preset: "NEXT_7" }, status: "EXPIRED" };
  await waitFor(() => expect(page.variables()).toMatchObject({ filter }));
});

it("tells what is lost before a bonus is given up, and sends it once when the answer is lost", async () => {
  const page = await open("/", [bonus("a")]);
  await user.click(await screen.findByRole("button", { name: "Give up bonus: Bonus a" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain(
    "You'll lose ₫200,000, and the ₫640,000 you've bet towards it will no longer count.",
  );
  await user.click(within(dialog).getByRole("button", { name: "Give up bonus" }));
  const first = page.variables("ForfeitBonusMutation");
  await page.refuse(new Error("away"));
  expect((await screen.findByRole("alert")).textContent).not.toBe("");

  await user.click(screen.getByRole("button", { name: "Give up bonus: Bonus a" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Give up bonus" }));
  await waitFor(() => expect(page.variables("ForfeitBonusMutation")).toEqual(first));
  const ended = bonus("a", { status: "FORFEITED", endedAt: "2026-11-22T10:00:00Z" });
  await page.answer({ ForfeitBonusPayload: () => ({ bonus: ended, userErrors: [] }) });
  expect(await screen.findByText("Given up", { selector: "span" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Give up bonus: Bonus a" })).toBeNull();
});

it("says when there is none, and offers no file, also for an address that somebody made up", async () => {
  const page = await open("/?state=LOST&period=EVER&from=1", []);
  expect(page.asked).toEqual({ filter: { period: null, status: null }, after: null });
  expect(await screen.findByRole("heading", { name: "No bonuses" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save as CSV" })).toBeNull();
});
