import { createContext, type ReactNode, useState } from "react";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import type { Moved } from "./MovedContract.tsx";

// Its dialog would come with the agent centre.
const MovedContract = lazyPart(async () => (await import("./MovedContract.tsx")).MovedContract, "agent");

/** Call when a question about a contract goes away unanswered because the contract has changed, or its row has gone. */
export const TellMoved = createContext<(moved: Moved) => void>(() => {});

/** Says what became of contracts about which `children` have asked, when somebody else was quicker. */
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
