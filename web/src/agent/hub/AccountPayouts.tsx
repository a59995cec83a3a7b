import { Suspense, use } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { AccountPayoutsQuery } from "../../__generated__/AccountPayoutsQuery.graphql.ts";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { formatPeriod } from "../../time/formatPeriod.ts";
import { TimeZone } from "../../time/timeZone.ts";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { contractAddress, hasPeriod } from "../contracts/contractKinds.ts";
import styles from "../downline/Downline.module.css";
import { ShortList } from "./ShortList.tsx";

/** What contracts of all kinds paid an agent of the team in the last 30 days. */
export const AccountPayouts = ({ account }: { account: string }) => (
  <ScreenBoundary>
    <Suspense fallback={<Skeleton style={{ height: "10rem" }} />}>
      <Content account={account} />
    </Suspense>
  </ScreenBoundary>
);

function Content({ account }: { account: string }) {
  const intl = useIntl();
  const zone = use(TimeZone);
  const { viewer } = useOwnQuery<AccountPayoutsQuery>(
    graphql`
      query AccountPayoutsQuery($filter: ContractPayoutFilter!) @throwOnFieldError {
        viewer {
          agent {
            contractPayouts(filter: $filter, first: 5) {
              edges {
                node {
                  id
                  kind
                  periodStart
                  periodEnd
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
    { filter: { account, period: { preset: "LAST_30" } } },
    { fetchPolicy: "store-and-network" },
  );
  return (
    <ShortList
      title="contracts_view_payouts"
      none="contracts_payouts_none"
      rows={(viewer.agent?.contractPayouts.edges ?? []).map(
        ({ node: { id, kind, periodStart, periodEnd, amount } }) => ({
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
        }),
      )}
    />
  );
}
