import { betColumns, currency, type ExportReport, movementColumns } from "./exportReport.ts";
import { payoutReports } from "./payoutReports.ts";

const accountKinds = {
  0: "agent_kind_PLAYER",
  1: "agent_kind_AGENT",
  2: "agent_kind_AGENT",
  41: "agent_kind_AGENT",
  42: "agent_kind_AGENT",
};

const accountStates = { ACTIVE: "file_account_active", LOCKED: "agent_state_LOCKED", CLOSED: "agent_state_CLOSED" };

/** The reports about an agent's team, by the name of their filter in the input; the payouts also by kind. */
export const agentReports = {
  teamBets: {
    call: "GET /wps/relay/ACS_teamBets",
    file: "team-betting",
    columns: [
      { wire: "betId", heading: "file_number" },
      { wire: "account", heading: "agent_account" },
      ...betColumns,
      { wire: "profit", heading: "agent_result_player" },
      { wire: "profit", heading: "agent_result_house", form: "opposite" },
      currency,
      { wire: "status", heading: "agent_status", form: "agent_status_" },
    ],
  },
  teamTransactions: {
    call: "GET /wps/relay/ACS_transactionDetails",
    file: "team-transactions",
    columns: [
      { wire: "transactionId", heading: "file_number" },
      { wire: "account", heading: "agent_account" },
      ...movementColumns,
    ],
  },
  downline: {
    call: "GET /wps/relay/ACS_downlineList",
    file: "team",
    columns: [
      { wire: "account", heading: "agent_account" },
      { wire: "type", heading: "agent_team_kind", form: accountKinds },
      { wire: "status", heading: "agent_status", form: accountStates },
      { wire: "level", heading: "agent_team_level" },
      { wire: "children", heading: "agent_team_below" },
      { wire: "balance", heading: "balance" },
      currency,
      { wire: "rebate", heading: "record_kind_REBATE" },
      { wire: "registeredAt", heading: "agent_team_registered", form: "time" },
      { wire: "lastLoginAt", heading: "agent_team_last_login", form: "time" },
    ],
  },
  profitAndLoss: {
    call: "GET /wps/relay/ACS_userProfitLoss",
    file: "user-profit-and-loss",
    columns: [
      { wire: "account", heading: "agent_account" },
      { wire: "type", heading: "agent_team_kind", form: accountKinds },
      { wire: "level", heading: "agent_team_level" },
      { wire: "accounts", heading: "file_accounts" },
      { wire: "openingBalance", heading: "agent_balance_opening" },
      { wire: "movement", heading: "agent_balance_movement" },
      { wire: "closingBalance", heading: "agent_balance_closing" },
      { wire: "deposit", heading: "profit_deposits" },
      { wire: "withdraw", heading: "profit_withdrawals" },
      { wire: "bet", heading: "agent_stake" },
      { wire: "validBet", heading: "agent_valid_stake" },
      { wire: "win", heading: "agent_payout" },
      { wire: "rebate", heading: "record_kind_REBATE" },
      { wire: "bonus", heading: "profit_bonuses" },
      { wire: "profit", heading: "agent_profit_players" },
      { wire: "profit", heading: "agent_profit_house", form: "opposite" },
      currency,
    ],
  },
  revenue: {
    call: "GET /wps/relay/ACS_revenueReport",
    file: "my-income",
    columns: [
      { wire: "startDate", heading: "file_first_day" },
      { wire: "endDate", heading: "agent_link_last_day" },
      { wire: "gross", heading: "agent_result_house" },
      { wire: "bonus", heading: "income_bonus" },
      { wire: "fees", heading: "income_fees" },
      { wire: "carryOver", heading: "income_carry_over" },
      { wire: "net", heading: "income_net" },
      { wire: "commission", heading: "overview_commission" },
      { wire: "salary", heading: "record_kind_SALARY" },
      { wire: "dividend", heading: "record_kind_DIVIDEND" },
      { wire: "total", heading: "income_total" },
      { wire: "balanceForward", heading: "income_balance_forward" },
      currency,
    ],
  },
  ...payoutReports,
} as const satisfies Record<string, ExportReport>;
