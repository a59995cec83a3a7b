import { type ReactNode, Suspense } from "react";
import type { DataBoundaryProps } from "./DataBoundary.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";

interface Props extends Omit<DataBoundaryProps, "renderFailure"> {
  /** Shown while the part loads, in its shape. */
  skeleton?: ReactNode;
}

/** A part of a screen with data of its own: it loads, and fails, apart from what is around it. */
export const ScreenPart = ({ skeleton, children, ...rest }: Props) => (
  <ScreenBoundary {...rest}>
    <Suspense fallback={skeleton}>{children}</Suspense>
  </ScreenBoundary>
);
