import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import type { useRenewMessagesQuery } from "../../__generated__/useRenewMessagesQuery.graphql.ts";
import { messageFilter, type ShownMessages } from "./messageSearch.ts";

/**
 * Reads a list of messages again from its beginning. The answer replaces the list in the store; when none comes, the list
 * stays, and `onComplete` gets the error. `isOutdated` is true from `markOutdated` until an answer comes. A new
 * read replaces the one that is under way, and a list that goes away cancels its own.
 */
export function useRenewMessages(shown: ShownMessages) {
  const environment = useRelayEnvironment();
  const [isRenewing, setRenewing] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const reading = useRef<Subscription>(undefined);
  useEffect(() => () => reading.current?.unsubscribe(), []);
  const renew = (count: number, onComplete?: (error: Error | null) => void) => {
    reading.current?.unsubscribe();
    setRenewing(true);
    const end = (error: Error | null) => {
      setRenewing(false);
      if (error === null) setOutdated(false);
      onComplete?.(error);
    };
    reading.current = fetchQuery<useRenewMessagesQuery>(
      environment,
      graphql`
        query useRenewMessagesQuery($count: Int!, $filter: MessageFilter) {
          viewer {
            member {
              ...MessageList_member @arguments(count: $count, filter: $filter)
            }
          }
        }
      `,
      { count, filter: messageFilter(shown) },
      { fetchPolicy: "network-only" },
    ).subscribe({ complete: () => end(null), error: end });
  };
  return { renew, isRenewing, isOutdated, markOutdated: () => setOutdated(true) };
}
