import { createContext, type ReactNode, useState } from "react";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import type { Moved } from "./MovedContract.tsx";

// Loaded when it is needed: otherwise every page of the agent centre would load its dialog.
const MovedContract = lazyPart(async () => (await import("./MovedContract.tsx")).MovedContract, "agent");

/** Tells that a question about a contract had to close without an answer. The contract has changed, or its row is gone. */
export const TellMoved = createContext<(moved: Moved) => void>(() => {});

/** Says what became of a contract when somebody else answered while `children` still asked. */
export function MovedContracts({ children }: { children: ReactNode }) {
  const [moved, setMoved] = useState<Moved | null>(null);
  return (
    <TellMoved value={setMoved}>
      {children}
      {moved && (
        <QuietPart>
          <MovedContract {...moved} onClose={() => setMoved(null)} />
        </QuietPart>
      )}
    </TellMoved>
  );
}
