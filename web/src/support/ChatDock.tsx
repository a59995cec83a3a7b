import clsx from "clsx";
import { MessageCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { ChatDockQuery } from "../__generated__/ChatDockQuery.graphql.ts";
import { useCaller } from "../caller/caller.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { useScrollsDown } from "../ui/motion/useScrollsDown.ts";
import styles from "./ChatDock.module.css";
import { ChatPanel } from "./ChatPanel.tsx";
import { onChatAsked, setUnreadChat } from "./chatRequests.ts";

type RoomState = "none" | "shown" | "hidden";

/**
 * The button of the chat room and, for callers with the right, the chat room itself, beside the page. On phones the
 * button is in the menu, so that it covers nothing. Guests must log in first, trial accounts get a warning. Once opened,
 * the chat room keeps its state while it is hidden.
 */
export function ChatDock({ isQuiet }: { isQuiet: boolean }) {
  const caller = useCaller();
  const mayChat = caller === "member" || caller === "agent";
  const [room, setRoom] = useState<RoomState>("none");
  useEffect(() => {
    if (!mayChat) setRoom("none");
  }, [mayChat]);
  return mayChat ? (
    <Room isQuiet={isQuiet} room={room} onChange={setRoom} />
  ) : (
    <ChatButton unread={0} isOpen={false} isQuiet={isQuiet} onToggle={() => setRoom("shown")} />
  );
}

interface RoomProps {
  isQuiet: boolean;
  room: RoomState;
  onChange: (room: RoomState) => void;
}

function Room({ isQuiet, room, onChange }: RoomProps) {
  const { site, viewer } = useOwnQuery<ChatDockQuery>(
    graphql`
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
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const isShown = room === "shown";
  return (
    <>
      {room !== "none" && (
        <ChatPanel
          headerColor={site.brand?.chatHeaderColor ?? null}
          isShown={isShown}
          onHide={() => onChange("hidden")}
        />
      )}
      <ChatButton
        unread={isShown ? 0 : (viewer.member?.unreadChatCount ?? 0)}
        isOpen={isShown}
        isQuiet={isQuiet}
        onToggle={() => onChange(isShown ? "hidden" : "shown")}
      />
    </>
  );
}

interface ButtonProps {
  unread: number;
  isOpen: boolean;
  /** Keeps the button out of the way while a game fills the window. */
  isQuiet: boolean;
  onToggle: () => void;
}

function ChatButton({ unread, isOpen, isQuiet, onToggle }: ButtonProps) {
  const { formatMessage } = useIntl();
  const scrollsDown = useScrollsDown();
  const toggle = useProtectedAction(onToggle);
  useEffect(() => onChatAsked(toggle), [toggle]);
  useEffect(() => {
    setUnreadChat(unread);
    return () => setUnreadChat(0);
  }, [unread]);
  if (isQuiet) return null;
  const label = formatMessage({ id: isOpen ? "chat_hide" : "chat_open" });
  return (
    <button
      type="button"
      className={clsx(styles.button, scrollsDown && !isOpen && unread === 0 && styles.away)}
      aria-expanded={isOpen}
      aria-label={unread > 0 ? `${label}. ${formatMessage({ id: "chat_unread" }, { count: unread })}` : undefined}
      onClick={toggle}
    >
      <MessageCircle size={20} aria-hidden="true" />
      {label}
      {unread > 0 && <span className={styles.dot} aria-hidden="true" />}
    </button>
  );
}
