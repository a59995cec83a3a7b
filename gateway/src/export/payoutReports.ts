import type { CallName } from "../upstream/callTable.ts";
import { currency, type ExportColumn, type ExportReport } from "./exportReport.ts";

/** What contracts paid. A contract that pays for each bet has no steps, and asks nothing else of the team. */
const payouts = (call: CallName, { hasSteps }: { hasSteps: boolean }): ExportReport => ({
  call,
  file: "contract-payouts",
  columns: [
    { wire: "payoutId", heading: "number" },
    { wire: "kind", heading: "contract", form: "contract" },
    { wire: "account", heading: "member" },
    { wire: "periodStart", heading: "from", form: "time" },
    { wire: "periodEnd", heading: "until", form: "time" },
    { wire: "validBet", heading: "teamValidStake" },
    ...(hasSteps ? stepColumns : []),
    { wire: "amount", heading: "paid" },
    ...(hasSteps ? [{ wire: "carryOver", heading: "carryOver" } as const] : []),
    currency,
    { wire: "state", heading: "status", form: "payoutState" },
    { wire: "settledAt", heading: "settled", form: "time" },
  ],
});

const stepColumns: readonly ExportColumn[] = [
  { wire: "loss", heading: "loss" },
  { wire: "bonus", heading: "bonusesAndRebates" },
  { wire: "broughtForward", heading: "broughtForward" },
  { wire: "activeMembers", heading: "activeMembers" },
  { wire: "base", heading: "base" },
  { wire: "tier", heading: "step" },
  { wire: "rate", heading: "rate" },
];

/** The payouts of all contracts, and of one kind of them. */
export const payoutReports = {
  contractPayouts: payouts("GET /wps/relay/ACS_contractPayouts", { hasSteps: true }),
  DIVIDEND: payouts("GET /wps/relay/ACS_dividendPayouts", { hasSteps: true }),
  DAILY_SALARY: payouts("GET /wps/relay/ACS_dailySalaryPayouts", { hasSteps: true }),
  HOURLY_SALARY: payouts("GET /wps/relay/ACS_hourlySalaryPayouts", { hasSteps: true }),
  REAL_TIME_SALARY: payouts("GET /wps/relay/ACS_realtimeSalaryPayouts", { hasSteps: false }),
} as const satisfies Record<string, ExportReport>;
