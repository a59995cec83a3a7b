import { UserPlus, Users } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "./Report.module.css";

/** Tells an agent without a team where to begin. */
export const NoTeam = () => (
  <EmptyState
    icon={Users}
    title="agent_no_team"
    action={
      <Link to="/agent/register" className={styles.next} preventScrollReset>
        <UserPlus size={18} aria-hidden="true" />
        <FormattedMessage id="agent_menu_register" />
      </Link>
    }
    text="agent_no_team_text"
  />
);
