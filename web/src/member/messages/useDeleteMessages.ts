import { graphql, useMutation } from "react-relay";
import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";
import type { useDeleteMessagesMutation } from "../../__generated__/useDeleteMessagesMutation.graphql.ts";

/** Takes messages out of the list `connectionId`; all of them without ids. */
function takeOut(store: RecordSourceSelectorProxy, connectionId: string, ids: readonly string[] | null): void {
  const list = store.get(connectionId);
  if (!list) return;
  const shown = list.getLinkedRecords("edges")?.map((edge) => edge?.getLinkedRecord("node")?.getDataID()) ?? [];
  for (const id of ids ?? shown) if (id !== undefined) ConnectionHandler.deleteNode(list, id);
}

/** Deletes messages; the list shows them until the platform has done it. */
export function useDeleteMessages(connectionId: string) {
  const [commit, isDeleting] = useMutation<useDeleteMessagesMutation>(graphql`
    mutation useDeleteMessagesMutation($input: DeleteMessagesInput!) {
      deleteMessages(input: $input) {
        member {
          unreadMessageCount
        }
        userErrors {
          code
        }
      }
    }
  `);
  /** Deletes these messages, or all. Calls `done` with whether the platform deleted them. */
  const deleteMessages = (ids: readonly string[] | null, done: (isDone: boolean) => void) =>
    commit({
      variables: { input: { ids } },
      updater: (store, answer) => {
        if (answer?.deleteMessages.userErrors.length === 0) takeOut(store, connectionId, ids);
      },
      onCompleted: ({ deleteMessages: { userErrors } }) => done(userErrors.length === 0),
      onError: () => done(false),
    });
  return { deleteMessages, isDeleting };
}
