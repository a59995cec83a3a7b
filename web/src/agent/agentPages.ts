/** The operator's flags that decide which pages there are. */
export interface Features {
  readonly dividend: boolean;
  readonly dailySalary: boolean;
  readonly hourlySalary: boolean;
  readonly realTimeSalary: boolean;
}

/** The pages of the agent centre with the specification's names, in the order of its menu. */
const AGENT_PAGES: readonly { readonly page: string; readonly flags?: readonly (keyof Features)[] }[] = [
  { page: "agentAnnouncement" },
  { page: "agentOverview" },
  { page: "registerCenter" },
  { page: "downlineManagement" },
  { page: "teamBetting" },
  { page: "userProfitLoss" },
  { page: "agentRevenueReport" },
  { page: "downlineTransactionDetails" },
  { page: "dividend", flags: ["dividend"] },
  { page: "dailySalary", flags: ["dailySalary"] },
  { page: "hourlySalary", flags: ["hourlySalary"] },
  { page: "realTimeSalary", flags: ["realTimeSalary"] },
  { page: "contractRequests", flags: ["dividend", "dailySalary", "hourlySalary", "realTimeSalary"] },
];

/** The names of the pages that the operator offers, in order: one of a page's flags is on. An unknown flag is off. */
export const pagesFor = (features: Features | null | undefined): string[] =>
  AGENT_PAGES.filter(({ flags }) => flags?.some((flag) => features?.[flag] === true) ?? true).map(({ page }) => page);
