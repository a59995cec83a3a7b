import { type ReactNode, Suspense } from "react";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { DataBoundary } from "../relay/DataBoundary.tsx";

/** What a member sees; what everybody sees for guests, and until the member's own data is there. */
export function MemberPart({ everybody, children }: { everybody: ReactNode; children: ReactNode }) {
  if (!useHasAccount()) return everybody;
  return (
    <DataBoundary renderFailure={() => everybody}>
      <Suspense fallback={everybody}>{children}</Suspense>
    </DataBoundary>
  );
}
