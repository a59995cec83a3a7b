import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import styles from "./BrowseLink.module.css";

/** Link to all games, or to what a text names, shown with an empty list. */
export const BrowseLink = ({ to = "/hot", text = "games_browse" }: { to?: string; text?: string }) => (
  <Link to={to} className={styles.link}>
    <FormattedMessage id={text} />
  </Link>
);
