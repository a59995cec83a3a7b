import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, it } from "vitest";
import { stubNarrow } from "../../testing/media.ts";
import { onlyPage } from "../../testing/pages.ts";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();
const agent = {
  Agent: () => ({ id: "agent" }),
  SiteFeatures: () => ({ dividend: true, realTimeSalary: true }),
  Brand: () => ({ timeZone: "Asia/Ho_Chi_Minh" }),
};
const money = (amount: string) => ({ amount, currency: "VND" });
const payout = {
  __typename: "ContractPayout",
  id: "p1",
  account: "line01",
  periodStart: "2026-11-01T17:00:00Z",
  periodEnd: "2026-11-08T17:00:00Z",
  tier: 2,
  rate: "0.15",
  base: money("800000"),
  carryOver: money("0"),
  owedAfter: money("0"),
  owedBefore: money("0"),
  amount: money("96000"),
  settledAt: "2026-11-08T19:00:00Z",
  validBet: money("5000000"),
  teamLoss: money("1000000"),
  bonus: money("150000"),
  broughtForward: money("-50000"),
  activeMembers: 4,
  openStake: money("250000"),
  isPending: false,
  isRemainder: false,
  shares: [
    { account: null, outcome: null, base: money("500000"), rate: "0.15", rateBelow: "0", isHeldBack: false },
    { account: "deep", outcome: null, base: money("300000"), rate: "0.15", rateBelow: "0.08", isHeldBack: true },
  ],
};

const paid = (node: object) => ({
  ...agent,
  ContractPayoutConnection: () => ({
    totalCount: 1,
    totalAmount: money("96000"),
    edges: [{ node }],
    ...onlyPage,
  }),
});

beforeEach(stubNarrow);

it("says for each part of a real-time salary whether the players won or lost", async () => {
  const page = await renderCentre("/agent/real-time-salary?view=payouts", agent);
  const bets = { base: money("1000"), rate: "0.002", rateBelow: "0", isHeldBack: false };
  const realTime = {
    ...payout,
    tier: null,
    rate: null,
    periodStart: "2026-11-20T18:00:00Z",
    periodEnd: "2026-11-20T18:05:00Z",
    shares: [
      { account: null, outcome: "WON", ...bets },
      { account: null, outcome: "LOST", ...bets },
    ],
  };
  await page.answerTo("ContractScreenQuery", paid(realTime));
  await user.click(await screen.findByRole("button", { name: /^21 Nov 2026, 01:00/ }));
  await page.answerTo("PayoutRowQuery", {
    Node: () => ({ __typename: "ContractPayout", id: "p1" }),
    ContractPayout: () => realTime,
  });
  const direct = await screen.findAllByText("With no contract in between");
  expect(direct.map((name) => name.closest("dt")?.querySelector("small")?.textContent)).toEqual([
    "Bets that players won",
    "Bets that players lost",
  ]);
});

it.each([
  ["12000", "-₫12,000", "Accounts below were paid ₫5,000 more than this contract earns"],
  ["-12000", "₫12,000", "₫5,000 too much was held back"],
])("says of %s what was taken off for payouts below, and what is left", async (before, line, left) => {
  const page = await renderCentre("/agent/dividend?view=payouts", agent);
  const after = before.startsWith("-") ? "-5000" : "5000";
  const owing = { ...payout, owedBefore: money(before), owedAfter: money(after) };
  await page.answerTo("ContractScreenQuery", paid(owing));
  await user.click(await screen.findByRole("button", { name: /^2.*Nov/ }));
  await page.answerTo("PayoutRowQuery", {
    Node: () => ({ __typename: "ContractPayout", id: "p1" }),
    ContractPayout: () => owing,
  });
  const taken = await screen.findByText("Paid below in excess of the contract, from earlier");
  expect(taken.nextSibling?.textContent).toBe(line);
  expect(screen.getByText(new RegExp(left))).toBeTruthy();
});

it("explains a dividend line by line", async () => {
  const page = await renderCentre("/agent/dividend?view=payouts&account=line01&period=LAST_30", agent);
  const asked = await page.answerTo("ContractScreenQuery", paid(payout));
  expect(asked).toMatchObject({
    payouts: { kind: "DIVIDEND", account: "line01", period: { preset: "LAST_30" } },
  });
  await user.click(await screen.findByRole("button", { name: "Save as CSV" }));
  await waitFor(() =>
    expect(page.variables("useRecordExportMutation")).toEqual({ input: { contractPayouts: asked.payouts } }),
  );
  const row = await screen.findByRole("row", { name: /line01/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["line01", "Paid out", "₫800,000", "15%", "₫96,000"]),
  );
  await user.click(within(row).getByRole("button", { name: /^2\s?–\s?8 Nov 2026/ }));
  expect(
    await page.answerTo("PayoutRowQuery", {
      Node: () => ({ __typename: "ContractPayout", id: "p1" }),
      ContractPayout: () => payout,
    }),
  ).toEqual({ id: "p1" });
  const lines = (await screen.findAllByRole("term")).map(
    (term) => `${term.textContent}: ${term.nextSibling?.textContent}`,
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      "Team loss: ₫1,000,000",
      "Bonuses and rebates: -₫150,000",
      "Carried over from earlier periods: -₫50,000",
      "Amount the rate applies to: ₫800,000",
      "With no contract in between₫500,000 × 15%: ₫75,000",
      "Through deepMaximum so far: this period is still open, and the rest follows₫300,000 × (15% − 8% = 7%): ₫21,000",
      "Total, rounded: ₫96,000",
    ]),
  );
  expect(screen.getByText("Step 2 applies and pays 15%.")).toBeTruthy();
  expect(screen.getByText(/^Not in this sum: stakes of ₫250,000 on bets that were still open/)).toBeTruthy();
});

it("asks again when a contract changes, also just after the screen has asked", async () => {
  const page = await renderCentre("/agent/daily-salary", agent);
  const { mock } = page.environment;
  const asked = () =>
    mock.getAllOperations().filter(({ request }) => request.node.operation.name === "AgentCentreQuery").length;
  const watch = await page.find("MovedContractsSubscription");
  const hear = () => act(async () => mock.nextValue(watch, MockPayloadGenerator.generate(watch)));
  await hear();
  await waitFor(() => expect(asked()).toBe(1));
});
