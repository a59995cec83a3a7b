import { type ReactNode, Suspense } from "react";
import { graphql } from "react-relay";
import type { EmptyReportQuery } from "../../__generated__/EmptyReportQuery.graphql.ts";
import { DataBoundary } from "../../relay/DataBoundary.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
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
  const { viewer } = useOwnQuery<EmptyReportQuery>(
    graphql`
      query EmptyReportQuery @throwOnFieldError {
        viewer {
          agent {
            downline(first: 1) {
              totalCount
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return viewer.agent?.downline.totalCount === 0 ? <NoTeam /> : children;
}
