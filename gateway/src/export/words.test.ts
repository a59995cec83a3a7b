import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { exportReports, type ReportName } from "./reports.ts";
import type { ExportWords } from "./words.en.ts";
import { wordsIn } from "./words.ts";

/** The texts of the web client by the headings of the files: the screen and the file of a report use the same words. */
const screens: Partial<Record<ReportName, Partial<Record<keyof ExportWords, string>>>> = {
  downline: {
    member: "agent_account",
    status: "agent_status",
    level: "agent_team_level",
    below: "agent_team_below",
    balance: "balance",
    kind_REBATE: "record_kind_REBATE",
    registered: "agent_team_registered",
    lastLogin: "agent_team_last_login",
  },
  teamBets: {
    member: "agent_account",
    placed: "agent_placed",
    game: "agent_game",
    stake: "agent_stake",
    validStake: "agent_valid_stake",
    payout: "agent_payout",
    playersBetResult: "agent_result_player",
    houseResult: "agent_result_house",
    status: "agent_status",
  },
  profitAndLoss: {
    member: "agent_account",
    openingBalance: "agent_balance_opening",
    movements: "agent_balance_movement",
    closingBalance: "agent_balance_closing",
    deposits: "profit_deposits",
    withdrawals: "profit_withdrawals",
    stake: "agent_stake",
    validStake: "agent_valid_stake",
    payout: "agent_payout",
    kind_REBATE: "record_kind_REBATE",
    bonuses: "profit_bonuses",
    playersResult: "agent_profit_players",
    houseAfterBonuses: "agent_profit_house",
  },
  revenue: {
    houseResult: "agent_result_house",
    bonusesAndRebates: "income_bonus",
    fees: "income_fees",
    broughtForward: "income_carry_over",
    net: "income_net",
    commission: "overview_commission",
    kind_SALARY: "record_kind_SALARY",
    kind_DIVIDEND: "record_kind_DIVIDEND",
    paidToYou: "income_total",
    carryOver: "income_balance_forward",
  },
  teamTransactions: {
    member: "agent_account",
    time: "agent_time",
    kind: "record_kind",
    amount: "transfer_amount",
    before: "agent_balance_before",
    after: "agent_balance_after",
  },
  contractPayouts: {
    teamValidStake: "contracts_explain_valid",
    loss: "contracts_explain_loss",
    bonusesAndRebates: "income_bonus",
    broughtForward: "contracts_explain_brought",
    base: "contracts_explain_base",
    activeMembers: "overview_active",
  },
  pointRedeems: { quantity: "points_quantity" },
};

/** Values of the files, which the screens show too. */
const values: Partial<Record<keyof ExportWords, string>> = {
  status_UNSETTLED: "agent_status_UNSETTLED",
  status_WON: "agent_status_WON",
  status_LOST: "agent_status_LOST",
  status_DRAW: "agent_status_DRAW",
  status_CANCELLED: "agent_status_CANCELLED",
  kind_DEPOSIT: "record_kind_DEPOSIT",
  kind_WITHDRAW: "record_kind_WITHDRAW",
  kind_TRANSFER: "record_kind_TRANSFER",
  kind_BET: "record_kind_BET",
  kind_WIN: "record_kind_WIN",
  kind_REFUND: "record_kind_REFUND",
  kind_ADJUST: "record_kind_ADJUST",
  type_0: "agent_kind_PLAYER",
  type_1: "agent_kind_AGENT",
  account_LOCKED: "agent_state_LOCKED",
  account_CLOSED: "agent_state_CLOSED",
  contract_dividend: "contracts_DIVIDEND",
  contract_dailySalary: "contracts_DAILY_SALARY",
  contract_hourlySalary: "contracts_HOURLY_SALARY",
  contract_realtimeSalary: "contracts_REAL_TIME_SALARY",
  payoutState_PAID: "contracts_payout_paid",
  payoutState_SKIPPED: "contracts_payout_nothing",
  order_OPEN: "lottery_order_OPEN",
  order_WON: "lottery_order_WON",
  order_LOST: "lottery_order_LOST",
  order_CANCELLED: "lottery_order_CANCELLED",
  order_REFUNDED: "lottery_order_REFUNDED",
  redeem_IN_PROCESS: "points_status_IN_PROCESS",
  redeem_REJECTED: "points_status_REJECTED",
  redeem_APPROVED: "points_status_APPROVED",
};

/** The web client's texts in a language. */
const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../web/lang/${language}.json`, import.meta.url), "utf8"));

const textOf = (words: object, name: string): unknown => Reflect.get(words, name);

it.each(["EN", "VI", "CN", "TH", "ID", "PT"] as const)("says in a file what the screens say, in %s", (code) => {
  const [words, texts] = [wordsIn(code), textsOf(code)];
  for (const names of [values, ...Object.values(screens)]) {
    for (const [name, id] of Object.entries(names)) {
      expect(texts[id], id).toBeTruthy();
      expect({ [id]: textOf(words, name) }).toEqual({ [id]: texts[id] });
    }
  }
});

it("has the columns of the screens in the files", () => {
  for (const [report, columns] of Object.entries(exportReports)) {
    const headings = columns.columns.map(({ heading }) => heading);
    expect(headings, report).toEqual(expect.arrayContaining(Object.keys(textOf(screens, report) ?? {})));
  }
});

it("has only what a contract asks of its team in the file of its payouts", () => {
  const wiresOf = (report: ReportName) => exportReports[report].columns.map(({ wire }) => wire);
  expect(wiresOf("DAILY_SALARY")).toEqual(expect.arrayContaining(["loss", "activeMembers", "tier"]));
  expect(wiresOf("REAL_TIME_SALARY")).not.toEqual(expect.arrayContaining(["loss"]));
});
