import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { MissionCount } from "../../missions/MissionCount.tsx";
import styles from "../../ui/layout/Centre.module.css";
import { showInMenu } from "../../ui/layout/showInMenu.ts";
import type { MemberPane } from "../memberPanes.ts";
import { PANE_ICONS } from "../paneIcons.ts";
import { useMemberLink } from "../useMemberLink.ts";

interface Props {
  panes: readonly MemberPane[];
  selected: MemberPane;
  openMissions: number;
}

/** The panes of the member centre, in the platform's order. */
export function MemberCentreMenu({ panes, selected, openMissions }: Props) {
  const { formatMessage } = useIntl();
  const linkTo = useMemberLink();
  const current = useRef<HTMLAnchorElement>(null);
  // On phones the menu is a row above the pane that is wider than the screen.
  useEffect(() => {
    if (selected) showInMenu(current.current?.closest("nav"), current.current);
  }, [selected]);
  return (
    <nav className={styles.menu} aria-label={formatMessage({ id: "member_centre" })}>
      <ul>
        {panes.map((pane) => {
          const Icon = PANE_ICONS[pane];
          const isHere = pane === selected;
          return (
            <li key={pane}>
              <Link
                ref={isHere ? current : undefined}
                to={linkTo(pane)}
                replace
                preventScrollReset
                className={styles.entry}
                aria-current={isHere ? "page" : undefined}
              >
                <Icon size={20} aria-hidden="true" />
                <FormattedMessage id={`member_${pane}`} />
                {pane === "missionLeaderboard" && <MissionCount count={openMissions} of="open" />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
