import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { renderPart } from "../../testing/renderAs.tsx";
import { WithdrawPane } from "./WithdrawPane.tsx";

beforeEach(() => sessionStorage.clear());
const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const HOUR_MS = 3_600_000;
const account = (id: string, usableInMs = -HOUR_MS) => ({
  __typename: "PayoutAccount",
  id,
  bankName: "Techcombank",
  currency: "VND",
  holder: "LE HUY",
  lastFour: `000${id.at(-1)}`,
  usableFrom: new Date(Date.now() + usableInMs).toISOString(),
});
const terms = {
  isAllowed: true,
  least: money("50000"),
  most: money("5000000"),
  dailyCount: 5,
  dailyCountLeft: 4,
  dailyAmount: money("9000000"),
  dailyAmountLeft: money("800000"),
  feeRate: "0.005",
  turnoverRequired: money("0"),
  turnoverDone: money("0"),
  confirmMinutes: 30,
  isPaymentPasswordSet: true,
  isIdentityCheckNeeded: false,
};
async function open(changes: { terms?: object; accounts?: object[]; session?: object; available?: string } = {}) {
  const page = await renderPart(<WithdrawPane />, "/");
  const answers = {
    Session: () => ({ ...changes.session }),
    Member: () => ({ id: "m1", payoutAccounts: changes.accounts ?? [account("a1"), account("a2", HOUR_MS)] }),
    Wallet: () => ({
      id: "wallet",
      total: money("1000000"),
      available: money(changes.available ?? "1000000"),
      withdrawalTerms: { ...terms, ...changes.terms },
    }),
    WithdrawalConnection: () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } }),
  };
  for (const name of ["WithdrawalListQuery", "WithdrawPaneQuery"]) await page.answer(answers, name);
  return page;
}
const amount = () => screen.getByLabelText("Amount to withdraw");
const send = () => user.click(screen.getByRole("button", { name: /^Withdraw( |$)/ }));

it("says which offers a deposit no longer becomes, and which give less, before it is sent", async () => {
  const page = await open();
  await user.type(amount(), "300000");
  const own = (title: string, spare: string | null, status = "CLAIM") => ({
    __typename: "PromotionStanding",
    status,
    title,
    spare: spare && money(spare),
  });
  const promotionStandings = [
    own("First deposit", "300000"),
    own("Free spins", "299999"),
    own("A level", null),
    own("Claimed", "1", "CLAIMED"),
  ];
  await page.answer({ Member: () => ({ id: "m1", promotionStandings }) }, "EndingOffersQuery");
  const told = (text: RegExp) =>
    screen.findByText((_, element) => element?.tagName === "P" && text.test(element.textContent ?? ""));
  expect(await told(/no longer claim: Free spins\.$/)).toBeTruthy();
  expect(await told(/may get less from: First deposit\.$/)).toBeTruthy();
});

it.each([
  ["no bank account", { accounts: [] }, "Add bank account", "payoutAccounts"],
  [
    "only an account in another currency",
    { accounts: [{ ...account("a1"), currency: "THB" }] },
    "Add bank account",
    "payoutAccounts",
  ],
  ["no payment password", { terms: { isPaymentPasswordSet: false } }, "Set payment password", "paymentPassword"],
  ["an identity to check", { terms: { isIdentityCheckNeeded: true } }, "Verify my identity", "identityCheck"],
])("leads a member with %s to the screen for it", async (_, changes, name, setting) => {
  await open(changes);
  if (setting === "payoutAccounts") expect(screen.getByText("Add a VND bank account first")).toBeTruthy();
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(`/?setting=${setting}&member=securityCenter`);
  expect(screen.queryByLabelText("Amount to withdraw")).toBeNull();
});

it("tells a member who may not withdraw so, and asks for nothing else", async () => {
  await open({ terms: { isAllowed: false }, accounts: [] });
  expect(screen.getByRole("heading", { name: "You can't withdraw money" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Add bank account" })).toBeNull();
});

it("checks the amount against all bounds, and shows what arrives and what follows", async () => {
  await open();
  expect(screen.getByRole("radio", { name: /0001/ })).toHaveProperty("checked", true);
  expect(screen.getByRole("radio", { name: /New: available from/ })).toHaveProperty("disabled", true);
  await user.type(amount(), "49,999");
  await send();
  expect(await screen.findByText("Enter ₫50,000 to ₫5,000,000")).toBeTruthy();
  expect(screen.getByText("Enter six digits")).toBeTruthy();
  expect(screen.getByText("Available: ₫1,000,000")).toBeTruthy();
  for (const [typed, error] of [
    ["2000000", "You can withdraw up to ₫1,000,000"],
    ["900000", "₫800,000 left of today's limit"],
    // It may be within the bounds, but nobody can tell what it means.
    ["1.000.000", "Write the amount like ₫50,000"],
  ] as const) {
    await user.clear(amount());
    await user.type(amount(), typed);
    expect(await screen.findByText(error)).toBeTruthy();
  }
  expect(screen.getByRole("button", { name: "Withdraw" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "All" }));
  expect(amount()).toHaveProperty("value", "800,000");
  expect(screen.getByRole("button", { name: "Withdraw ₫800,000" })).toBeTruthy();
  expect(screen.getByText("₫796,000")).toBeTruthy();
  expect(screen.getByText("Today: 4 of 5 withdrawals left, up to ₫800,000")).toBeTruthy();
  expect(
    screen.getByText(
      /another member's deposit, and tell you when it's paid\..* within 30 minutes.* counts as received/,
    ),
  ).toBeTruthy();
});

it.each([
  ["its most", { most: money("700000") }, "₫50,000 to ₫700,000", "Today: 4 of 5 withdrawals left"],
  ["nothing but the balance", { dailyCountLeft: 5, dailyAmountLeft: money("9000000") }, "At least ₫50,000", null],
  [
    "the count of a day",
    { dailyCountLeft: 0, dailyAmountLeft: money("9000000") },
    "At least ₫50,000",
    "You've made today's 5 withdrawals.",
  ],
])("says of the bounds only what holds the member back: %s", async (_, changes, range, today) => {
  await open({ terms: changes });
  expect(screen.getByText(range)).toBeTruthy();
  expect(screen.getByText("Available: ₫1,000,000")).toBeTruthy();
  const note = screen.queryByText(/[Tt]oday/)?.textContent;
  if (today) expect(note?.startsWith(today)).toBe(true);
  else expect(note).toBeUndefined();
  expect(note ?? "").not.toContain("up to");
});

it("leads a member with less than the least to the deposit, and says when a new account is ready", async () => {
  await open({ available: "49999" });
  expect(screen.getByRole("heading", { name: "Withdrawals start at ₫50,000" })).toBeTruthy();
  expect(screen.getByText(/^You can withdraw ₫49,999 so far\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Deposit" }).getAttribute("href")).toBe("/?member=depositv2");
  expect(screen.queryByLabelText("Amount to withdraw")).toBeNull();
  cleanup();
  await open({ accounts: [account("a1", HOUR_MS)] });
  expect(screen.getByText(/^You can withdraw as soon as your new bank account is available\.$/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Withdraw" })).toHaveProperty("disabled", true);
});

it("withdraws to an account that only a slow device still takes for new", async () => {
  const serverTime = new Date(Date.now() + 2 * HOUR_MS).toISOString();
  const page = await open({ accounts: [account("a1", HOUR_MS)], session: { serverTime } });
  await waitFor(() => expect(screen.getByRole("radio", { name: /0001/ })).toHaveProperty("checked", true));
  await user.type(amount(), "200000");
  await user.type(screen.getByLabelText("Payment password, 6 digits"), "246810");
  await send();
  expect(page.variables("WithdrawFieldsMutation").input).toMatchObject({ payoutAccountId: "a1" });
});

it("says how much is still to be played, with games in place of a form that would be refused", async () => {
  const turnover = { turnoverRequired: money("400000"), turnoverDone: money("100000") };
  await open({ terms: turnover });
  const progress = screen.getByRole("progressbar", { name: "Bet ₫300,000 more before you can withdraw" });
  expect(progress.getAttribute("value")).toBe("100000");
  expect(screen.getByRole("link", { name: "Browse hot games" }).getAttribute("href")).toBe("/hot");
  expect(screen.queryByLabelText("Amount to withdraw")).toBeNull();
  cleanup();
  await open({ terms: turnover, accounts: [] });
  expect(screen.getByRole("progressbar")).toBeTruthy();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Add bank account"]);
  cleanup();
  await open({ terms: { ...turnover, turnoverDone: money("400000") } });
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(amount()).toBeTruthy();
});

it("asks for a withdrawal once, also when the answer is lost, and opens it", async () => {
  await open();
  await user.type(amount(), "20000");
  cleanup();
  // The page was loaded again.
  const page = await open();
  await user.type(amount(), "0");
  await user.type(screen.getByLabelText("Payment password, 6 digits"), "246810");
  await send();
  const { input } = page.variables("WithdrawFieldsMutation");
  expect(input).toMatchObject({ payoutAccountId: "a1", amount: "200000", paymentPassword: "246810" });
  await page.refuse(new Error("down"));
  await send();
  await waitFor(() => expect(page.variables("WithdrawFieldsMutation").input).toEqual(input));
  await page.answer({ CreateWithdrawalPayload: () => ({ userErrors: [] }), Withdrawal: () => ({ id: "w1" }) });
  await waitFor(() => expect(page.router.state.location.search).toBe("?withdrawal=w1"));
});

it("shows a refusal at the payment password, and makes a new key", async () => {
  const page = await open();
  await user.type(amount(), "200000");
  await user.type(screen.getByLabelText("Payment password, 6 digits"), "135791");
  await send();
  const { idempotencyKey } = page.variables("WithdrawFieldsMutation").input;
  const wrong = {
    code: "PAYMENT_PASSWORD_INVALID",
    field: ["paymentPassword"],
    message: "Wrong.",
    retryAfter: null,
    limit: null,
    playBreak: null,
  };
  await page.answer({ CreateWithdrawalPayload: () => ({ withdrawal: null, wallet: null, userErrors: [wrong] }) });
  expect((await screen.findByRole("alert")).textContent).toBe("Wrong.");
  await send();
  expect(page.variables("WithdrawFieldsMutation").input.idempotencyKey).not.toBe(idempotencyKey);
});
