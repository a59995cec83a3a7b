import { use, useState, useTransition } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { AccountListsQuery } from "../../__generated__/AccountListsQuery.graphql.ts";
import { useRights } from "../../caller/caller.ts";
import { BetState } from "../../records/BetState.tsx";
import { Result } from "../../records/Result.tsx";
import { SignedAmount } from "../../records/SignedAmount.tsx";
import { turnoverOf } from "../../records/turnover.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { loginMethodText } from "../../security/devices/loginMethods.ts";
import { formatPeriod } from "../../time/formatPeriod.ts";
import { Moment } from "../../time/Moment.tsx";
import { TimeZone } from "../../time/timeZone.ts";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { contractAddress, hasPeriod } from "../contracts/contractKinds.ts";
import styles from "../downline/Downline.module.css";
import { sideParam, sideText } from "../side/side.ts";
import own from "./Hub.module.css";
import { ShortList } from "./ShortList.tsx";

const ROWS = 5;

interface Props {
  account: string;
  /** Contracts pay agents alone. */
  isAgent: boolean;
}

/** What an account did in the last 30 days: its bets, its money, its logins, and what it and everyone below it gained or lost. */
export const AccountLists = (props: Props) => (
  <ScreenPart skeleton={<Skeleton style={{ height: "20rem" }} />}>
    <Content {...props} />
  </ScreenPart>
);

function Content({ account, isAgent }: Props) {
  const intl = useIntl();
  const zone = use(TimeZone);
  const hasReports = useRights()("READ_REPORTS");
  const [tries, setTries] = useState(0);
  const [isBusy, startReading] = useTransition();
  const again = { isBusy, read: () => startReading(() => setTries((before) => before + 1)) };
  const { viewer } = useOwnQuery<AccountListsQuery>(
    graphql`
      query AccountListsQuery(
        $account: String!
        $period: PeriodInput!
        $rows: Int!
        $isAgent: Boolean!
        $hasReports: Boolean!
      ) {
        viewer {
          agent {
            teamBets(filter: { account: $account, period: $period }, first: $rows)
              @include(if: $hasReports)
              @catch(to: NULL) {
              edges {
                node {
                  id
                  gameName
                  placedAt
                  status
                  ...turnover_figures
                  profit {
                    ...Result_money
                  }
                }
              }
            }
            profitAndLoss(filter: { account: $account, period: $period }, first: 1)
              @include(if: $hasReports)
              @catch(to: NULL) {
              byDay {
                day
                stake {
                  ...Money_amount @relay(mask: false)
                }
                profit {
                  ...Result_money
                }
              }
            }
            contractPayouts(filter: { account: $account, period: $period }, first: $rows)
              @include(if: $isAgent)
              @catch(to: NULL) {
              edges {
                node {
                  id
                  kind
                  periodStart
                  periodEnd
                  amount {
                    ...Money_amount @relay(mask: false)
                  }
                }
              }
            }
            accountLogins(account: $account) @catch(to: RESULT) {
              internalID
              at
              method
              outcome
              country
            }
            transactions(filter: { account: $account, period: $period }, first: $rows)
              @include(if: $hasReports)
              @catch(to: NULL) {
              edges {
                node {
                  id
                  kind
                  createdAt
                  amount {
                    ...Money_amount @relay(mask: false)
                  }
                }
              }
            }
          }
        }
      }
    `,
    { account, period: { preset: "LAST_30" }, rows: ROWS, isAgent: isAgent && hasReports, hasReports },
    { fetchPolicy: tries > 0 ? "network-only" : "store-and-network", fetchKey: tries },
  );
  const { teamBets, profitAndLoss, transactions, contractPayouts, accountLogins } = viewer.agent ?? {};
  /** Null on a platform that does not say them. */
  const logins = accountLogins?.ok ? accountLogins.value : null;
  const filter = new URLSearchParams({ period: "LAST_30", account });
  return (
    <div className={own.lists}>
      {hasReports && (
        <>
          <ShortList
            title="agent_menu_team_betting"
            again={again}
            none="agent_bets_none_title"
            to={`/agent/team-betting?${filter}`}
            rows={
              teamBets?.edges.map(({ node }) => ({
                id: node.id,
                name: (
                  <Link
                    to={`/agent/team-betting?${filter}&${new URLSearchParams({ [sideParam]: sideText(account, node.id) })}`}
                    className={styles.name}
                    preventScrollReset
                  >
                    {node.gameName}
                  </Link>
                ),
                value: <Result money={node.profit} isOpen={node.status === "UNSETTLED"} />,
                note: (
                  <>
                    <Moment at={node.placedAt} style="exact" /> ·{" "}
                    <BetState status={node.status} {...turnoverOf(node)} />
                  </>
                ),
              })) ?? null
            }
          />
          <ShortList
            title="agent_menu_profit"
            again={again}
            period={isAgent ? "agent_profit_period_team" : undefined}
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
            again={again}
            none="record_none_title"
            to={`/agent/transactions?${filter}`}
            rows={
              transactions?.edges.map(({ node }) => ({
                id: node.id,
                name: <FormattedMessage id={`record_kind_${node.kind}`} />,
                value: <SignedAmount {...node.amount} />,
                note: <Moment at={node.createdAt} style="plain" />,
              })) ?? null
            }
          />
        </>
      )}
      {(logins || !accountLogins?.ok) && (
        <ShortList
          title="agent_logins"
          period="agent_logins_period"
          none="agent_logins_none"
          again={again}
          rows={
            logins?.slice(0, ROWS).map(({ internalID, at, method, outcome, country }) => {
              const how = loginMethodText(method);
              return {
                id: internalID,
                name: <Moment at={at} style="plain" />,
                value: country && country !== "XX" ? intl.formatDisplayName(country, { type: "region" }) : "–",
                note: [
                  how && intl.formatMessage({ id: how }),
                  outcome !== "SUCCEEDED" && intl.formatMessage({ id: "agent_login_refused" }),
                ]
                  .filter(Boolean)
                  .join(" · "),
              };
            }) ?? null
          }
        />
      )}
      {isAgent && hasReports && (
        <ShortList
          title="contracts_view_payouts"
          again={again}
          none="contracts_payouts_none"
          rows={
            contractPayouts?.edges.map(({ node: { id, kind, periodStart, periodEnd, amount } }) => ({
              id,
              name: (
                <Link
                  to={contractAddress(kind, { view: "payouts", period: "LAST_30", account })}
                  className={styles.name}
                  preventScrollReset
                >
                  <FormattedMessage id={`contracts_${kind}`} />
                </Link>
              ),
              value: <Amount {...amount} />,
              note: formatPeriod({ start: periodStart, end: periodEnd, isDays: hasPeriod(kind) }, zone, intl),
            })) ?? null
          }
        />
      )}
    </div>
  );
}
