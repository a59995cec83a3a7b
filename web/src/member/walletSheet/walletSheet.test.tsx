import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { player, renderShell } from "../../testing/renderShell.tsx";

const user = userEvent.setup();
const usd = (amount: string) => ({ amount, currency: "USD" });

const bonus = { id: "b1", title: "Welcome", turnoverRequired: usd("1000"), turnoverDone: usd("250") };

test("the header's balance is what can be played with, and opens what else there is", async () => {
  const page = await renderShell({ member: { ...player, wallet: { ...player.wallet, bonus: usd("30") } } });
  const balance = await screen.findByRole("status", { name: "Balance" });
  expect(balance.textContent).toBe("$1,250.50");
  expect(screen.getByText("+ $30 bonus")).toBeTruthy();
  await user.click(within(balance).getByRole("button"));
  await waitFor(() => expect(page.waiting("WalletFactsQuery")).toHaveLength(1));
  await page.settle("WalletFactsQuery", {
    Wallet: () => ({
      id: "w1",
      available: usd("1250.50"),
      bonus: usd("30"),
      locked: usd("20"),
      // What is zero has no row.
      games: usd("0"),
      withdrawalTerms: { turnoverRequired: usd("500"), turnoverDone: usd("100") },
    }),
    BonusConnection: () => ({ totalCount: 1, edges: [{ node: bonus }] }),
    AccountMovementConnection: () => ({
      totalCount: 1,
      edges: [{ node: { id: "r1", kind: "DEPOSIT", createdAt: "2026-11-22T10:00:00Z", amount: usd("500") } }],
    }),
  });
  const sheet = within(await screen.findByRole("dialog", { name: "My wallet" }));
  expect(sheet.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Bonus",
    "HeldFor withdrawals and open bets",
  ]);
  expect(sheet.getByRole("progressbar", { name: "Turnover for Welcome" }).getAttribute("value")).toBe("250");
  expect(sheet.getByText("+$500")).toBeTruthy();
  expect(sheet.getByText("Bet $400 more before you can withdraw")).toBeTruthy();
  expect(page.waiting("CurrencyNoteQuery")).toHaveLength(1);
  await user.click(sheet.getByRole("link", { name: "Deposit" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "My wallet" })).toBeNull());
  expect(page.router.state.location.search).toContain("depositv2");
});

test("what could not be loaded is said in the sheet, with the balance of the header, and can be asked for again", async () => {
  const page = await renderShell({ member: player });
  const balance = await screen.findByRole("status", { name: "Balance" });
  await user.click(within(balance).getByRole("button"));
  await waitFor(() => expect(page.waiting("WalletFactsQuery")).toHaveLength(1));
  const failed = { bonuses: null, accountRecord: null };
  await page.settle("WalletFactsQuery", {
    Member: () => ({
      ...player,
      ...failed,
      wallet: { ...player.wallet, available: null, locked: null, games: null, withdrawalTerms: null },
    }),
  });
  const sheet = within(await screen.findByRole("dialog", { name: "My wallet" }));
  expect(sheet.getByText("$1,250.50")).toBeTruthy();
  expect(sheet.getByText(/couldn't be loaded/)).toBeTruthy();
  await user.click(sheet.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(page.waiting("WalletFactsQuery")).toHaveLength(1));
});
