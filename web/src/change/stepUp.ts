import { createContext } from "react";

/** What follows a change that got no usable answer: it is sent again, it was given up, or it failed for another reason. */
export type AfterFailure = "again" | "stopped" | "failed";

/** Asks the member for a step-up when the error says that the change needs one; null where no screen can ask. */
export const StepUpContext = createContext<((error: unknown) => Promise<AfterFailure>) | null>(null);
