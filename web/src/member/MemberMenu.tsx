import { BriefcaseBusiness, LogOut, MonitorSmartphone } from "lucide-react";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { MemberMenu_member$key } from "../__generated__/MemberMenu_member.graphql.ts";
import { useCaller } from "../shell/caller.ts";
import { Menu, MenuItem, MenuSeparator } from "../ui/Menu.tsx";
import { AccountSummary } from "./AccountSummary.tsx";

interface Props {
  member: MemberMenu_member$key;
  trigger: ReactElement;
  onOpen: (dialog: "signOut" | "sessions") => void;
}

/** Behind the avatar: who is logged in, the agent centre for agents, the devices, the way out. */
export function MemberMenu({ member: key, trigger, onOpen }: Props) {
  const navigate = useNavigate();
  const caller = useCaller();
  const member = useFragment(
    graphql`
      fragment MemberMenu_member on Member {
        ...AccountSummary_member
      }
    `,
    key,
  );

  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <AccountSummary member={member} />
      <MenuSeparator />
      {(caller === "agent" || caller === "trial") && (
        <MenuItem icon={<BriefcaseBusiness size={18} />} onSelect={() => void navigate("/agent")}>
          <FormattedMessage id="agent_centre" />
        </MenuItem>
      )}
      {caller !== "trial" && (
        <MenuItem icon={<MonitorSmartphone size={18} />} onSelect={() => onOpen("sessions")}>
          <FormattedMessage id="sessions_title" />
        </MenuItem>
      )}
      <MenuItem icon={<LogOut size={18} />} onSelect={() => onOpen("signOut")} isDanger>
        <FormattedMessage id="sign_out" />
      </MenuItem>
    </Menu>
  );
}
