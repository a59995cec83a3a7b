import { type ReactNode, Suspense } from "react";
import { DataBoundary } from "../relay/DataBoundary.tsx";
import { ErrorState } from "../relay/ErrorState.tsx";
import { GatewayError } from "../relay/network/GatewayError.ts";
import { RecordEmpty } from "./RecordEmpty.tsx";
import { RecordSkeleton } from "./RecordSkeleton.tsx";

/** The place of a record's answer: a skeleton before it, and an error in place of one that failed. */
export const RecordBoundary = ({ children }: { children: ReactNode }) => (
  <DataBoundary
    renderFailure={(error, retry) =>
      // Anybody may have written the address: the record may not have its days.
      error instanceof GatewayError && error.code === "BAD_USER_INPUT" ? (
        <RecordEmpty title="agent_range_refused" />
      ) : (
        <ErrorState error={error} onRetry={() => void retry()} />
      )
    }
  >
    <Suspense fallback={<RecordSkeleton />}>{children}</Suspense>
  </DataBoundary>
);
