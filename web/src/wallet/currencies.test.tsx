import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { renderPart } from "../testing/renderAs.tsx";
import { WalletPane } from "./WalletPane.tsx";

const walletIn = (active: string, opened: readonly string[]) => {
  const money = (amount: string) => ({ amount, currency: active });
  return {
    id: "w1",
    total: money("50"),
    available: money("40"),
    bonus: money("0"),
    locked: money("0"),
    games: money("10"),
    updatedAt: "2026-11-22T10:00:00Z",
    accounts: [{ id: "a1", name: "Main wallet", balance: money("40"), isOpen: true }],
    currencyWallets: ["VND", "THB", "USD"].map((currency) => ({
      currency,
      balance: { amount: currency === active ? "50" : "0", currency },
      isOpen: opened.includes(currency),
      isActive: currency === active,
    })),
  };
};

async function open() {
  const page = await renderPart(<WalletPane />);
  await page.answer({ Member: () => ({ id: "m1" }), Wallet: () => walletIn("VND", ["VND"]) });
  return page;
}

const row = (name: RegExp) => {
  const found = screen.getAllByRole("listitem").find(({ textContent }) => name.test(textContent ?? ""));
  if (!found) throw new Error(`no row ${name}`);
  return within(found);
};

it("opens a wallet in another currency, and shows its money everywhere", async () => {
  const page = await open();
  expect(row(/Vietnamese Dong/).getByText(/In use/)).toBeTruthy();
  expect(row(/US Dollar/).queryByText(/\$/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Open and use Thai Baht" }));
  await waitFor(() => expect(page.variables("WalletCurrenciesMutation")).toEqual({ input: { currency: "THB" } }));
  await page.answer({
    Member: () => ({ id: "m1", currency: "THB" }),
    Wallet: () => walletIn("THB", ["VND", "THB"]),
    SelectCurrencyPayload: () => ({ userErrors: [] }),
  });
  expect(row(/Thai Baht/).getByText(/In use/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Use Vietnamese Dong" })).toBeTruthy();
  expect(document.body.textContent).toContain("In games฿10");
});

it("says why a wallet could not be chosen", async () => {
  const page = await open();
  await userEvent.click(screen.getByRole("button", { name: "Open and use US Dollar" }));
  await page.refuse(new Error("down"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/connection|network/i);
  await userEvent.click(screen.getByRole("button", { name: "Open and use US Dollar" }));
  await page.answer({ SelectCurrencyPayload: () => ({ member: null, userErrors: [{ message: "Not offered." }] }) });
  expect((await screen.findByRole("alert")).textContent).toBe("Not offered.");
});

it("follows what another window chose", async () => {
  const { environment } = await open();
  const watching = environment.mock.findOperation(
    ({ request }) => request.node.operation.name === "WalletPaneSubscription",
  );
  act(() =>
    environment.mock.nextValue(
      watching,
      MockPayloadGenerator.generate(watching, { Wallet: () => walletIn("USD", ["VND", "USD"]) }),
    ),
  );
  expect(row(/US Dollar/).getByText(/In use/)).toBeTruthy();
});
