import { graphql } from "react-relay";
import type { MessageTextQuery } from "../../__generated__/MessageTextQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import styles from "./Messages.module.css";

/** The whole text of a message, which lists do not contain. */
export function MessageText({ id }: { id: string }) {
  const { node } = useOwnQuery<MessageTextQuery>(
    graphql`
      query MessageTextQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Message {
            content
          }
        }
      }
    `,
    { id },
  );
  return <p className={styles.lines}>{node?.content ?? ""}</p>;
}
