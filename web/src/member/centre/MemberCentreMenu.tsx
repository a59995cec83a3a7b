import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useTabTitle } from "../../browser/useTabTitle.ts";
import { useCaller } from "../../caller/caller.ts";
import { MissionCount } from "../../missions/MissionCount.tsx";
import styles from "../../ui/layout/Centre.module.css";
import { showInMenu } from "../../ui/layout/showInMenu.ts";
import { type MemberPane, PANE_GROUP_NAMES, PANE_GROUPS, subjectOf } from "../memberPanes.ts";
import { PANE_ICONS } from "../paneIcons.ts";

/** Returns message ids of the names of entries. A page has one entry for all panes of a subject. */
export function useEntryName(isPage: boolean) {
  const sendsDownOnly = useCaller() === "subAccount";
  return (pane: MemberPane) => {
    const subject = isPage ? subjectOf(pane) : undefined;
    if (subject) return subject.name;
    return sendsDownOnly && pane === "transferUpline" ? "member_transfer_downline" : `member_${pane}`;
  };
}

interface Props {
  panes: readonly MemberPane[];
  selected: MemberPane | null;
  openMissions: number;
  linkTo: (pane: MemberPane) => string;
  isPage: boolean;
}

/**
 * The panes of the member centre, in their groups. A group without any is left out. On a page those of one subject are one
 * entry, and tabs lead to each; the dialog has the entries of the customer's documents.
 */
export function MemberCentreMenu({ panes, selected, openMissions, linkTo, isPage }: Props) {
  const { formatMessage } = useIntl();
  useTabTitle(selected ? formatMessage({ id: `member_${selected}` }) : undefined);
  const current = useRef<HTMLAnchorElement>(null);
  // On phones the menu is a row above the pane that is wider than the screen.
  useEffect(() => {
    if (selected) showInMenu(current.current?.closest("nav"), current.current);
  }, [selected]);
  /** The entry that stands for a pane: the first one of its subject. */
  const entryOf = (pane: MemberPane) =>
    (isPage ? subjectOf(pane)?.panes.find((one) => panes.includes(one)) : undefined) ?? pane;
  const nameOf = useEntryName(isPage);
  const shown = panes.filter((pane) => entryOf(pane) === pane);
  const groups = PANE_GROUP_NAMES.map((name) => ({
    name,
    panes: PANE_GROUPS[name].filter((pane: MemberPane) => shown.includes(pane)),
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
              const isHere = selected !== null && pane === entryOf(selected);
              return (
                <li key={pane}>
                  <Link
                    ref={isHere ? current : undefined}
                    to={linkTo(pane)}
                    replace={!isPage}
                    preventScrollReset={!isPage}
                    className={styles.entry}
                    aria-current={isHere ? "page" : undefined}
                  >
                    <Icon size={20} aria-hidden="true" />
                    <FormattedMessage id={nameOf(pane)} />
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
