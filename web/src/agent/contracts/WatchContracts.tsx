import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { WatchContractsSubscription } from "../../__generated__/WatchContractsSubscription.graphql.ts";
import { useAskAgain } from "../../relay/useAskAgain.ts";
import { useWatch } from "../../relay/useWatch.ts";

/** A first event within this time after the screen's own query brings nothing new: a stream begins a second or two after the screen. */
const FRESH_MS = 4_000;

/** Keeps the number of requests up to date, and queries the open screen again when a contract may have changed. */
export function WatchContracts() {
  const askAgain = useAskAgain();
  // The tab that holds the stream gets its first event at once. The others share it, and get their first one with a change.
  const isFirst = useRef(true);
  const [begunAt] = useState(() => performance.now());
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
      onNext() {
        if (!isFirst.current || performance.now() - begunAt > FRESH_MS) void askAgain();
        isFirst.current = false;
      },
    },
  );
  return null;
}
