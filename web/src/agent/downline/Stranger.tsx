import { UserX } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { levelAddress } from "./addresses.ts";
import styles from "./Downline.module.css";

/** Says that an account is not in the team. */
export const Stranger = ({ to = levelAddress() }: { to?: string }) => (
  <EmptyState icon={UserX} title="agent_account_unknown">
    <Link to={to} className={styles.link} preventScrollReset>
      <FormattedMessage id="agent_team_back" />
    </Link>
  </EmptyState>
);
