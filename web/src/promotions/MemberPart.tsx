import { type ReactNode, Suspense } from "react";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { DataBoundary } from "../relay/DataBoundary.tsx";

/** Shows the member's part to members, and the part for everybody to guests and until the member's data is there. */
export function MemberPart({ everybody, children }: { everybody: ReactNode; children: ReactNode }) {
  if (!useHasAccount()) return everybody;
  return (
    <DataBoundary renderFailure={() => everybody}>
      <Suspense fallback={everybody}>{children}</Suspense>
    </DataBoundary>
  );
}
