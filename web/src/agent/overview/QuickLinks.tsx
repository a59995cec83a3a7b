import { Network, Receipt, UserPlus, Wallet } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useRights } from "../../caller/caller.ts";
import { agentPageAt } from "../AgentMenu.tsx";
import { mayOpen } from "../agentPages.ts";
import styles from "./Overview.module.css";

const links = [
  { to: "/agent/register", name: "agent_menu_register", Icon: UserPlus },
  { to: "/agent/team", name: "agent_menu_team", Icon: Network },
  { to: "/agent/team-betting", name: "agent_menu_team_betting", Icon: Receipt },
  { to: "/agent/income", name: "agent_menu_income", Icon: Wallet },
] as const;

/** Where agents go from here. */
export function QuickLinks() {
  const { formatMessage } = useIntl();
  const mayDo = useRights();
  return (
    <nav aria-label={formatMessage({ id: "overview_links" })}>
      <ul className={styles.links}>
        {links
          .filter(({ to }) => mayOpen(agentPageAt(to), mayDo))
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
