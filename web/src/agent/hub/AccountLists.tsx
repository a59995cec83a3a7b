import { Suspense } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { AccountListsQuery } from "../../__generated__/AccountListsQuery.graphql.ts";
import { BetState } from "../../records/BetState.tsx";
import { Result } from "../../records/Result.tsx";
import { SignedAmount } from "../../records/SignedAmount.tsx";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Timestamp } from "../../time/Timestamp.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import own from "./Hub.module.css";
import { ShortList } from "./ShortList.tsx";

const ROWS = 5;

/** What an account did in the last 30 days: its bets, its money, and what it and everyone below it gained or lost. */
export const AccountLists = ({ account }: { account: string }) => (
  <ScreenBoundary>
    <Suspense fallback={<Skeleton style={{ height: "20rem" }} />}>
      <Content account={account} />
    </Suspense>
  </ScreenBoundary>
);

function Content({ account }: { account: string }) {
  const { viewer } = useOwnQuery<AccountListsQuery>(
    graphql`
      query AccountListsQuery($account: String!, $period: PeriodInput!, $rows: Int!) {
        viewer {
          agent {
            teamBets(filter: { account: $account, period: $period }, first: $rows) @catch(to: NULL) {
              edges {
                node {
                  id
                  gameName
                  placedAt
                  status
                  stake {
                    amount
                    currency
                  }
                  payout {
                    amount
                    currency
                  }
                  profit {
                    ...Result_money
                  }
                }
              }
            }
            profitAndLoss(filter: { account: $account, period: $period }, first: 1) @catch(to: NULL) {
              byDay {
                day
                stake {
                  amount
                  currency
                }
                profit {
                  ...Result_money
                }
              }
            }
            transactions(filter: { account: $account, period: $period }, first: $rows) @catch(to: NULL) {
              edges {
                node {
                  id
                  kind
                  createdAt
                  amount {
                    amount
                    currency
                  }
                }
              }
            }
          }
        }
      }
    `,
    { account, period: { preset: "LAST_30" }, rows: ROWS },
    { fetchPolicy: "store-and-network" },
  );
  const { teamBets, profitAndLoss, transactions } = viewer.agent ?? {};
  const filter = new URLSearchParams({ period: "LAST_30", account });
  return (
    <div className={own.lists}>
      <ShortList
        title="agent_menu_team_betting"
        none="agent_bets_none_title"
        to={`/agent/team-betting?${filter}`}
        rows={
          teamBets?.edges.map(({ node }) => ({
            id: node.id,
            name: node.gameName,
            value: <Result money={node.profit} isOpen={node.status === "UNSETTLED"} />,
            note: (
              <>
                <Timestamp at={node.placedAt} /> · <BetState {...node} />
              </>
            ),
          })) ?? null
        }
      />
      <ShortList
        title="agent_menu_profit"
        none="record_none_title"
        to={`/agent/profit-loss?${new URLSearchParams({ period: "LAST_30", keyword: account })}`}
        rows={
          profitAndLoss?.byDay
            .slice(-ROWS)
            .toReversed()
            .map(({ day, stake, profit }) => ({
              id: day,
              name: <FormattedDate value={day} dateStyle="medium" timeZone="UTC" />,
              value: <Result money={profit} />,
              note: (
                <>
                  <FormattedMessage id="agent_stake" /> <Amount {...stake} />
                </>
              ),
            })) ?? null
        }
      />
      <ShortList
        title="agent_menu_transactions"
        none="record_none_title"
        to={`/agent/transactions?${filter}`}
        rows={
          transactions?.edges.map(({ node }) => ({
            id: node.id,
            name: <FormattedMessage id={`record_kind_${node.kind}`} />,
            value: <SignedAmount {...node.amount} />,
            note: <Timestamp at={node.createdAt} />,
          })) ?? null
        }
      />
    </div>
  );
}
