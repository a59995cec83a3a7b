import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import styles from "./BrowseLink.module.css";

/** Link to all games, shown with an empty list. */
export const BrowseLink = () => (
  <Link to="/hot" className={styles.link}>
    <FormattedMessage id="games_browse" />
  </Link>
);
