import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { openDraw } from "../testing/openDraw.ts";
import { startForFile } from "../testing/startForFile.ts";

const DEMO = 3;

const { db, caller, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("demo");

interface Wallet {
  currency: string;
  balance: string;
  open: boolean;
  active: boolean;
}

const wallets = () => caller.read<Wallet[]>("/wps/relay/GCS_currencyWallets", { token });
const select = (currency: string) =>
  caller.post<Wallet[]>("/wps/relay/GCS_selectCurrency", { token, body: { currency } });
const total = () => caller.read<{ sumBalance: string; currency: string }>("/wps/v2/wallets/balance", { token });
const held = (currency: string) => balanceOf(db, memberAccountId(DEMO, "main", currency));

test("opens a wallet in another currency, and uses it for deposits, transfers and games, apart from the first", async () => {
  const before = await total();
  expect((await wallets()).map(({ currency, open, active }) => [currency, open, active])).toEqual([
    ["VND", true, true],
    ["THB", false, false],
    ["USD", false, false],
  ]);
  expect((await select("THB")).value[1]).toEqual({ currency: "THB", balance: "0.00", open: true, active: true });
  expect(await total()).toMatchObject({ sumBalance: "0.00", currency: "THB" });

  const { value: channels } = await caller.get<{ channelId: string; currency: string }[]>(
    "/wps/relay/GCS_depositChannels",
    { token },
  );
  expect(new Set(channels.map(({ currency }) => currency))).toEqual(new Set(["THB"]));
  const { value: deposit } = await caller.post<{ depositId: string; currency: string }>(
    "/wps/relay/GCS_depositCreate",
    {
      token,
      body: { channelId: channels[0]?.channelId, amount: "500.50" },
      key: randomUUID(),
    },
  );
  expect(deposit.currency).toBe("THB");
  await caller.post("/sandbox/deposit/settle", { body: { depositId: deposit.depositId, outcome: "SUCCESS" } });
  expect(await held("THB")).toBe(50_050n);
  expect(await held("VND")).toBeGreaterThan(0n);

  const moved = await caller.post<{ fromBalance: string }>("/wps/relay/GCS_walletTransfer", {
    token,
    body: { fromAccountType: "MAIN", toAccountType: "FLD", amount: "100.25" },
    key: randomUUID(),
  });
  expect(moved.value).toMatchObject({ amount: "100.25", fromBalance: "400.25", currency: "THB" });

  const { value: record } = await caller.get<{ list: { currency: string; type: string }[] }>(
    "/wps/relay/MCSFE_transactionRecords?preset=TODAY",
    { token },
  );
  expect(record.list.map(({ type, currency }) => `${type} ${currency}`)).toEqual(["TRANSFER THB", "DEPOSIT THB"]);

  expect((await select("VND")).value.map(({ balance }) => balance)).toEqual([before.sumBalance, "500.50", "0.00"]);
  expect(await total()).toMatchObject(before);
  expect(await ledgerFaults(db)).toEqual([]);
});

test("refuses other currencies, and lottery bets from a wallet that the lottery does not take", async () => {
  expect((await select("EUR")).code).toBe("CURRENCY_NOT_OFFERED");
  expect((await select("FUN")).code).toBe("CURRENCY_NOT_OFFERED");
  await select("USD");
  const order = await caller.post("/lgw/orders", {
    token,
    body: {
      gameCode: "SEA_5D_1M",
      numero: await openDraw(caller, "SEA_5D_1M"),
      lines: [{ playType: "SUM", content: "BIG", unit: "1000", multiple: 1 }],
    },
    key: randomUUID(),
  });
  expect(order.code).toBe("CURRENCY_NOT_OFFERED");
  await select("VND");
});
