import { type ReactNode, Suspense } from "react";
import { DataBoundary } from "../relay/DataBoundary.tsx";
import { ErrorState } from "../relay/ErrorState.tsx";
import { GatewayError } from "../relay/network/GatewayError.ts";
import { RecordEmpty } from "./RecordEmpty.tsx";
import { RecordSkeleton } from "./RecordSkeleton.tsx";

interface Props {
  children: ReactNode;
  /** Says that nobody has the name in the filter; for records that can be filtered by one. */
  stranger?: ReactNode;
}

/** The place of a record's answer: a skeleton before it, and an error in place of one that failed. */
export const RecordBoundary = ({ children, stranger }: Props) => (
  <DataBoundary
    renderFailure={(error, retry) => {
      const code = error instanceof GatewayError ? error.code : undefined;
      if (code === "NOT_FOUND" && stranger) return stranger;
      // Anybody may have written the address: the record may not have its days.
      if (code === "BAD_USER_INPUT") return <RecordEmpty title="agent_range_refused" />;
      return <ErrorState error={error} onRetry={() => void retry()} />;
    }}
  >
    <Suspense fallback={<RecordSkeleton />}>{children}</Suspense>
  </DataBoundary>
);
