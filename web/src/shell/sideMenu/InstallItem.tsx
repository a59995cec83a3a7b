import { MonitorDown } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { install } from "../../install/installOffer.ts";
import styles from "./SideMenu.module.css";
import { EntryFace } from "./SideMenuLink.tsx";

/** Installs the client as an app, in browsers that offer it. */
export const InstallItem = () => (
  <li>
    <button type="button" className={`${styles.link} ${styles.wide}`} onClick={() => void install()}>
      <EntryFace icon={<MonitorDown />}>
        <FormattedMessage id="install_app" />
      </EntryFace>
    </button>
  </li>
);
