import type { Right } from "../caller/caller.ts";

/** The operator's flags that decide which pages there are. */
export interface Features {
  readonly dividend: boolean;
  readonly dailySalary: boolean;
  readonly hourlySalary: boolean;
  readonly realTimeSalary: boolean;
}

interface AgentPage {
  readonly page: string;
  readonly flags?: readonly (keyof Features)[];
  /** The right with which a sub-account sees it. */
  readonly right?: Right;
}

/** The pages of the agent centre with the specification's names, in the order of its menu; ours come last. */
const AGENT_PAGES: readonly AgentPage[] = [
  { page: "agentAnnouncement" },
  { page: "agentOverview", right: "READ_REPORTS" },
  { page: "registerCenter", right: "OPEN_ACCOUNTS" },
  { page: "downlineManagement", right: "READ_ACCOUNTS" },
  { page: "teamBetting", right: "READ_REPORTS" },
  { page: "userProfitLoss", right: "READ_REPORTS" },
  { page: "agentRevenueReport", right: "READ_REPORTS" },
  { page: "downlineTransactionDetails", right: "READ_REPORTS" },
  { page: "dividend", flags: ["dividend"], right: "CONTRACTS" },
  { page: "dailySalary", flags: ["dailySalary"], right: "CONTRACTS" },
  { page: "hourlySalary", flags: ["hourlySalary"], right: "CONTRACTS" },
  { page: "realTimeSalary", flags: ["realTimeSalary"], right: "CONTRACTS" },
  {
    page: "contractRequests",
    flags: ["dividend", "dailySalary", "hourlySalary", "realTimeSalary"],
    right: "CONTRACTS",
  },
  { page: "subAccounts" },
];

/**
 * The names of the pages that the operator offers, in order: one of a page's flags is on. An unknown flag is off. Sub-accounts
 * are an agent's own matter, where the platform has them.
 */
export const pagesFor = (features: Features | null | undefined, hasSubAccounts = false): string[] =>
  AGENT_PAGES.filter(({ flags }) => flags?.some((flag) => features?.[flag] === true) ?? true)
    .map(({ page }) => page)
    .filter((page) => page !== "subAccounts" || hasSubAccounts);

/** Whether a caller sees a page. */
export function mayOpen(page: string | undefined, mayDo: (right: Right) => boolean): boolean {
  const right = AGENT_PAGES.find((known) => known.page === page)?.right;
  return right === undefined || mayDo(right);
}
