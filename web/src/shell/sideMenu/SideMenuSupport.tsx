import clsx from "clsx";
import { Headset } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { SupportMenu } from "../../support/SupportMenu.tsx";
import styles from "./SideMenu.module.css";

/** Customer service, chat and help, behind one entry. */
export const SideMenuSupport = () => (
  <li>
    <SupportMenu
      trigger={
        <button type="button" className={clsx(styles.link, styles.wide)}>
          <span className={styles.icon} aria-hidden="true">
            <Headset />
          </span>
          <span className={styles.label}>
            <FormattedMessage id="support_service" />
          </span>
        </button>
      }
    />
  </li>
);
