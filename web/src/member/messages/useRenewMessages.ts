import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRenewMessagesQuery } from "../../__generated__/useRenewMessagesQuery.graphql.ts";
import { useOneRead } from "../../relay/useRefresh.ts";
import { messageFilter, type ShownMessages } from "./messageSearch.ts";

/**
 * Reads a list of messages again from its beginning. The answer replaces the list in the store; when none comes, the list
 * stays, and `onComplete` gets the error. `isOutdated` is true from `markOutdated` until an answer comes.
 */
export function useRenewMessages(shown: ShownMessages) {
  const environment = useRelayEnvironment();
  const [isRenewing, setRenewing] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const read = useOneRead();
  const renew = (count: number, onComplete?: (error: Error | null) => void) => {
    setRenewing(true);
    const end = (error: Error | null) => {
      setRenewing(false);
      if (error === null) setOutdated(false);
      onComplete?.(error);
    };
    const asked = fetchQuery<useRenewMessagesQuery>(
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
    );
    read(asked, { complete: () => end(null), error: end });
  };
  return { renew, isRenewing, isOutdated, markOutdated: () => setOutdated(true) };
}
