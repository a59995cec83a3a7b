import { Megaphone, Receipt } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { NavLink } from "react-router-dom";
import { useSessionDialogs } from "../caller/sessionDialogs.ts";
import styles from "../ui/layout/Centre.module.css";

const entries = [
  { page: "agentAnnouncement", to: "/agent/announcement", title: "notices", Icon: Megaphone },
  { page: "teamBetting", to: "/agent/team-betting", title: "agent_menu_team_betting", Icon: Receipt },
] as const;

/** The pages of the agent centre, with the specification's names in `data-page`. Trial accounts see them too, and get a warning on each. */
export function AgentMenu({ isTrial }: { isTrial: boolean }) {
  const { formatMessage } = useIntl();
  const { warnTrial } = useSessionDialogs();
  return (
    <nav className={styles.menu} aria-label={formatMessage({ id: "agent_title" })}>
      <ul>
        {entries.map(({ page, to, title, Icon }) => (
          <li key={page} data-page={`agentCenter/${page}`}>
            {isTrial ? (
              <button type="button" className={styles.entry} onClick={() => warnTrial()}>
                <Icon size={20} aria-hidden="true" />
                <FormattedMessage id={title} />
              </button>
            ) : (
              <NavLink to={to} className={styles.entry} preventScrollReset>
                <Icon size={20} aria-hidden="true" />
                <FormattedMessage id={title} />
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
