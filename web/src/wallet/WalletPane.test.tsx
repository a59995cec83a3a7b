import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { IntlProvider } from "react-intl";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { WalletPane } from "./WalletPane.tsx";

const money = (amount: string) => ({ amount, currency: "USD" });
const wallet = (available: string, bonus: string, account: string) => ({
  id: "w1",
  total: money(String(Number(available) + Number(bonus))),
  available: money(available),
  bonus: money(bonus),
  locked: money("0"),
  games: money("0"),
  currencyWallets: [],
  updatedAt: "2026-11-22T10:00:00Z",
  accounts: [{ id: "a1", name: "Main wallet", balance: money(account), isOpen: true }],
});

test("refreshing updates the total, its parts and the wallets that hold it", async () => {
  const environment = createMockEnvironment();
  const answer = (values: object) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { Wallet: () => values }),
      ),
    );
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <RelayEnvironmentProvider environment={environment}>
        <Suspense>
          <WalletPane />
        </Suspense>
      </RelayEnvironmentProvider>
    </IntlProvider>,
  );
  await answer(wallet("10", "2", "5"));
  expect(document.body.textContent).toMatch(/\$10\D.*\$2\D.*\$12\D.*\$5/);
  await userEvent.click(screen.getByRole("button"));
  await answer(wallet("20", "3", "6"));
  expect(document.body.textContent).toMatch(/\$20\D.*\$3\D.*\$23\D.*\$6/);
});
