import { FormattedMessage } from "react-intl";
import styles from "./UnreadDot.module.css";

/** What was not read yet: a dot for the eye, a word for screen readers. */
export const UnreadDot = () => (
  <span className={styles.dot}>
    <span className="visually-hidden">
      <FormattedMessage id="announcements_unread_mark" />
    </span>
  </span>
);
