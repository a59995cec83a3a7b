import { Headset, MessageCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { ChatDockQuery } from "../__generated__/ChatDockQuery.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useFreshQuery } from "../relay/useFreshQuery.ts";
import icon from "../ui/button/IconButton.module.css";
import { IconButton } from "../ui/button/IconButton.tsx";
import styles from "./ChatDock.module.css";
import { ChatPanel } from "./ChatPanel.tsx";
import { askForChat, onChatAsked, setChat, useChat } from "./chatRequests.ts";
import { useCustomerService } from "./useCustomerService.ts";

type RoomState = "none" | "shown" | "hidden";

/**
 * The chat room, beside the page, for callers with the right to it. It opens when a button of the header or of the menu
 * asks for it. Guests must log in first, trial accounts get a warning. Once opened, the chat room keeps its state while
 * it is hidden.
 */
export function ChatDock() {
  const mayChat = useHasAccount();
  const [room, setRoom] = useState<RoomState>("none");
  useEffect(() => {
    if (!mayChat) setRoom("none");
  }, [mayChat]);
  const toggle = useProtectedAction(() => setRoom(room === "shown" ? "hidden" : "shown"));
  useEffect(() => onChatAsked(toggle), [toggle]);
  return mayChat ? <Room room={room} onHide={() => setRoom("hidden")} /> : null;
}

function Room({ room, onHide }: { room: RoomState; onHide: () => void }) {
  const { site, viewer } = useFreshQuery<ChatDockQuery>(graphql`
    query ChatDockQuery {
      site {
        brand {
          chatHeaderColor
        }
      }
      viewer {
        member {
          unreadChatCount
        }
      }
    }
  `);
  const isShown = room === "shown";
  const unread = isShown ? 0 : (viewer.member?.unreadChatCount ?? 0);
  useEffect(() => setChat({ unread, isShown }), [unread, isShown]);
  useEffect(() => setChat, []);
  return (
    room !== "none" && <ChatPanel headerColor={site.brand?.chatHeaderColor ?? null} isShown={isShown} onHide={onHide} />
  );
}

/** Opens and hides the chat room, from the header. */
export function ChatButton() {
  const { formatMessage } = useIntl();
  const { unread, isShown } = useChat();
  const label = formatMessage({ id: isShown ? "chat_hide" : "chat_open" });
  return (
    <IconButton
      label={unread > 0 ? `${label}. ${formatMessage({ id: "chat_unread" }, { count: unread })}` : label}
      className={styles.button}
      aria-expanded={isShown}
      onClick={askForChat}
    >
      <MessageCircle size={20} aria-hidden="true" />
      {unread > 0 && <span className={icon.dot} />}
    </IconButton>
  );
}

/** The header's way to customer service for guests: they have no account menu, and on phones no menu in sight. */
export function ServiceIcon() {
  const { formatMessage } = useIntl();
  const open = useCustomerService();
  return (
    <IconButton label={formatMessage({ id: "support_service" })} onClick={open}>
      <Headset size={20} />
    </IconButton>
  );
}
