import { type ReactNode, Suspense } from "react";
import { DataBoundary } from "./DataBoundary.tsx";

const nothing = () => null;

/** A part that loads late and may be missing: a failure shows nothing, and the next request on the screen tries again. */
export const QuietPart = ({ children, skeleton }: { children: ReactNode; skeleton?: ReactNode }) => (
  <DataBoundary renderFailure={nothing}>
    <Suspense fallback={skeleton}>{children}</Suspense>
  </DataBoundary>
);
