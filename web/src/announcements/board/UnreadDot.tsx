import { FormattedMessage } from "react-intl";
import styles from "./UnreadDot.module.css";

/** Marks an unread announcement: a dot, and a word for screen readers. */
export const UnreadDot = () => (
  <span className={styles.dot}>
    <span className="visually-hidden">
      <FormattedMessage id="announcements_unread_mark" />
    </span>
  </span>
);
