import { ArrowLeft } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { ActionList } from "./ActionList.tsx";
import { levelAddress } from "./addresses.ts";
import styles from "./Downline.module.css";

/** The log of the whole team. */
export const LogScreen = () => (
  <div className={styles.screen}>
    <Link to={levelAddress()} className={styles.link} preventScrollReset>
      <ArrowLeft size={18} aria-hidden="true" />
      <FormattedMessage id="agent_team_back" />
    </Link>
    <ActionList />
  </div>
);
