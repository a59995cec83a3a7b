import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { MessagesPaneQuery } from "../../__generated__/MessagesPaneQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { MessageList } from "./MessageList.tsx";
import { messageFilter, messageParams, shownMessagesIn } from "./messageSearch.ts";

/** The platform's messages to the member. */
export function MessagesPane() {
  const [params, setParams] = useSearchParams();
  const shown = shownMessagesIn(params);
  // Opened from a menu, so no route's loader could start the query earlier.
  const { viewer } = useOwnQuery<MessagesPaneQuery>(
    graphql`
      query MessagesPaneQuery($filter: MessageFilter) @throwOnFieldError {
        viewer {
          member {
            ...MessageList_member @arguments(filter: $filter)
          }
        }
      }
    `,
    { filter: messageFilter(shown) },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer.member) return null;
  return (
    <MessageList
      member={viewer.member}
      shown={shown}
      onShow={(next) =>
        setParams(
          (before) => {
            if (next === "FAVORITES") before.set(messageParams.favorites, "1");
            else before.delete(messageParams.favorites);
            return before;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
}
