import clsx from "clsx";
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartNoAxesCombined,
  ChevronRight,
  FileText,
  Gift,
  type LucideIcon,
  Mail,
  ReceiptText,
  ScrollText,
  Send,
  ShieldCheck,
  Sparkles,
  Target,
  UsersRound,
  Wallet,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useCaller } from "../../caller/caller.ts";
import { MissionCount } from "../../missions/MissionCount.tsx";
import surface from "../../ui/card/Surface.module.css";
import centre from "../../ui/layout/Centre.module.css";
import { showInMenu } from "../../ui/layout/showInMenu.ts";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { type MemberPane, PANE_GROUP_NAMES, PANE_GROUPS, subjectOf } from "../memberPanes.ts";
import styles from "./MemberCentre.module.css";

/** Returns message ids of the names of entries. A page has one entry for all panes of a subject. */
export function useEntryName(isPage: boolean) {
  const sendsDownOnly = useCaller() === "subAccount";
  return (pane: MemberPane) => {
    const subject = isPage ? subjectOf(pane) : undefined;
    if (subject) return subject.name;
    return sendsDownOnly && pane === "transferUpline" ? "member_transfer_downline" : `member_${pane}`;
  };
}

const PANE_ICONS: Readonly<Record<MemberPane, LucideIcon>> = {
  securityCenter: ShieldCheck,
  transferFund: Wallet,
  depositv2: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transferUpline: Send,
  personalHistoryCopy: ScrollText,
  transactionHistory: ReceiptText,
  personalProfit: ChartNoAxesCombined,
  activityStatement: FileText,
  bonusDetails: Sparkles,
  rewardCenter: Gift,
  referral: UsersRound,
  missionLeaderboard: Target,
  messageV2: Mail,
};

interface Props {
  panes: readonly MemberPane[];
  selected: MemberPane | null;
  openMissions: number;
  linkTo: (pane: MemberPane) => string;
  isPage: boolean;
}

/**
 * The panes of the member centre, in their groups. A group without any is left out. On a page those of one subject are one
 * entry, and tabs lead to each; the dialog has the entries of the customer's documents. On phones the menu is a screen of its own.
 */
export function MemberCentreMenu({ panes, selected, openMissions, linkTo, isPage }: Props) {
  const { formatMessage } = useIntl();
  const current = useRef<HTMLAnchorElement>(null);
  const isPhone = usePhone();
  useEffect(() => {
    if (selected) showInMenu(current.current?.closest("nav"), current.current);
  }, [selected]);
  /** The entry that stands for a pane: the first one of its subject. */
  const entryOf = (pane: MemberPane) =>
    (isPage ? subjectOf(pane)?.panes.find((one) => panes.includes(one)) : undefined) ?? pane;
  const nameOf = useEntryName(isPage);
  const GroupName = isPage ? "h2" : "h3";
  const shown = panes.filter((pane) => entryOf(pane) === pane);
  const groups = PANE_GROUP_NAMES.map((name) => ({
    name,
    panes: PANE_GROUPS[name].filter((pane: MemberPane) => shown.includes(pane)),
  })).filter((group) => group.panes.length > 0);
  return (
    <nav className={clsx(centre.menu, styles.menu)} aria-label={formatMessage({ id: "member_centre" })}>
      {groups.map((group) => (
        <div key={group.name} className={styles.group}>
          <GroupName id={`member-${group.name}`} className={styles.groupName}>
            <FormattedMessage id={`member_group_${group.name}`} />
          </GroupName>
          <ul
            className={isPhone ? clsx(surface.rows, styles.rows) : undefined}
            aria-labelledby={`member-${group.name}`}
          >
            {group.panes.map((pane) => {
              const Icon = PANE_ICONS[pane];
              const isHere = selected !== null && pane === entryOf(selected);
              return (
                <li key={pane}>
                  <Link
                    ref={isHere ? current : undefined}
                    to={linkTo(pane)}
                    replace={!isPage && !isPhone}
                    preventScrollReset={!isPage}
                    className={clsx(centre.entry, styles.entry)}
                    aria-current={isHere ? "page" : undefined}
                  >
                    <Icon size={20} aria-hidden="true" />
                    <FormattedMessage id={nameOf(pane)} />
                    {pane === "missionLeaderboard" && <MissionCount count={openMissions} of="open" />}
                    {isPhone && <ChevronRight size={18} aria-hidden="true" />}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
