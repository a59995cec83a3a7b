import { betColumns, currency, type ExportReport, movementColumns } from "./exportReport.ts";
import { payoutReports } from "./payoutReports.ts";

const accountKinds = {
  0: "agent_kind_PLAYER",
  1: "agent_kind_AGENT",
  2: "agent_kind_AGENT",
  41: "agent_kind_AGENT",
  42: "agent_kind_AGENT",
};

const accountStates = {
  ACTIVE: "file_account_active",
  LOCKED: "agent_state_LOCKED",
  LIMITED: "agent_state_LIMITED",
  CLOSED: "agent_state_CLOSED",
};

/** The reports about an agent's team, by the name of their filter in the input; the payouts also by kind. */
export const agentReports = {
  teamBets: {
    call: "GET /wps/relay/ACS_teamBets",
    file: "team-betting",
    columns: [
      { field: "betId", heading: "file_number" },
      { field: "account", heading: "agent_account" },
      ...betColumns,
      { field: "profit", heading: "agent_result_player" },
      { field: "profit", heading: "agent_result_house", form: "opposite" },
      currency,
      { field: "status", heading: "agent_status", form: "agent_status_" },
    ],
  },
  teamTransactions: {
    call: "GET /wps/relay/ACS_transactionDetails",
    file: "team-transactions",
    columns: [
      { field: "transactionId", heading: "file_number" },
      { field: "account", heading: "agent_account" },
      ...movementColumns,
    ],
  },
  downline: {
    call: "GET /wps/relay/ACS_downlineList",
    file: "team",
    columns: [
      { field: "account", heading: "agent_account" },
      { field: "type", heading: "agent_team_kind", form: accountKinds },
      { field: "status", heading: "agent_status", form: accountStates },
      { field: "level", heading: "agent_team_level" },
      { field: "children", heading: "agent_team_below" },
      { field: "balance", heading: "balance" },
      currency,
      { field: "rebate", heading: "record_kind_REBATE" },
      { field: "registeredAt", heading: "agent_team_registered", form: "time" },
      { field: "lastLoginAt", heading: "agent_team_last_login", form: "time" },
    ],
  },
  profitAndLoss: {
    call: "GET /wps/relay/ACS_userProfitLoss",
    file: "user-profit-and-loss",
    columns: [
      { field: "account", heading: "agent_account" },
      { field: "type", heading: "agent_team_kind", form: accountKinds },
      { field: "level", heading: "agent_team_level" },
      { field: "accounts", heading: "file_accounts" },
      { field: "openingBalance", heading: "agent_balance_opening" },
      { field: "movement", heading: "agent_balance_movement" },
      { field: "closingBalance", heading: "agent_balance_closing" },
      { field: "deposit", heading: "profit_deposits" },
      { field: "withdraw", heading: "profit_withdrawals" },
      { field: "bet", heading: "agent_stake" },
      { field: "validBet", heading: "agent_valid_stake" },
      { field: "win", heading: "agent_payout" },
      { field: "rebate", heading: "record_kind_REBATE" },
      { field: "bonus", heading: "profit_bonuses" },
      { field: "profit", heading: "agent_profit_players" },
      { field: "profit", heading: "agent_profit_house", form: "opposite" },
      currency,
    ],
  },
  revenue: {
    call: "GET /wps/relay/ACS_revenueReport",
    file: "my-income",
    columns: [
      { field: "startDate", heading: "file_first_day" },
      { field: "endDate", heading: "agent_link_last_day" },
      { field: "gross", heading: "agent_result_house" },
      { field: "bonus", heading: "income_bonus" },
      { field: "fees", heading: "income_fees" },
      { field: "carryOver", heading: "income_carry_over" },
      { field: "net", heading: "income_net" },
      { field: "commission", heading: "overview_commission" },
      { field: "salary", heading: "record_kind_SALARY" },
      { field: "dividend", heading: "record_kind_DIVIDEND" },
      { field: "total", heading: "income_total" },
      { field: "balanceForward", heading: "income_balance_forward" },
      currency,
    ],
  },
  ...payoutReports,
} as const satisfies Record<string, ExportReport>;
