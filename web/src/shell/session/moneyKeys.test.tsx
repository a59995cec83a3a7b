import { act, render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider, useParams } from "react-router-dom";
import { createOperationDescriptor } from "relay-runtime";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import noticeQuery from "../../__generated__/WithdrawalNoticeQuery.graphql.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { MoneyKeys } from "./MoneyKeys.tsx";

const account = (amount: string) => ({ internalID: "MAIN", balance: { amount, currency: "VND" } });
const stored = () => JSON.parse(sessionStorage.getItem("merchantWallet") ?? "null");

type Resolvers = Parameters<typeof MockPayloadGenerator.generate>[1];

test("the wallets are those of the account that is logged in, also when only part of it is known at first", async () => {
  const environment = createMockEnvironment();
  const Keys = () => (
    <QuietPart>
      <MoneyKeys username={useParams().username ?? ""} />
    </QuietPart>
  );
  const router = createMemoryRouter([{ path: "/:username", Component: Keys }], { initialEntries: ["/demo"] });
  const answer = (resolvers: Resolvers) =>
    act(async () => {
      const operation = environment.mock.getMostRecentOperation();
      environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers));
    });
  // Outside strict mode, which sends the query of a new component again.
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    ),
  );
  await answer({ Member: () => ({ id: "m1" }), Wallet: () => ({ id: "w1", accounts: [account("5")] }) });
  expect(stored()).toMatchObject([account("5")]);

  const part = { viewer: { member: { id: "m2", withdrawals: { edges: [] } } } };
  await act(async () => environment.commitPayload(createOperationDescriptor(noticeQuery, {}), part));
  await act(() => router.navigate("/other"));
  expect(stored()).toBeNull();
  await answer({ Member: () => ({ id: "m2" }), Wallet: () => ({ id: "w2", accounts: [account("7")] }) });
  expect(stored()).toMatchObject([account("7")]);
});
