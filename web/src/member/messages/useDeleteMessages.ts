import { graphql } from "react-relay";
import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";
import type { useDeleteMessagesMutation } from "../../__generated__/useDeleteMessagesMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

/** Takes messages out of the list `connectionId`; all of them without ids. */
function takeOut(store: RecordSourceSelectorProxy, connectionId: string, ids: readonly string[] | null): void {
  const list = store.get(connectionId);
  if (!list) return;
  const shown = list.getLinkedRecords("edges")?.map((edge) => edge?.getLinkedRecord("node")?.getDataID()) ?? [];
  for (const id of ids ?? shown) if (id !== undefined) ConnectionHandler.deleteNode(list, id);
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
  /** Deletes these messages, or all. */
  const deleteMessages = async (ids: readonly string[] | null) => {
    const { done } = await change({ input: { ids } }, { update: (store) => takeOut(store, connectionId, ids) });
    if (done) onDeleted();
  };
  return { deleteMessages, isBusy, failure };
}
