import { createContext, use } from "react";

/** What follows a change that failed: it is sent again, it was given up, or it failed for another reason. */
export type AfterFailure = "again" | "stopped" | "failed";

export const StepUpContext = createContext<((error: Error) => Promise<AfterFailure>) | null>(null);

/**
 * Returns a function for the failure of a change: asks the member for a step-up when the change needs one. Put a
 * `StepUpProvider` around the component.
 */
export function useStepUp(): (error: Error) => Promise<AfterFailure> {
  const stepUp = use(StepUpContext);
  if (!stepUp) throw new Error("StepUpProvider is not around this component");
  return stepUp;
}
