import { useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useChatRoomMutation } from "../__generated__/useChatRoomMutation.graphql.ts";

/** The state of opening the chat room. */
type Room =
  | { readonly state: "opening" }
  | { readonly state: "open"; readonly url: string }
  | { readonly state: "refused"; readonly message: string | undefined };

/**
 * Asks for the chat room's address when the component mounts. `retry` asks again, because an address works only once.
 */
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
    // `attempt` only triggers another request.
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
