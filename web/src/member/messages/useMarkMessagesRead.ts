import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { useMarkMessagesReadMutation } from "../../__generated__/useMarkMessagesReadMutation.graphql.ts";

const showRead = (store: RecordSourceSelectorProxy, ids: readonly string[]) => {
  for (const id of ids) store.get(id)?.setValue(true, "isRead");
};

/** Marks messages as read, which the list shows at once; it shows them as before when the platform refuses. */
export function useMarkMessagesRead() {
  const [commit] = useMutation<useMarkMessagesReadMutation>(graphql`
    mutation useMarkMessagesReadMutation($input: MarkMessagesReadInput!) {
      markMessagesRead(input: $input) {
        member {
          unreadMessageCount
        }
        userErrors {
          code
        }
      }
    }
  `);
  const [isMarkingAll, setMarkingAll] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const mark = (ids: string[] | null, shown: readonly string[]) => {
    setFailed(false);
    commit({
      variables: { input: { ids } },
      optimisticUpdater: (store) => showRead(store, shown),
      updater: (store, answer) => {
        if (answer?.markMessagesRead.userErrors.length === 0) showRead(store, shown);
      },
      onCompleted({ markMessagesRead: { userErrors } }) {
        setMarkingAll(false);
        setFailed(userErrors.length > 0);
      },
      onError: () => {
        setMarkingAll(false);
        setFailed(true);
      },
    });
  };
  return {
    /** Marks up to 100 messages. */
    markRead: (ids: string[]) => mark(ids, ids),
    /** Marks all messages; `shown` are those in the list. */
    markAllRead: (shown: readonly string[]) => {
      setMarkingAll(true);
      mark(null, shown);
    },
    isMarkingAll,
    hasFailed,
  };
}
