import { MessageCircle } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { askForChat, useChat } from "../../support/chatRequests.ts";
import styles from "./SideMenu.module.css";

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
        <span className={styles.icon} aria-hidden="true">
          <MessageCircle />
        </span>
        <span className={styles.label}>
          <FormattedMessage id="chat_title" />
        </span>
        {unread > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{unread}</span>
            <span className="visually-hidden">
              <FormattedMessage id="chat_unread" values={{ count: unread }} />
            </span>
          </span>
        )}
      </button>
    </li>
  );
}
