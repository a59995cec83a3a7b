import { type ReactNode, Suspense } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { EmptyReportQuery } from "../../__generated__/EmptyReportQuery.graphql.ts";
import { DataBoundary } from "../../relay/DataBoundary.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { OtherCurrencies } from "../OtherCurrencies.tsx";
import { NoTeam } from "./NoTeam.tsx";
import styles from "./Report.module.css";

/**
 * Says why a report has no rows. An agent without a team reads that. Others read `children`, and the currencies in which the
 * account of the filter plays.
 */
export const EmptyReport = ({ children }: { children: ReactNode }) => (
  <DataBoundary renderFailure={() => children}>
    <Suspense>
      <Reason>{children}</Reason>
    </Suspense>
  </DataBoundary>
);

function Reason({ children }: { children: ReactNode }) {
  const account = useSearchParams()[0].get("account") ?? "";
  const { viewer } = useFreshQuery<EmptyReportQuery>(
    graphql`
      query EmptyReportQuery($account: String!, $isOfOne: Boolean!) @throwOnFieldError {
        viewer {
          agent {
            downline(first: 1) {
              totalCount
            }
            downlineAccount(account: $account) @include(if: $isOfOne) {
              account
              details {
                otherCurrencies
              }
            }
          }
        }
      }
    `,
    { account, isOfOne: account !== "" },
  );
  if (viewer.agent?.downline.totalCount === 0) return <NoTeam />;
  const one = viewer.agent?.downlineAccount;
  return (
    <>
      {children}
      <div className={styles.why}>
        {one && <OtherCurrencies account={one.account} currencies={one.details.otherCurrencies} />}
      </div>
    </>
  );
}
