import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { useClaimMissionMutation } from "../__generated__/useClaimMissionMutation.graphql.ts";
import claimMission from "../__generated__/useClaimMissionMutation.graphql.ts";
import type { WithdrawFieldsMutation } from "../__generated__/WithdrawFieldsMutation.graphql.ts";
import createWithdrawal from "../__generated__/WithdrawFieldsMutation.graphql.ts";
import { writeSessionKey } from "../caller/sessionKeys.ts";
import { secret } from "../relay/secret.ts";
import { useChange } from "./useChange.ts";

beforeEach(() => writeSessionKey("customerId", "1001"));
afterEach(() => localStorage.clear());

const environment = createMockEnvironment();
const wrapper = ({ children }: { children: ReactNode }) => (
  <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
);
const sent = () => environment.mock.getMostRecentOperation();
const keyOfSent = (): string => sent().request.variables.input.idempotencyKey;
const lose = () => act(async () => environment.mock.rejectMostRecentOperation(new Error("lost")));

test("a change that moves money keeps its key over a reload and another password, until it is answered", async () => {
  const open = () =>
    renderHook(() => useChange<WithdrawFieldsMutation>(createWithdrawal, { once: "withdraw" }), { wrapper });
  const ask = async ({ result }: ReturnType<typeof open>, amount: string, password: string) => {
    await act(async () => {
      void result.current.change({ input: { payoutAccountId: "a", amount, paymentPassword: secret(password) } });
    });
    return keyOfSent();
  };
  const first = open();
  const key = await ask(first, "100", "135790");
  expect(first.result.current.isBusy).toBe(true);
  await lose();
  expect(first.result.current).toMatchObject({ isBusy: false, failure: { isUnreachable: true } });
  const again = open();
  expect(await ask(again, "200", "135790")).not.toBe(key);
  await lose();
  expect(await ask(again, "100", "097531")).toBe(key);
  const userErrors = [{ code: "AMOUNT_OUT_OF_RANGE", field: ["amount"], message: "Too much." }];
  await act(async () =>
    environment.mock.resolve(sent(), { data: { createWithdrawal: { withdrawal: null, wallet: null, userErrors } } }),
  );
  expect(again.result.current.failure).toEqual({ fields: { amount: "Too much." } });
  expect(await ask(again, "100", "135790")).not.toBe(key);
  await lose();
});

test("a claim of the next round is another change", async () => {
  const { result } = renderHook(() => useChange<useClaimMissionMutation>(claimMission, { once: true }), { wrapper });
  const claim = async (round: string) => {
    await act(async () => {
      void result.current.change({ input: { missionId: "m" } }, { round });
    });
    const key = keyOfSent();
    await lose();
    return key;
  };
  const first = await claim("monday");
  expect(await claim("monday")).toBe(first);
  expect(await claim("tuesday")).not.toBe(first);
});
