import { ArrowLeft } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useTabTitle } from "../../browser/useTabTitle.ts";
import { ActionList } from "./ActionList.tsx";
import { levelAddress } from "./addresses.ts";
import styles from "./Downline.module.css";

/** The log of the whole team. */
export function LogScreen() {
  const { formatMessage } = useIntl();
  useTabTitle(formatMessage({ id: "agent_log" }));
  return (
    <div className={styles.screen}>
      <Link to={levelAddress()} className={styles.link} preventScrollReset>
        <ArrowLeft size={18} aria-hidden="true" />
        <FormattedMessage id="agent_team_back" />
      </Link>
      <ActionList />
    </div>
  );
}
