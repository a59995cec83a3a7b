import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { renderPart } from "../../testing/renderAs.tsx";
import { momentText } from "../../time/momentText.ts";
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
const withdrawal = (changes: object = {}) => ({
  __typename: "Withdrawal",
  id: "w1",
  internalID: "W1",
  bankName: "Techcombank",
  lastFour: "0001",
  amount: money("200000"),
  fee: money("1000"),
  arriving: money("199000"),
  paid: money("0"),
  state: "REVIEW",
  createdAt: "2026-11-22T10:00:00Z",
  endedAt: null,
  confirmBefore: null,
  viewerCanCancel: true,
  viewerCanConfirm: false,
  parts: [],
  timeline: [{ state: "REVIEW", at: "2026-11-22T10:00:00Z" }],
  ...changes,
});
const part = (changes: object = {}) => ({
  internalID: "1",
  amount: money("199000"),
  state: "AWAITING_CONFIRM",
  paidAt: "2026-11-22T10:01:00Z",
  confirmBefore: new Date(Date.now() + 600_000).toISOString(),
  endedAt: null,
  isDepositFinal: false,
  proofCount: 0,
  viewerCanConfirm: true,
  ...changes,
});

async function open(
  path = "/",
  changes: { terms?: object; accounts?: object[]; withdrawal?: object; session?: object } = {},
) {
  const page = await renderPart(<WithdrawPane />, path);
  const answers = {
    Session: () => ({ ...changes.session }),
    Member: () => ({ id: "m1", payoutAccounts: changes.accounts ?? [account("a1"), account("a2", HOUR_MS)] }),
    Wallet: () => ({
      id: "wallet",
      total: money("1000000"),
      available: money("1000000"),
      withdrawalTerms: { ...terms, ...changes.terms },
    }),
    WithdrawalConnection: () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } }),
  };
  if (path === "/") for (const name of ["WithdrawalListQuery", "WithdrawPaneQuery"]) await page.answer(answers, name);
  else
    await page.answer({ Node: () => withdrawal(changes.withdrawal), Withdrawal: () => withdrawal(changes.withdrawal) });
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
  await open("/", changes);
  if (setting === "payoutAccounts") expect(screen.getByText("Add a VND bank account first")).toBeTruthy();
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(`/?setting=${setting}&member=securityCenter`);
  expect(screen.queryByLabelText("Amount to withdraw")).toBeNull();
});

it("tells a member who may not withdraw so, and asks for nothing else", async () => {
  await open("/", { terms: { isAllowed: false }, accounts: [] });
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
  expect(screen.getByText(/another member's deposit\..* within 30 minutes.* can no longer be refunded/)).toBeTruthy();
});

it("withdraws to an account that only a slow device still takes for new", async () => {
  const serverTime = new Date(Date.now() + 2 * HOUR_MS).toISOString();
  const page = await open("/", { accounts: [account("a1", HOUR_MS)], session: { serverTime } });
  await waitFor(() => expect(screen.getByRole("radio", { name: /0001/ })).toHaveProperty("checked", true));
  await user.type(amount(), "200000");
  await user.type(screen.getByLabelText("Payment password, 6 digits"), "246810");
  await send();
  expect(page.variables("useCreateWithdrawalMutation").input).toMatchObject({ payoutAccountId: "a1" });
});

it("shows the turnover that is needed", async () => {
  await open("/", { terms: { turnoverRequired: money("400000"), turnoverDone: money("100000") } });
  const progress = screen.getByRole("progressbar", { name: "Turnover before you can withdraw: ₫100,000 of ₫400,000" });
  expect(progress.getAttribute("value")).toBe("100000");
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
  const { input } = page.variables("useCreateWithdrawalMutation");
  expect(input).toMatchObject({ payoutAccountId: "a1", amount: "200000", paymentPassword: "246810" });
  await page.refuse(new Error("down"));
  await send();
  await waitFor(() => expect(page.variables("useCreateWithdrawalMutation").input).toEqual(input));
  await page.answer({ CreateWithdrawalPayload: () => ({ userErrors: [] }), Withdrawal: () => withdrawal() });
  await waitFor(() => expect(page.router.state.location.search).toBe("?withdrawal=w1"));
});

it("shows a refusal at the payment password, and makes a new key", async () => {
  const page = await open();
  await user.type(amount(), "200000");
  await user.type(screen.getByLabelText("Payment password, 6 digits"), "135791");
  await send();
  const { idempotencyKey } = page.variables("useCreateWithdrawalMutation").input;
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
  expect(page.variables("useCreateWithdrawalMutation").input.idempotencyKey).not.toBe(idempotencyKey);
});

it("shows the timeline with what follows, and cancels", async () => {
  const page = await open("/?withdrawal=w1");
  const steps = within(screen.getByRole("list", { name: "Timeline" })).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent?.replace(/\d.*/, ""))).toEqual([
    "In review",
    "Approved",
    "Being paid",
    "Paid, please confirm",
    "Received",
  ]);
  expect(steps[0]?.getAttribute("aria-current")).toBe("step");
  await user.click(screen.getByRole("button", { name: "Cancel withdrawal" }));
  await waitFor(() => expect(page.variables("CancelWithdrawalMutation")).toEqual({ input: { withdrawalId: "w1" } }));
  const late = { message: "It is being paid." };
  await page.answer({ CancelWithdrawalPayload: () => ({ withdrawal: null, wallet: null, userErrors: [late] }) });
  expect((await screen.findByRole("alert")).textContent).toBe("It is being paid.");
  await user.click(screen.getByRole("button", { name: "Cancel withdrawal" }));
  await page.answer({
    CancelWithdrawalPayload: () => ({ userErrors: [] }),
    Withdrawal: () => withdrawal({ state: "CANCELLED", viewerCanCancel: false, endedAt: "2026-11-22T10:02:00Z" }),
  });
  expect((await screen.findByRole("status")).textContent).toBe("Cancelled");
});

const paid = {
  paid: money("199000"),
  state: "AWAITING_CONFIRM",
  viewerCanCancel: false,
  viewerCanConfirm: true,
  parts: [part()],
};

it("asks whether a payment arrived, with the time that is left and what follows", async () => {
  const page = await open("/?withdrawal=w1", { withdrawal: paid });
  expect(screen.getByRole("timer").textContent).toMatch(/^Time left: (9:\d\d|10:00)/);
  expect(screen.getByText(/If you don't answer in time, it counts as received/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "It has arrived" }));
  await waitFor(() =>
    expect(page.variables("useConfirmWithdrawalMutation").input).toMatchObject({ receipt: "RECEIVED", part: "1" }),
  );
  const received = part({ state: "RECEIVED", confirmBefore: null, isDepositFinal: true, viewerCanConfirm: false });
  await page.answer({
    ConfirmWithdrawalPayload: () => ({ userErrors: [] }),
    Withdrawal: () => withdrawal({ ...paid, state: "RECEIVED", viewerCanConfirm: false, parts: [received] }),
  });
  expect(await screen.findByText("The deposit that paid for it can no longer be refunded.")).toBeTruthy();
  expect(screen.queryByRole("timer")).toBeNull();
});

it("wants a picture when money did not arrive", async () => {
  const page = await open("/?withdrawal=w1", { withdrawal: paid });
  await user.click(screen.getByRole("button", { name: "It hasn't arrived" }));
  await user.click(screen.getByRole("button", { name: "Report it missing" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Add at least one picture");
  expect(() => page.variables("useConfirmWithdrawalMutation")).toThrow();
});

it("says what is still to be paid", async () => {
  const one = part({ amount: money("100000") });
  await open("/?withdrawal=w1", { withdrawal: { ...paid, paid: money("100000"), parts: [one] } });
  expect(screen.getByText("Part 1")).toBeTruthy();
  expect(screen.getByText("₫99,000 still to be paid.")).toBeTruthy();
});

it("asks for each part, and for all of them together", async () => {
  const second = { internalID: "2", amount: money("99000"), paidAt: "2026-11-22T10:05:00Z" };
  const parts = [part({ amount: money("100000") }), part(second)];
  const page = await open("/?withdrawal=w1", { withdrawal: { ...paid, parts } });
  expect(screen.getByText("Part 1 of 2")).toBeTruthy();
  expect(screen.getAllByText("Paid").map(({ textContent }) => textContent)).toEqual(
    parts.map(
      ({ paidAt }) => `Paid ${momentText(paidAt, "plain", { locale: "en-001", timeZone: undefined, now: Date.now() })}`,
    ),
  );
  expect(screen.getAllByRole("button", { name: "It has arrived" })).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "It all arrived" }));
  await waitFor(() =>
    expect(page.variables("useConfirmWithdrawalMutation").input).toMatchObject({ receipt: "FULLY_PAID", imageIds: [] }),
  );
});
