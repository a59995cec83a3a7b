import { type ReactNode, Suspense } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { EmptyReportQuery } from "../../__generated__/EmptyReportQuery.graphql.ts";
import { DataBoundary } from "../../relay/DataBoundary.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { OtherCurrencies } from "../OtherCurrencies.tsx";
import { NoTeam } from "./NoTeam.tsx";
import styles from "./Report.module.css";

interface Props {
  /** The account of the report; by default that of the filter. */
  account?: string;
  children?: ReactNode;
}

/**
 * Says why a report has no rows or only zeros. An agent without a team reads that. Others read `children`, and the currencies in
 * which the report's account plays.
 */
export const EmptyReport = (props: Props) => (
  <DataBoundary renderFailure={() => props.children}>
    <Suspense>
      <Reason {...props} />
    </Suspense>
  </DataBoundary>
);

function Reason({ account: named, children }: Props) {
  const filtered = useSearchParams()[0].get("account") ?? "";
  const account = named ?? filtered;
  const { viewer } = useFreshQuery<EmptyReportQuery>(
    graphql`
      query EmptyReportQuery($account: String!, $isOfOne: Boolean!) @throwOnFieldError {
        viewer {
          agent {
            downline(first: 1) {
              totalCount
            }
            downlineAccount(account: $account) @include(if: $isOfOne) {
              ...OtherCurrencies_account
            }
          }
        }
      }
    `,
    { account, isOfOne: account !== "" },
  );
  if (viewer.agent?.downline.totalCount === 0) return <NoTeam />;
  const elsewhere = viewer.agent?.downlineAccount && <OtherCurrencies account={viewer.agent.downlineAccount} />;
  return (
    <>
      {children}
      {named ? elsewhere : <div className={styles.why}>{elsewhere}</div>}
    </>
  );
}
