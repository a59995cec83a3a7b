import { Text } from "../../ui/text/Text.tsx";
import styles from "./UnreadDot.module.css";

/** Marks an unread announcement: a dot, and a word for screen readers. */
export const UnreadDot = () => (
  <span className={styles.dot}>
    <Text as="span" className="visually-hidden" text="announcements_unread_mark" />
  </span>
);
