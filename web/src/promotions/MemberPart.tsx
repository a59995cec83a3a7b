import { type ReactNode, Suspense } from "react";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { DataBoundary } from "../relay/DataBoundary.tsx";

interface Props {
  /** For guests. Members see it when their data can't be read. */
  everybody: ReactNode;
  /** For members until their data is there. The member's part replaces it, so it takes no input. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Shows the member's part to members, and the part for everybody to guests. */
export function MemberPart({ everybody, waiting = everybody, children }: Props) {
  if (!useHasAccount()) return everybody;
  return (
    <DataBoundary renderFailure={() => everybody}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </DataBoundary>
  );
}
