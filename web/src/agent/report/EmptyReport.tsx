import { type ReactNode, Suspense } from "react";
import { graphql } from "react-relay";
import type { EmptyReportQuery } from "../../__generated__/EmptyReportQuery.graphql.ts";
import { DataBoundary } from "../../relay/DataBoundary.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { NoTeam } from "./NoTeam.tsx";

/** Why a report has no rows: the agent has no team yet, or else `children`. */
export const EmptyReport = ({ children }: { children?: ReactNode }) => (
  <DataBoundary renderFailure={() => children}>
    <Suspense>
      <Reason>{children}</Reason>
    </Suspense>
  </DataBoundary>
);

function Reason({ children }: { children: ReactNode }) {
  const { viewer } = useFreshQuery<EmptyReportQuery>(graphql`
    query EmptyReportQuery @throwOnFieldError {
      viewer {
        agent {
          downline(first: 1) {
            totalCount
          }
        }
      }
    }
  `);
  return viewer.agent?.downline.totalCount === 0 ? <NoTeam /> : children;
}
