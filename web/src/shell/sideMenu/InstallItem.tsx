import { MonitorDown } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { install } from "../../install/installOffer.ts";
import styles from "./SideMenu.module.css";

/** Installs the client as an app, in browsers that offer it. */
export const InstallItem = () => (
  <li>
    <button type="button" className={`${styles.link} ${styles.wide}`} onClick={() => void install()}>
      <span className={styles.icon} aria-hidden="true">
        <MonitorDown />
      </span>
      <span className={styles.label}>
        <FormattedMessage id="install_app" />
      </span>
    </button>
  </li>
);
