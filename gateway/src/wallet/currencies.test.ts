import { expect, it } from "vitest";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const WALLETS = `{ viewer { member { currency wallet {
  total { amount currency } games { amount currency } accounts { balance { currency } }
  currencyWallets { currency balance { amount currency } isOpen isActive } } } } }`;
const SELECT = `mutation ($currency: String!) { selectCurrency(input: { currency: $currency }) {
  member { currency wallet { total { amount currency } currencyWallets { currency isActive } } }
  userErrors { code field } } }`;

it("switches between the member's currencies, and every balance follows", async () => {
  const member = await t.loggedIn("demo");
  const before = (await member.run(WALLETS)).at("viewer.member");
  expect(before).toMatchObject({
    currency: "VND",
    wallet: { games: { amount: "0", currency: "VND" }, currencyWallets: [{ isActive: true }, { isOpen: false }, {}] },
  });
  const selected = await member.run(SELECT, { currency: "THB" });
  expect(selected.at("selectCurrency")).toMatchObject({
    member: { currency: "THB", wallet: { total: { amount: "0", currency: "THB" } } },
    userErrors: [],
  });
  await control(sandbox, "balance", { username: "demo", amount: "12.50" });
  expect((await member.run(WALLETS)).at("viewer.member.wallet")).toMatchObject({
    total: { amount: "12.50", currency: "THB" },
    games: { currency: "THB" },
    accounts: [{ balance: { currency: "THB" } }, { balance: { currency: "THB" } }, {}, {}],
    currencyWallets: [{ isOpen: true }, { balance: { amount: "12.50" }, isOpen: true, isActive: true }, {}],
  });
  await member.run(SELECT, { currency: "VND" });
  expect((await member.run(WALLETS)).at("viewer.member.wallet.total")).toEqual(
    (before as { wallet: { total: object } }).wallet.total,
  );
});

it("refuses currencies that the brand does not have", async () => {
  const member = await t.loggedIn("demo");
  for (const currency of ["EUR", "FUN", "thb", "VND "]) {
    expect((await member.run(SELECT, { currency })).at("selectCurrency")).toEqual({
      member: null,
      userErrors: [{ code: "CURRENCY_NOT_OFFERED", field: null }],
    });
  }
});
