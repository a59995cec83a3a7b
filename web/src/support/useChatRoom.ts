import { useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useChatRoomMutation } from "../__generated__/useChatRoomMutation.graphql.ts";

/** Where the opening of the room stands. */
type Room =
  | { readonly state: "opening" }
  | { readonly state: "open"; readonly url: string }
  | { readonly state: "refused"; readonly message: string | undefined };

/** Asks for the room's address as soon as it is mounted; `retry` asks anew, for an address is good for one opening. */
export function useChatRoom() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "chat_title" });
  const [room, setRoom] = useState<Room>({ state: "opening" });
  const [attempt, setAttempt] = useState(0);
  const [commit] = useMutation<useChatRoomMutation>(graphql`
    mutation useChatRoomMutation($input: OpenChatInput!) {
      openChat(input: $input) {
        chat {
          url
        }
        userErrors {
          message
        }
      }
    }
  `);

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Room) => {
      if (isCurrent) setRoom(next);
    };
    setRoom({ state: "opening" });
    // `attempt` only asks anew.
    void attempt;
    commit({
      variables: { input: { title } },
      onCompleted: ({ openChat: { chat, userErrors } }) =>
        settle(chat ? { state: "open", url: chat.url } : { state: "refused", message: userErrors[0]?.message }),
      onError: () => settle({ state: "refused", message: undefined }),
    });
    return () => {
      isCurrent = false;
    };
  }, [commit, title, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { room, retry };
}
