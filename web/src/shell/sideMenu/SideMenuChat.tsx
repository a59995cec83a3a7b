import { MessageCircle } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { askForChat, useChat } from "../../support/chatRequests.ts";
import styles from "./SideMenu.module.css";
import { EntryCount, EntryFace } from "./SideMenuLink.tsx";

/** Opens the chat room, where the menu is a drawer: there the header has no room for the chat's button. */
export function SideMenuChat({ onChoose }: { onChoose: () => void }) {
  const { unread } = useChat();
  const open = () => {
    onChoose();
    askForChat();
  };
  return (
    <li>
      <button type="button" className={`${styles.link} ${styles.wide}`} onClick={open}>
        <EntryFace icon={<MessageCircle />}>
          <FormattedMessage id="chat_title" />
        </EntryFace>
        <EntryCount count={unread} text="chat_unread" />
      </button>
    </li>
  );
}
