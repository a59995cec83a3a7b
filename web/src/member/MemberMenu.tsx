import { BriefcaseBusiness, LogOut, MonitorSmartphone } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { MemberMenu_member$key } from "../__generated__/MemberMenu_member.graphql.ts";
import { useCaller } from "../shell/caller.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Menu, MenuItem, MenuSeparator } from "../ui/Menu.tsx";
import { AccountSummary } from "./AccountSummary.tsx";
import { Avatar } from "./Avatar.tsx";

const SignOutDialog = lazy(async () => ({ default: (await import("./SignOutDialog.tsx")).SignOutDialog }));
const SessionsDialog = lazy(async () => ({ default: (await import("./SessionsDialog.tsx")).SessionsDialog }));

/** Behind the avatar: who is logged in, the agent centre for agents, the devices, the way out. */
export function MemberMenu({ member: key }: { member: MemberMenu_member$key }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const caller = useCaller();
  const [dialog, setDialog] = useState<"signOut" | "sessions" | null>(null);
  const member = useFragment(
    graphql`
      fragment MemberMenu_member on Member {
        ...Avatar_member
        ...AccountSummary_member
      }
    `,
    key,
  );
  const close = () => setDialog(null);

  return (
    <>
      <Menu
        trigger={
          <IconButton label={formatMessage({ id: "account_menu" })}>
            <Avatar member={member} />
          </IconButton>
        }
      >
        <AccountSummary member={member} />
        <MenuSeparator />
        {(caller === "agent" || caller === "trial") && (
          <MenuItem icon={<BriefcaseBusiness size={18} />} onSelect={() => void navigate("/agent")}>
            <FormattedMessage id="agent_centre" />
          </MenuItem>
        )}
        {caller !== "trial" && (
          <MenuItem icon={<MonitorSmartphone size={18} />} onSelect={() => setDialog("sessions")}>
            <FormattedMessage id="sessions_title" />
          </MenuItem>
        )}
        <MenuItem icon={<LogOut size={18} />} onSelect={() => setDialog("signOut")} isDanger>
          <FormattedMessage id="sign_out" />
        </MenuItem>
      </Menu>
      <Suspense>
        {dialog === "signOut" && <SignOutDialog onClose={close} />}
        {dialog === "sessions" && <SessionsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
