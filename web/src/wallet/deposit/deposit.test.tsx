import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { renderPart } from "../../testing/renderAs.tsx";
import { feeOf } from "../fees.ts";
import { DepositPane } from "./DepositPane.tsx";

beforeEach(() => sessionStorage.clear());

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const channel = (internalID: string, kind: string, changes: object = {}) => ({
  internalID,
  kind,
  name: internalID,
  icon: null,
  least: money("100000"),
  most: money("5000000"),
  feeRate: "0",
  feeFixed: money("0"),
  minutes: 1,
  presets: [money("200000"), money("500000")],
  isAvailable: true,
  isPlayedOnce: true,
  ...changes,
});
const channels = [
  channel("Bank", "BANK", { icon: { url: "https://cdn.test/bank.svg", fallbackUrls: [] } }),
  channel("Card", "HOSTED_CARD", { feeRate: "0.015", feeFixed: money("2000") }),
  channel("Jade", "EWALLET", { isAvailable: false }),
];
const deposit = (changes: object = {}) => ({
  __typename: "Deposit",
  id: "d1",
  internalID: "D1",
  channelName: "Bank",
  channelKind: "BANK",
  amount: money("200000"),
  fee: money("0"),
  credited: money("200000"),
  state: "PENDING",
  returnedAt: null,
  createdAt: "2026-11-22T10:00:00Z",
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  payUrl: null,
  qrContent: null,
  bankAccount: { bankName: "Sandbox Bank", holder: "ATRIUM", number: "97041234", reference: "D1" },
  turnoverRequired: money("0"),
  turnoverDone: money("0"),
  offers: [],
  ...changes,
});

async function open(path = "/", promotionStandings: object[] = []) {
  const page = await renderPart(<DepositPane />, path);
  const answers = {
    Promotion: () => ({ internalID: "4", title: "Your first deposit, doubled", summary: "100%" }),
    Member: () => ({ id: "m1", promotionStandings }),
    Wallet: () => ({ id: "w1", depositChannels: channels }),
    DepositConnection: () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } }),
  };
  if (!path.includes("deposit="))
    for (const name of ["DepositListQuery", "DepositPaneQuery"]) await page.answer(answers, name);
  return page;
}
const amount = () => screen.getByLabelText("Deposit amount");
const send = () => user.click(screen.getByRole("button", { name: /^(Pay ₫|Continue to payment$)/ }));

it("shows a channel's icon, and that of its kind where there is none", async () => {
  await open();
  const [bank, card] = (await screen.findAllByRole("radio")).map((radio) => radio.closest("label"));
  const picture = () => bank?.querySelector("img");
  expect([picture()?.src, picture()?.alt]).toEqual(["https://cdn.test/bank.svg", ""]);
  expect(card?.querySelectorAll("svg, img")).toHaveLength(1);
  expect(card?.querySelector("svg")).toBeTruthy();
  for (let tries = 0; tries < 3; tries += 1) act(() => void picture()?.dispatchEvent(new Event("error")));
  expect(bank?.querySelector("svg")).toBeTruthy();
});

it("checks the amount while it is typed, and shows the fee of the channel", async () => {
  await open();
  expect(screen.getByRole("radio", { name: /^Jade/ })).toHaveProperty("disabled", true);
  await user.type(amount(), "99,999");
  await send();
  expect((await screen.findByRole("alert")).textContent).toBe("Enter ₫100,000 to ₫5,000,000");
  await user.clear(amount());
  await user.type(amount(), "200000.5");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Enter a whole amount in VND"));
  expect(screen.queryByText("Added to your wallet")).toBeNull();
  await user.click(screen.getByRole("radio", { name: /^Card/ }));
  await user.clear(amount());
  await user.click(screen.getByRole("button", { name: "₫200,000" }));
  expect(amount()).toHaveProperty("value", "200,000");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("₫195,000")).toBeTruthy();
});

it("keeps the amount over a reload until it is sent", async () => {
  await open();
  await user.type(amount(), "250000");
  cleanup();
  const page = await open();
  expect(amount()).toHaveProperty("value", "250,000");
  await send();
  await page.answer({ CreateDepositPayload: () => ({ userErrors: [] }), Deposit: () => deposit() });
  cleanup();
  await open();
  expect(amount()).toHaveProperty("value", "");
});

it("opens a deposit once, also when the answer is lost, and shows how to pay it", async () => {
  const page = await open();
  await user.click(screen.getByRole("button", { name: "₫200,000" }));
  await send();
  const { input } = page.variables("DepositFormMutation");
  expect(input).toMatchObject({ channelId: "Bank", amount: "200000" });
  await page.refuse(new Error("down"));
  await send();
  await waitFor(() => expect(page.variables("DepositFormMutation").input).toEqual(input));
  await page.answer({ CreateDepositPayload: () => ({ userErrors: [] }), Deposit: () => deposit() });
  await waitFor(() => expect(page.router.state.location.search).toBe("?deposit=d1"));
  await waitFor(() => page.variables("DepositScreenQuery"));
  await page.answer({ Node: () => deposit(), Deposit: () => deposit() });
  expect(await screen.findByText("97041234")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Copy: Reference" })).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toMatch(/^Time left: 9:5|^Time left: 10:00/);
});

it("filters the list by both choices, also when the second comes before the answer to the first", async () => {
  const page = await open();
  const [period, state] = [screen.getByLabelText("Period"), screen.getByLabelText("Status")];
  await user.selectOptions(period, "LAST_30");
  await user.selectOptions(state, "PAID");
  expect([period, state]).toMatchObject([{ value: "LAST_30" }, { value: "PAID" }]);
  const filter = { period: { preset: "LAST_30" }, states: ["SUCCESS"] };
  await waitFor(() => expect(page.variables()).toMatchObject({ filter }));
});

it("takes the refusal of an amount away when a preset replaces it", async () => {
  const page = await open();
  await user.type(amount(), "300000");
  await send();
  const refusal = {
    code: "AMOUNT_OUT_OF_RANGE",
    field: ["amount"],
    message: "Not this much.",
    retryAfter: null,
    limit: null,
    playBreak: null,
  };
  await page.answer({ CreateDepositPayload: () => ({ userErrors: [refusal] }) });
  expect((await screen.findByRole("alert")).textContent).toBe("Not this much.");
  await user.click(screen.getByRole("button", { name: "₫200,000" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("takes the promotion of the address, unless the member leaves it out", async () => {
  const page = await open("/?promotion=4");
  expect(screen.getByText("Your first deposit, doubled")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "₫200,000" }));
  await send();
  await waitFor(() =>
    expect(page.variables("DepositFormMutation").input).toMatchObject({ amount: "200000", promotionId: "4" }),
  );
  await page.answer({
    CreateDepositPayload: () => ({
      userErrors: [
        {
          code: "ALREADY_APPLIED",
          field: null,
          message: "You've already used this promotion.",
          retryAfter: null,
          limit: null,
          playBreak: null,
        },
      ],
    }),
  });
  expect((await screen.findByRole("alert")).textContent).toBe("You've already used this promotion.");
  await user.click(screen.getByRole("button", { name: "Deposit without the promotion" }));
  await waitFor(() => expect(page.router.state.location.search).toBe(""));
  await send();
  await waitFor(() => expect(page.variables("DepositFormMutation").input).toMatchObject({ promotionId: null }));
});

it("follows a deposit by its address, and says how it ended", async () => {
  const page = await open("/?deposit=d1");
  await page.answer({ Node: () => deposit(), Deposit: () => deposit() });
  expect(screen.getByText("Waiting for payment")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel deposit" }));
  await waitFor(() => expect(page.variables("DepositPaymentCancelMutation")).toEqual({ input: { depositId: "d1" } }));
  await page.answer({
    CancelDepositPayload: () => ({ userErrors: [] }),
    Deposit: () => deposit({ state: "CANCELLED", bankAccount: null }),
  });
  expect(await screen.findByText("Cancelled")).toBeTruthy();
  expect(screen.queryByRole("timer")).toBeNull();
  expect(screen.queryByText("97041234")).toBeNull();
});

it("links to the page to pay on, and not to a code that only banking apps read", async () => {
  const page = await open("/?deposit=d1");
  const code = deposit({ qrContent: "00020101021238", bankAccount: null });
  await page.answer({ Node: () => code, Deposit: () => code });
  expect(screen.getByText("Waiting for payment")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Open payment page/ })).toBeNull();
});

it("says what the channel keeps only where it keeps something", async () => {
  const baht = (value: string) => ({ amount: value, currency: "THB" });
  const paid = deposit({ amount: baht("50.00"), fee: baht("0.00"), credited: baht("50.00"), bankAccount: null });
  const page = await open("/?deposit=d1");
  await page.answer({ Node: () => paid, Deposit: () => paid });
  expect(await screen.findByText("Waiting for payment")).toBeTruthy();
  expect(screen.queryByText(/keeps/)).toBeNull();
});

it.each([
  ["SUCCESS", "The payment channel kept ₫5,000. ₫195,000 was added to your wallet."],
  ["EXPIRED", "The time to pay has run out. If you've paid and the money doesn't arrive, contact customer service."],
  ["FAILED", "Your payment was declined. No money was added to your wallet."],
])("says what became of the money of a deposit in the state %s", async (state, text) => {
  const ended = deposit({ state, fee: money("5000"), credited: money("195000"), bankAccount: null });
  const page = await open("/?deposit=d1");
  await page.answer({ Node: () => ended, Deposit: () => ended });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(/in your wallet/)).toBeNull();
  expect(screen.queryAllByRole("link", { name: "Play" })).toHaveLength(state === "SUCCESS" ? 1 : 0);
});

it.each([
  ["200000", "0.015", "2000", "5000", "195000"],
  ["100", "0.005", "0", "0", "100"],
  ["300", "0.005", "0", "2", "298"],
  ["10.00", "0.0125", "0.50", "0.62", "9.38"],
])("a fee of %s at %s and %s is %s, which leaves %s", (paid, feeRate, fixed, fee, credited) => {
  expect(feeOf(paid, { feeRate, feeFixed: { amount: fixed } })).toEqual({ fee, arriving: credited });
});

it("says that money came after the end of a deposit and goes back", async () => {
  const page = await open("/?deposit=d1");
  const late = deposit({ state: "EXPIRED", bankAccount: null, returnedAt: "2026-11-22T10:20:00Z" });
  await page.answer({ Node: () => late, Deposit: () => late });
  expect((await screen.findByRole("status")).textContent).toBe("Payment being sent back");
  expect(screen.getByText(/we're sending it back/)).toBeTruthy();
  expect(screen.queryByText(/The time to pay has run out/)).toBeNull();
});

it("says what a paid deposit can become, the best first, and how far it is played", async () => {
  const offer = (title: string, reward: string, turnover: string | null) => ({
    ...{ __typename: "PromotionStanding", id: title, internalID: title, title, reward: money(reward) },
    turnover: turnover === null ? null : money(turnover),
  });
  const paid = deposit({
    ...{ state: "SUCCESS", amount: money("500000"), bankAccount: null },
    ...{ turnoverRequired: money("500000"), turnoverDone: money("120000") },
    offers: [offer("First", "500000", "7500000"), offer("Spins", "20000", null)],
  });
  const page = await open("/?deposit=d1");
  await page.answer({ Node: () => paid, Deposit: () => paid });
  const offers = await screen.findByRole("region", { name: "What you can get for your ₫500,000 deposit" });
  expect(
    within(offers)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "First You get₫500,000Bets to place₫7,500,000",
    "Spins You get₫20,000Bets to placeOnly on winnings from the spins",
  ]);
  expect(within(offers).getByRole("link", { name: "First" }).getAttribute("href")).toBe("/promotions?id=First");
  expect(screen.getByText(/^Played: ₫120,000 of ₫500,000\./)).toBeTruthy();
});

it("says before the payment what the amount can become, the best first, and deposits for the chosen one", async () => {
  const standing = (internalID: string, rate: string | null, least: string, more: object = {}) => ({
    ...{ __typename: "PromotionStanding", id: internalID, internalID, title: internalID },
    depositOffer: { rate, least: money(least), most: money("888000"), turnoverTimes: 10, isOnlyNow: false, ...more },
  });
  const page = await open("/", [
    standing("Daily", "0.05", "50000"),
    standing("First", "1", "100000", { most: money("3000000"), turnoverTimes: 15, isOnlyNow: true }),
    standing("Spins", null, "100000", { most: money("20000") }),
    standing("Large", "0.88", "300000"),
    { ...standing("Over", null, "0"), depositOffer: null },
  ]);
  await user.click(await screen.findByRole("button", { name: "₫200,000" }));
  const choices = await screen.findByRole("region", { name: "Options for this deposit" });
  expect(
    within(choices)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "FirstOnly with this deposit.ChooseYou get₫200,000Bets to place₫3,000,000",
    "SpinsChooseYou get₫20,000Bets to placeOnly on winnings from the spins",
    "DailyChooseYou get₫10,000Bets to place₫100,000",
  ]);
  const [first] = within(choices).getAllByRole("button", { name: "Choose" });
  if (first) await user.click(first);
  await waitFor(() => expect(page.router.state.location.search).toBe("?promotion=First"));
});
