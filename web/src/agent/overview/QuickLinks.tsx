import { Network, Receipt, UserPlus, Wallet } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useRights } from "../../caller/caller.ts";
import styles from "./Overview.module.css";

const links = [
  { to: "/agent/register", name: "agent_menu_register", Icon: UserPlus, right: "OPEN_ACCOUNTS" },
  { to: "/agent/team", name: "agent_menu_team", Icon: Network, right: "READ_ACCOUNTS" },
  { to: "/agent/team-betting", name: "agent_menu_team_betting", Icon: Receipt, right: "READ_REPORTS" },
  { to: "/agent/income", name: "agent_menu_income", Icon: Wallet, right: "READ_REPORTS" },
] as const;

/** Where agents go from here. */
export function QuickLinks() {
  const { formatMessage } = useIntl();
  const mayDo = useRights();
  return (
    <nav aria-label={formatMessage({ id: "overview_links" })}>
      <ul className={styles.links}>
        {links
          .filter(({ right }) => mayDo(right))
          .map(({ to, name, Icon }) => (
            <li key={to}>
              <Link to={to} className={styles.quick} preventScrollReset>
                <Icon size={20} aria-hidden="true" />
                <FormattedMessage id={name} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
