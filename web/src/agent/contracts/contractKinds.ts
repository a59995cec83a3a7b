import { contractPeriods, contractStates } from "@atrium/schema/values";
import { createContext } from "react";
import type { Features } from "../agentPages.ts";

export { contractPeriods, contractStates };

/** The operator's flags; null where they are not known. */
export const AgentFeatures = createContext<Features | null>(null);

/** The kinds of contracts. The id of a kind's name is `contracts_KIND`. */
export const contractKinds = ["DIVIDEND", "DAILY_SALARY", "HOURLY_SALARY", "REAL_TIME_SALARY"] as const;
export type ContractKind = (typeof contractKinds)[number];

/** The operator's switch of each kind. */
export const switchOf = {
  DIVIDEND: "dividend",
  DAILY_SALARY: "dailySalary",
  HOURLY_SALARY: "hourlySalary",
  REAL_TIME_SALARY: "realTimeSalary",
} as const;

/** The address of a kind's page with these parameters. */
export const contractAddress = (kind: string, params: Readonly<Record<string, string>>) =>
  `/agent/${kind.toLowerCase().replaceAll("_", "-")}?${new URLSearchParams(params)}`;

export type ContractPeriod = (typeof contractPeriods)[number];

/** Whether contracts of a kind are settled by a period that the agent chooses. The others have a fixed rhythm. */
export const hasPeriod = (kind: string) => kind === "DIVIDEND" || kind === "DAILY_SALARY";
