import {
  BriefcaseBusiness,
  Gift,
  Headset,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MonitorSmartphone,
  ReceiptText,
  ScrollText,
  Target,
} from "lucide-react";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { MemberMenu_member$key } from "../../__generated__/MemberMenu_member.graphql.ts";
import { isAtDesk, useCaller } from "../../caller/caller.ts";
import { MissionCount } from "../../missions/MissionCount.tsx";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { useClaimCount } from "../../rewards/claimCount.ts";
import { useCustomerService } from "../../support/useCustomerService.ts";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu/Menu.tsx";
import { AccountSummary } from "../account/AccountSummary.tsx";
import type { MemberPane } from "../memberPanes.ts";
import { useMemberLink } from "../useMemberLink.ts";
import styles from "./MemberMenu.module.css";
import { SessionTime } from "./SessionTime.tsx";

interface Props {
  member: MemberMenu_member$key;
  trigger: ReactElement;
  onOpen: (dialog: "signOut" | "sessions") => void;
  /** Whether there are deposits, withdrawals and records. */
  hasCashier: boolean;
}

/** The menu of the avatar. A trial account has neither a member centre nor an agent centre. */
export function MemberMenu({ member: key, trigger, onOpen, hasCashier }: Props) {
  const navigate = useNavigate();
  const caller = useCaller();
  const linkTo = useMemberLink();
  const claimable = useClaimCount();
  const openService = useCustomerService();
  const member = useFragment(
    graphql`
      fragment MemberMenu_member on Member {
        ...AccountSummary_member
      }
    `,
    key,
  );
  const entry = (pane: MemberPane | "menu", text: string, Icon: LucideIcon) => (
    <MenuItem icon={<Icon size={18} />} onSelect={() => void navigate(linkTo(pane))}>
      <FormattedMessage id={text} />
    </MenuItem>
  );

  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <AccountSummary member={member} />
      <QuietPart>
        <SessionTime className={styles.sessionTime} />
      </QuietPart>
      <MenuSeparator />
      {caller !== "subAccount" && (
        <MenuItem icon={<Gift size={18} />} onSelect={() => void navigate("/rewards")}>
          <FormattedMessage id="hall" />
          <MissionCount count={claimable} of="claimable" />
        </MenuItem>
      )}
      {isAtDesk(caller) && (
        <MenuItem icon={<BriefcaseBusiness size={18} />} onSelect={() => void navigate("/agent")}>
          <FormattedMessage id="agent_centre" />
        </MenuItem>
      )}
      {caller === "member" && entry("menu", "member_centre", LayoutDashboard)}
      {caller === "subAccount" && entry("securityCenter", "member_securityCenter", LayoutDashboard)}
      {hasCashier && (
        <>
          {entry("transactionHistory", "member_transactionHistory", ReceiptText)}
          {caller !== "trial" && entry("missionLeaderboard", "member_missionLeaderboard", Target)}
          {entry("personalHistoryCopy", "member_personalHistoryCopy", ScrollText)}
        </>
      )}
      <MenuItem icon={<Headset size={18} />} onSelect={openService}>
        <FormattedMessage id="support_service" />
      </MenuItem>
      {caller !== "trial" && (
        <MenuItem icon={<MonitorSmartphone size={18} />} onSelect={() => onOpen("sessions")}>
          <FormattedMessage id="setting_sessions" />
        </MenuItem>
      )}
      <MenuItem icon={<LogOut size={18} />} onSelect={() => onOpen("signOut")} isDanger>
        <FormattedMessage id="sign_out" />
      </MenuItem>
    </Menu>
  );
}
