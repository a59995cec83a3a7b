import { type ReactNode, Suspense, useCallback, useState } from "react";
import { type AfterFailure, StepUpContext } from "../change/stepUp.ts";
import { GatewayError } from "../relay/network/GatewayError.ts";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";

const StepUpDialog = lazyPart(async () => (await import("./StepUpDialog.tsx")).StepUpDialog);

/** Asks for a step-up when a change inside needs one, and lets the change be sent again. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<{ give: (after: AfterFailure) => void } | null>(null);
  const ask = useCallback(async (error: unknown): Promise<AfterFailure> => {
    if (!(error instanceof GatewayError) || error.code !== "STEP_UP_REQUIRED") return "failed";
    const { promise, resolve } = Promise.withResolvers<AfterFailure>();
    setAnswer({ give: resolve });
    return promise.finally(() => setAnswer(null));
  }, []);
  return (
    <StepUpContext value={ask}>
      {children}
      {answer && (
        <Suspense>
          <StepUpDialog onDone={() => answer.give("again")} onClose={() => answer.give("stopped")} />
        </Suspense>
      )}
    </StepUpContext>
  );
}
