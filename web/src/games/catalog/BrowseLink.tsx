import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import styles from "./BrowseLink.module.css";

/** The way out of an empty list. */
export const BrowseLink = () => (
  <Link to="/hot" className={styles.link}>
    <FormattedMessage id="games_browse" />
  </Link>
);
