import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useChatRoomMutation } from "../__generated__/useChatRoomMutation.graphql.ts";
import { useChange } from "../change/useChange.ts";

/**
 * Asks for the chat room's address when the component mounts: `url` is null until it is there. `open` asks again, because
 * an address works only once.
 */
export function useChatRoom() {
  const title = useIntl().formatMessage({ id: "chat_title" });
  const [url, setUrl] = useState<string | null>(null);
  const { change, failure } = useChange<useChatRoomMutation>(graphql`
    mutation useChatRoomMutation($input: OpenChatInput!) {
      openChat(input: $input) {
        chat {
          url
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const open = async () => {
    setUrl(null);
    const { done } = await change({ input: { title } });
    setUrl(done?.openChat.chat?.url ?? null);
  };
  const openFirst = useEffectEvent(open);
  useEffect(() => void openFirst(), []);
  return { url, failure, open };
}
