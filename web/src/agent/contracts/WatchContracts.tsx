import { graphql } from "react-relay";
import type { WatchContractsSubscription } from "../../__generated__/WatchContractsSubscription.graphql.ts";
import { useAskAgain } from "../../relay/useAskAgain.ts";
import { useWatch } from "../../relay/useWatch.ts";

/** Keeps the number of requests up to date, and queries the open screen again when a contract may have changed. */
export function WatchContracts({ onChange }: { onChange: () => void }) {
  const askAgain = useAskAgain();
  useWatch<WatchContractsSubscription>(
    graphql`
      subscription WatchContractsSubscription {
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
