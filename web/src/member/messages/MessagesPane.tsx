import { graphql } from "react-relay";
import type { MessagesPaneQuery } from "../../__generated__/MessagesPaneQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { MessageList } from "./MessageList.tsx";

/** The platform's messages to the member. */
export function MessagesPane() {
  // Opened from a menu, so no route's loader could start the query earlier.
  const { viewer } = useOwnQuery<MessagesPaneQuery>(
    graphql`
      query MessagesPaneQuery @throwOnFieldError {
        viewer {
          member {
            ...MessageList_member
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return viewer.member && <MessageList member={viewer.member} />;
}
