import { createContext, type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type { MovedContractsSubscription } from "../../__generated__/MovedContractsSubscription.graphql.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { useAskAgain } from "../../relay/useAskAgain.ts";
import { useWatch } from "../../relay/useWatch.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import type { Asked } from "./MovedContract.tsx";

const loadNotice = () => import("./MovedContract.tsx");
// Loaded when a question is asked: otherwise every page of the agent centre would load its dialog.
const MovedContract = lazyPart(async () => (await loadNotice()).MovedContract, "agent");

/** Knows the contract of the open question. */
export const OpenQuestion = createContext({
  /** A question about a contract opens; null when it is answered or given up. */
  ask: (_: Asked | null) => {},
  /** It had to close without an answer: the contract has changed, or its row is gone. */
  leave: () => {},
});

interface Props {
  /** Whether the caller may see contracts. */
  isWatching: boolean;
  children: ReactNode;
}

/**
 * Keeps contracts up to date. When somebody else answers while `children` still ask about a contract, a notice says what became of
 * it. The notice is requested together with the page, and comes with it.
 */
export function MovedContracts({ isWatching, children }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [changes, setChanges] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const ask = (next: Asked | null) => {
    setAsked(next);
    setChanges(0);
    setLeft(false);
    if (next) void loadNotice().catch(() => undefined);
  };
  return (
    <OpenQuestion value={{ ask, leave: () => setLeft(true) }}>
      {isWatching && <WatchContracts onChange={() => setChanges(changes + 1)} />}
      {children}
      {asked && (isLeft || changes > 0) && (
        <QuietPart key={changes}>
          <MovedContract {...asked} isLeft={isLeft} onClose={() => ask(null)} />
        </QuietPart>
      )}
    </OpenQuestion>
  );
}

/** Keeps the number of requests up to date, and queries the open screen again when a contract may have changed. */
function WatchContracts({ onChange }: { onChange: () => void }) {
  const askAgain = useAskAgain();
  useWatch<MovedContractsSubscription>(
    graphql`
      subscription MovedContractsSubscription {
        contractsChanged {
          ...RequestBadge_agent
        }
      }
    `,
    {},
    {
      onNext: () => {
        onChange();
        void askAgain();
      },
    },
  );
  return null;
}
