import { type ReactNode, Suspense } from "react";
import { DataBoundary } from "./DataBoundary.tsx";

const nothing = () => null;

/** What comes late, and may be missing: nobody is told, and it is there again with whatever is asked for again. */
export const QuietPart = ({ children }: { children: ReactNode }) => (
  <DataBoundary renderFailure={nothing}>
    <Suspense>{children}</Suspense>
  </DataBoundary>
);
