import type { RouteObject } from "react-router-dom";
import type { OperationType } from "relay-runtime";
import accountQuery from "../__generated__/AccountScreenQuery$parameters.ts";
import announcementQuery from "../__generated__/AgentAnnouncementScreenQuery$parameters.ts";
import centreQuery from "../__generated__/AgentCentreQuery$parameters.ts";
import applicationsQuery from "../__generated__/ApplicationsScreenQuery$parameters.ts";
import contractQuery from "../__generated__/ContractScreenQuery$parameters.ts";
import downlineQuery from "../__generated__/DownlineScreenQuery$parameters.ts";
import incomeQuery from "../__generated__/IncomeScreenQuery$parameters.ts";
import overviewQuery from "../__generated__/OverviewScreenQuery$parameters.ts";
import postbackQuery from "../__generated__/PostbackScreenQuery$parameters.ts";
import postersQuery from "../__generated__/PostersScreenQuery$parameters.ts";
import profitLossQuery from "../__generated__/ProfitLossScreenQuery$parameters.ts";
import registerCentreQuery from "../__generated__/RegisterCentreScreenQuery$parameters.ts";
import requestsQuery from "../__generated__/RequestsScreenQuery$parameters.ts";
import subAccountsQuery from "../__generated__/SubAccountsScreenQuery$parameters.ts";
import teamBettingQuery from "../__generated__/TeamBettingScreenQuery$parameters.ts";
import transactionsQuery from "../__generated__/TransactionsScreenQuery$parameters.ts";
import { plainRoute } from "../relay/plainRoute.tsx";
import { type QueryRouteOptions, queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";
import type { ContractKind } from "./contracts/contractKinds.ts";
import { StartPage } from "./StartPage.tsx";

const AgentCentreSkeleton = lazySkeleton(async () => (await import("./AgentCentreSkeleton.tsx")).AgentCentreSkeleton);
const NewsSkeleton = lazySkeleton(async () => (await import("./news/NewsSkeleton.tsx")).NewsSkeleton);
const ReportSkeleton = lazySkeleton(async () => (await import("./report/ReportSkeleton.tsx")).ReportSkeleton);

/** A page of the centre with a table. */
const reportRoute = <Query extends OperationType>(options: Omit<QueryRouteOptions<Query>, "skeleton">) =>
  queryRoute({ ...options, skeleton: <ReportSkeleton /> });

/** The screen of the contracts of one kind. */
const contractRoute = (path: string, kind: ContractKind) =>
  reportRoute({
    path,
    query: contractQuery,
    loadVariables: async () => (await import("./contracts/contracts.ts")).contractVariables(kind),
    screen: async () => (await import("./contracts/ContractScreen.tsx")).ContractScreen,
    texts: "agent",
  });

/** The agent centre and its pages, each with a path: a page of its own on wide screens, else a dialog over home. */
export const agentRoutes: RouteObject[] = [
  {
    ...queryRoute({
      path: "agent",
      query: centreQuery,
      screen: async () => (await import("./AgentCentre.tsx")).AgentCentre,
      texts: "agent",
      skeleton: <AgentCentreSkeleton />,
    }),
    children: [
      { index: true, element: <StartPage /> },
      queryRoute({
        path: "announcement",
        query: announcementQuery,
        loadVariables: async () => (await import("./news/newsSearch.ts")).newsVariables,
        screen: async () => (await import("./news/AgentAnnouncementScreen.tsx")).AgentAnnouncementScreen,
        texts: "agent",
        skeleton: <NewsSkeleton />,
        // This is `openParam`. Importing it would load its file with every page of the centre.
        ...(import.meta.env.SSR && { first: { ignores: ["open"] } }),
      }),
      reportRoute({
        path: "overview",
        query: overviewQuery,
        loadVariables: async () => (await import("./overview/overview.ts")).overviewVariables,
        screen: async () => (await import("./overview/OverviewScreen.tsx")).OverviewScreen,
        texts: "agent",
      }),
      reportRoute({
        path: "income",
        query: incomeQuery,
        loadVariables: async () => (await import("./income/income.ts")).incomeVariables,
        screen: async () => (await import("./income/IncomeScreen.tsx")).IncomeScreen,
        texts: "agent",
      }),
      reportRoute({
        path: "team",
        query: downlineQuery,
        loadVariables: async () => (await import("./downline/team.ts")).teamVariables,
        screen: async () => (await import("./downline/DownlineScreen.tsx")).DownlineScreen,
        texts: "agent",
      }),
      reportRoute({
        path: "team/:account",
        query: accountQuery,
        variables: ({ account = "" }) => ({ account }),
        screen: async () => (await import("./hub/AccountScreen.tsx")).AccountScreen,
        texts: "agent",
      }),
      plainRoute({
        path: "team/log",
        screen: async () => (await import("./downline/LogScreen.tsx")).LogScreen,
        texts: "agent",
        skeleton: <ReportSkeleton />,
      }),
      reportRoute({
        path: "register",
        query: registerCentreQuery,
        screen: async () => (await import("./register/RegisterCentreScreen.tsx")).RegisterCentreScreen,
        texts: "agent",
      }),
      reportRoute({
        path: "register/banners",
        query: postersQuery,
        loadVariables: async () => (await import("./posters/posters.ts")).posterVariables,
        screen: async () => (await import("./posters/PostersScreen.tsx")).PostersScreen,
        texts: "agent",
      }),
      reportRoute({
        path: "register/postback",
        query: postbackQuery,
        variables: (_, search) => ({ subId: search.get("sub")?.trim().slice(0, 100) || null }),
        screen: async () => (await import("./postback/PostbackScreen.tsx")).PostbackScreen,
        texts: "agent",
      }),
      reportRoute({
        path: "register/applications",
        query: applicationsQuery,
        loadVariables: async () => (await import("./applications/applications.ts")).applicationVariables,
        screen: async () => (await import("./applications/ApplicationsScreen.tsx")).ApplicationsScreen,
        texts: "agent",
      }),
      reportRoute({
        path: "profit-loss",
        query: profitLossQuery,
        loadVariables: async () => (await import("./profitLoss/profitLoss.ts")).profitLossVariables,
        screen: async () => (await import("./profitLoss/ProfitLossScreen.tsx")).ProfitLossScreen,
        texts: "agent",
      }),
      reportRoute({
        path: "team-betting",
        query: teamBettingQuery,
        loadVariables: async () => (await import("./teamBetting/teamBets.ts")).teamBetVariables,
        screen: async () => (await import("./teamBetting/TeamBettingScreen.tsx")).TeamBettingScreen,
        texts: "agent",
      }),
      contractRoute("dividend", "DIVIDEND"),
      contractRoute("daily-salary", "DAILY_SALARY"),
      contractRoute("hourly-salary", "HOURLY_SALARY"),
      contractRoute("real-time-salary", "REAL_TIME_SALARY"),
      reportRoute({
        path: "contract-requests",
        query: requestsQuery,
        loadVariables: async () => (await import("./contracts/contracts.ts")).requestVariables,
        screen: async () => (await import("./contracts/RequestsScreen.tsx")).RequestsScreen,
        texts: "agent",
      }),
      reportRoute({
        path: "sub-accounts",
        query: subAccountsQuery,
        screen: async () => (await import("./subAccounts/SubAccountsScreen.tsx")).SubAccountsScreen,
        texts: "agent",
      }),
      reportRoute({
        path: "transactions",
        query: transactionsQuery,
        loadVariables: async () => (await import("./transactions/teamTransactions.ts")).transactionVariables,
        screen: async () => (await import("./transactions/TransactionsScreen.tsx")).TransactionsScreen,
        texts: "agent",
      }),
    ],
  },
];
