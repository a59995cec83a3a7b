import { z } from "zod";
import type { CorePlatform } from "../../corePlatform.ts";
import { text } from "../../http/input.ts";
import { recordFile } from "../../reports/recordRoute.ts";
import { downlineList } from "../downline/downline.routes.ts";
import { profitLossList } from "../profitLoss/profitLoss.routes.ts";
import { teamBetList } from "../teamBets.routes.ts";
import { transactionList } from "../transactions/transactionDetails.routes.ts";

/** The reports that can be sent, each as the file of its screen, with the page of the site that shows it. */
export const sentReports = {
  TEAM_BETS: { page: "team-betting", fileOf: (platform: CorePlatform) => recordFile(teamBetList(platform)) },
  PROFIT_AND_LOSS: { page: "profit-loss", fileOf: () => recordFile(profitLossList) },
  TRANSACTIONS: { page: "transactions", fileOf: () => recordFile(transactionList) },
  TEAM: { page: "team", fileOf: () => recordFile(downlineList) },
} as const;

export const isSent = (report: string): report is keyof typeof sentReports => report in sentReports;

/** What a report is asked for, without its period: that follows from the day on which it is sent. */
export const parametersQuery = z
  .record(text(32, 1), text(100))
  .transform(({ preset: _, startDate: __, endDate: ___, startTime: ____, endTime: _____, ...rest }) => rest)
  .refine((rest) => Object.keys(rest).length <= 20);
