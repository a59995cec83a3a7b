import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { MissionCount } from "../../missions/MissionCount.tsx";
import styles from "../../ui/layout/Centre.module.css";
import { showInMenu } from "../../ui/layout/showInMenu.ts";
import { type MemberPane, PANE_GROUP_NAMES, PANE_GROUPS } from "../memberPanes.ts";
import { PANE_ICONS } from "../paneIcons.ts";
import { useMemberLink } from "../useMemberLink.ts";

interface Props {
  panes: readonly MemberPane[];
  selected: MemberPane;
  openMissions: number;
}

/** The panes of the member centre, in their groups. A group without any is left out. */
export function MemberCentreMenu({ panes, selected, openMissions }: Props) {
  const { formatMessage } = useIntl();
  const linkTo = useMemberLink();
  const current = useRef<HTMLAnchorElement>(null);
  // On phones the menu is a row above the pane that is wider than the screen.
  useEffect(() => {
    if (selected) showInMenu(current.current?.closest("nav"), current.current);
  }, [selected]);
  const groups = PANE_GROUP_NAMES.map((name) => ({
    name,
    panes: PANE_GROUPS[name].filter((pane: MemberPane) => panes.includes(pane)),
  })).filter((group) => group.panes.length > 0);
  return (
    <nav className={styles.menu} aria-label={formatMessage({ id: "member_centre" })}>
      {groups.map((group) => (
        <section key={group.name} className={styles.group} aria-labelledby={`member-${group.name}`}>
          <h3 id={`member-${group.name}`} className={styles.groupName}>
            <FormattedMessage id={`member_group_${group.name}`} />
          </h3>
          <ul>
            {group.panes.map((pane) => {
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
        </section>
      ))}
    </nav>
  );
}
