import type { CallName } from "../upstream/callTable.ts";
import { currency, type ExportColumn, type ExportReport } from "./exportReport.ts";

const contractKinds = {
  dividend: "contracts_DIVIDEND",
  dailySalary: "contracts_DAILY_SALARY",
  hourlySalary: "contracts_HOURLY_SALARY",
  realtimeSalary: "contracts_REAL_TIME_SALARY",
};

const payoutStates = {
  PENDING: "file_not_paid_yet",
  PAID: "contracts_payout_paid",
  SKIPPED: "contracts_payout_nothing",
};

/** What contracts paid. A contract that pays for each bet has no steps, and asks nothing else of the team. */
const payouts = (call: CallName, { hasSteps }: { hasSteps: boolean }): ExportReport => ({
  call,
  file: "contract-payouts",
  columns: [
    { wire: "payoutId", heading: "file_number" },
    { wire: "kind", heading: "file_contract", form: contractKinds },
    { wire: "account", heading: "agent_account" },
    { wire: "periodStart", heading: "file_period_start", form: "time" },
    { wire: "periodEnd", heading: "file_period_end", form: "time" },
    { wire: "validBet", heading: "contracts_explain_valid" },
    ...(hasSteps ? stepColumns : []),
    { wire: "amount", heading: "file_amount_paid" },
    ...(hasSteps ? [{ wire: "carryOver", heading: "income_balance_forward" } as const] : []),
    currency,
    { wire: "state", heading: "agent_status", form: payoutStates },
    { wire: "settledAt", heading: "record_settled", form: "time" },
  ],
});

const stepColumns: readonly ExportColumn[] = [
  { wire: "loss", heading: "contracts_explain_loss" },
  { wire: "bonus", heading: "income_bonus" },
  { wire: "broughtForward", heading: "income_carry_over" },
  { wire: "activeMembers", heading: "overview_active" },
  { wire: "base", heading: "contracts_explain_base" },
  { wire: "tier", heading: "file_step" },
  { wire: "rate", heading: "file_rate" },
];

/** The payouts of all contracts, and of one kind of them. */
export const payoutReports = {
  contractPayouts: payouts("GET /wps/relay/ACS_contractPayouts", { hasSteps: true }),
  DIVIDEND: payouts("GET /wps/relay/ACS_dividendPayouts", { hasSteps: true }),
  DAILY_SALARY: payouts("GET /wps/relay/ACS_dailySalaryPayouts", { hasSteps: true }),
  HOURLY_SALARY: payouts("GET /wps/relay/ACS_hourlySalaryPayouts", { hasSteps: true }),
  REAL_TIME_SALARY: payouts("GET /wps/relay/ACS_realtimeSalaryPayouts", { hasSteps: false }),
} as const satisfies Record<string, ExportReport>;
