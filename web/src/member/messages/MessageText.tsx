import { graphql } from "react-relay";
import type { MessageTextQuery } from "../../__generated__/MessageTextQuery.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./Messages.module.css";
import { useDeleteMessages } from "./useDeleteMessages.ts";

interface Props {
  id: string;
  /** The list's id in the store. */
  connectionId: string;
  onDeleted: () => void;
}

/** The whole text of a message, which lists do not contain, and a button that deletes it. */
export function MessageText({ id, connectionId, onDeleted }: Props) {
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
  const { deleteMessages, isBusy, failure } = useDeleteMessages(connectionId, onDeleted);
  return (
    <>
      <p className={styles.lines}>{node?.content ?? ""}</p>
      <FailureNote failure={failure} />
      <Button
        size="sm"
        variant="ghost"
        className={styles.delete}
        isBusy={isBusy}
        onClick={() => deleteMessages([id])}
        text="messages_delete"
      />
    </>
  );
}
