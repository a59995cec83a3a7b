import { useState } from "react";
import { graphql } from "react-relay";
import type { useMarkMessagesReadMutation } from "../../__generated__/useMarkMessagesReadMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

/** Marks messages as read, which the list shows at once; it shows them as before when the platform refuses. */
export function useMarkMessagesRead() {
  const { change, failure } = useChange<useMarkMessagesReadMutation>(graphql`
    mutation useMarkMessagesReadMutation($input: MarkMessagesReadInput!) {
      markMessagesRead(input: $input) {
        member {
          unreadMessageCount
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const [isMarkingAll, setMarkingAll] = useState(false);
  const mark = (ids: string[] | null, shown: readonly string[]) =>
    change(
      { input: { ids } },
      {
        update: (store) => {
          for (const id of shown) store.get(id)?.setValue(true, "isRead");
        },
        isOptimistic: true,
      },
    );
  return {
    /** Marks up to 100 messages. */
    markRead: (ids: string[]) => mark(ids, ids),
    /** Marks all messages; `shown` are those in the list. */
    markAllRead: async (shown: readonly string[]) => {
      setMarkingAll(true);
      await mark(null, shown);
      setMarkingAll(false);
    },
    isMarkingAll,
    failure,
  };
}
