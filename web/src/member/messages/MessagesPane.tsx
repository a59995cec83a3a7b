import { graphql } from "react-relay";
import type { MessagesPaneQuery } from "../../__generated__/MessagesPaneQuery.graphql.ts";
import { useRecordAddress } from "../../records/useRecordAddress.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { MessageList } from "./MessageList.tsx";
import { messageEntries, messageFilter, shownMessagesIn } from "./messageSearch.ts";

/** The platform's messages to the member, filtered by the address. */
export function MessagesPane() {
  const { params, shown, isBusy, filter } = useRecordAddress();
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
    { filter: messageFilter(shownMessagesIn(shown)) },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer.member) return null;
  return (
    <MessageList
      member={viewer.member}
      chosen={shownMessagesIn(params)}
      shown={shownMessagesIn(shown)}
      isBusy={isBusy}
      onShow={(next) => filter(messageEntries(next))}
    />
  );
}
