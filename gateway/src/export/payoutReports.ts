import type { CallName } from "../upstream/callTable.ts";
import { currency, type ExportColumn, type ExportReport } from "./exportReport.ts";

const contractKinds = {
  dividend: "contracts_DIVIDEND",
  dailySalary: "contracts_DAILY_SALARY",
  hourlySalary: "contracts_HOURLY_SALARY",
  realtimeSalary: "contracts_REAL_TIME_SALARY",
};

const payoutStates = {
  PENDING: "contracts_payout_pending",
  PAID: "contracts_payout_paid",
  SKIPPED: "contracts_payout_nothing",
};

/** What contracts paid. A contract that pays for each bet has no steps, and asks nothing else of the team. */
const payouts = (call: CallName, { hasSteps }: { hasSteps: boolean }): ExportReport => ({
  call,
  file: "contract-payouts",
  columns: [
    { field: "payoutId", heading: "file_number" },
    { field: "kind", heading: "file_contract", form: contractKinds },
    { field: "account", heading: "agent_account" },
    { field: "periodStart", heading: "file_period_start", form: "time" },
    { field: "periodEnd", heading: "file_period_end", form: "time" },
    { field: "validBet", heading: "contracts_explain_valid" },
    ...(hasSteps ? stepColumns : []),
    { field: "open", heading: "contracts_open_stake" },
    { field: "base", heading: "contracts_explain_base" },
    ...(hasSteps ? rateColumns : []),
    { field: "amount", heading: "file_amount_paid" },
    ...(hasSteps ? [{ field: "carryOver", heading: "income_balance_forward" } as const] : []),
    currency,
    { field: "state", heading: "agent_status", form: payoutStates },
    { field: "restOf", heading: "contracts_remainder" },
    { field: "settledAt", heading: "record_settled", form: "time" },
  ],
});

const stepColumns: readonly ExportColumn[] = [
  { field: "loss", heading: "contracts_explain_loss" },
  { field: "bonus", heading: "income_bonus" },
  { field: "broughtForward", heading: "income_carry_over" },
  { field: "activeMembers", heading: "overview_active" },
];

const rateColumns: readonly ExportColumn[] = [
  { field: "tier", heading: "file_step" },
  { field: "rate", heading: "file_rate" },
];

/** The payouts of all contracts, and of one kind of them. */
export const payoutReports = {
  contractPayouts: payouts("GET /wps/relay/ACS_contractPayouts", { hasSteps: true }),
  DIVIDEND: payouts("GET /wps/relay/ACS_dividendPayouts", { hasSteps: true }),
  DAILY_SALARY: payouts("GET /wps/relay/ACS_dailySalaryPayouts", { hasSteps: true }),
  HOURLY_SALARY: payouts("GET /wps/relay/ACS_hourlySalaryPayouts", { hasSteps: true }),
  REAL_TIME_SALARY: payouts("GET /wps/relay/ACS_realtimeSalaryPayouts", { hasSteps: false }),
} as const satisfies Record<string, ExportReport>;
