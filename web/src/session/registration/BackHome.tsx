import { ArrowLeft } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import styles from "./RegisterScreen.module.css";

/** The link to the home screen, above the title of the registration page and of its skeleton. */
export const BackHome = () => (
  <Link to="/" className={styles.home}>
    <ArrowLeft size={16} aria-hidden="true" />
    <FormattedMessage id="back_home" />
  </Link>
);
