import { graphql } from "react-relay";
import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";
import type { useDeleteMessagesMutation } from "../../__generated__/useDeleteMessagesMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

/** Takes messages out of the list `connectionId`. */
function takeOut(store: RecordSourceSelectorProxy, connectionId: string, ids: readonly string[]): void {
  const list = store.get(connectionId);
  if (list) for (const id of ids) ConnectionHandler.deleteNode(list, id);
}

/** Deletes messages; the list shows them until the platform has done it. */
export function useDeleteMessages(connectionId: string, onDeleted: () => void) {
  const { change, isBusy, failure } = useChange<useDeleteMessagesMutation>(graphql`
    mutation useDeleteMessagesMutation($input: DeleteMessagesInput!) {
      deleteMessages(input: $input) {
        member {
          unreadMessageCount
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  /** Deletes these messages, or all that exist: then `ids` are those in the list, where one that comes meanwhile stays. */
  const deleteMessages = async (ids: readonly string[], isAll = false) => {
    const { done } = await change(
      { input: { ids: isAll ? null : ids } },
      { update: (store) => takeOut(store, connectionId, ids) },
    );
    if (done) onDeleted();
  };
  return { deleteMessages, isBusy, failure };
}
