import { MonitorDown } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { install } from "../../install/installOffer.ts";
import styles from "./SideMenu.module.css";

/** Puts the client among the device's own programs; in the side menu, where the browser can. */
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
