import { graphql } from "react-relay";
import type { MessagesPaneQuery } from "../../__generated__/MessagesPaneQuery.graphql.ts";
import { useSearch } from "../../records/useSearch.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { MessageList } from "./MessageList.tsx";
import { messageChanges, messageFilter, messages } from "./messageSearch.ts";

/** The platform's messages to the member, filtered by the address. */
export function MessagesPane() {
  const { chosen, shown, isBusy, set } = useSearch(messages);
  // Opened from a menu, so no route's loader could start the query earlier.
  const { viewer } = useFreshQuery<MessagesPaneQuery>(
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
  );
  if (!viewer.member) return null;
  return (
    <MessageList
      member={viewer.member}
      chosen={chosen}
      shown={shown}
      isBusy={isBusy}
      onShow={(next) => set(messageChanges(next))}
    />
  );
}
